import type { MANUSCRIPT_GAPS, ManuscriptContent } from '../../contract/writing';
import { CodedError } from '../../contract/error-codes';
import { plainText } from '../articles/public';

export type Gap = (typeof MANUSCRIPT_GAPS)[number];

/** What a text still needs before it may be submitted, in the order of the form. */
export function gapsOf(content: ManuscriptContent): Gap[] {
  const { title, summary, body_html: body, section, origin, source_name: source } = content;
  const isMissing: Record<Gap, boolean> = {
    title: title.trim() === '',
    summary: summary.trim() === '',
    body: plainText(body).trim() === '',
    section: section === '',
    source: origin !== 'original' && source.trim() === '',
    sponsor: content.is_sponsored && content.sponsor.trim() === '',
  };
  return (Object.keys(isMissing) as Gap[]).filter((gap) => isMissing[gap]);
}

/** @throws CodedError manuscriptIncomplete with the fields that are missing. */
export function refuseGaps(content: ManuscriptContent): void {
  const gaps = gapsOf(content);
  if (gaps.length === 0) return;
  const fields = Object.fromEntries(gaps.map((gap) => [gap, 'required' as const]));
  throw new CodedError('manuscriptIncomplete', {}, undefined, fields);
}
