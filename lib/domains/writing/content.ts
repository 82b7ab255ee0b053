import { withoutHidden } from '../../contract/typed-text';
import type { ManuscriptContent } from '../../contract/writing';
import { sanitizeBody, wordCounts } from '../articles/public';

/**
 * A text as it may be stored: the body through the one policy, everything else one line each.
 * Cleaning it again changes nothing.
 */
export function cleanContent(content: ManuscriptContent): ManuscriptContent {
  return {
    ...content,
    title: oneLine(content.title),
    summary: oneLine(content.summary),
    body_html: sanitizeBody(content.body_html),
    labels: [...new Set(content.labels)],
    source_name: oneLine(content.source_name),
    sponsor: oneLine(content.sponsor),
    hant_title: oneLine(content.hant_title),
    hant_phrases: content.hant_phrases.map(({ from, to }) => ({ from, to })),
  };
}

/** Whether two texts are the same in everything; the order of keys is none of it. */
export function isSameContent(left: ManuscriptContent, right: ManuscriptContent): boolean {
  return ordered(left) === ordered(right);
}

/** Characters of Chinese and words of other scripts in a body. */
export function countWords({ body_html }: Pick<ManuscriptContent, 'body_html'>): number {
  const { cjk, words } = wordCounts(body_html);
  return cjk + words;
}

function ordered(content: ManuscriptContent): string {
  const { hant_phrases, ...rest } = content;
  const entries = Object.entries(rest).sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([entries, hant_phrases.map(({ from, to }) => [from, to])]);
}

/** Breaks and control characters as spaces, nothing hidden; spaces at the ends stay, somebody is typing there. */
function oneLine(text: string): string {
  return withoutHidden(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
