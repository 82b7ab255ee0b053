import { excerpt } from './body-html';

/**
 * How much of a body is looked at: little tells most articles apart, more is for links
 * with long addresses. The rest of a long article costs nothing.
 */
const LOOKED_AT_CHARS = [1_500, 16_000];
/** A cut text may end within a word, and derived traditional text may differ there. */
const UNSURE_END = 3;

/**
 * What stands under the title of the whole article: its summary, or '' where the text
 * begins with the same words and would say them twice. Lists and feeds keep the summary.
 */
export function deckOf(summary: string, bodyHtml: string): string {
  const said = lettersOf(summary);
  if (said === '') return '';
  const isCut = /(?:…|\.{3})\s*$/.test(summary);
  const compared = isCut ? said.slice(0, Math.max(1, said.length - UNSURE_END)) : said;
  for (const size of LOOKED_AT_CHARS) {
    const start = lettersOf(excerpt(bodyHtml.slice(0, size), summary.length * 2));
    if (start.startsWith(compared)) return '';
    if (!compared.startsWith(start)) return summary;
  }
  return summary;
}

/** A text by its letters and digits: blanks and marks are set differently here and there. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').toLowerCase();
}
