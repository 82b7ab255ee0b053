import { MANUSCRIPT_GAPS, type ManuscriptContent } from '@/lib/contract/writing';

export type ManuscriptGap = (typeof MANUSCRIPT_GAPS)[number];

/** What a text still needs before it may be submitted; the server judges by the same rules. */
export function gapsOf(content: ManuscriptContent): ManuscriptGap[] {
  const isBlank = (text: string) => text.trim() === '';
  const isFilled: Record<ManuscriptGap, boolean> = {
    title: !isBlank(content.title),
    summary: !isBlank(content.summary),
    body: !isBlank(content.body_html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')),
    section: content.section !== '',
    source: content.origin === 'original' || !isBlank(content.source_name),
    sponsor: !content.is_sponsored || !isBlank(content.sponsor),
  };
  return MANUSCRIPT_GAPS.filter((gap) => !isFilled[gap]);
}
