import { FEEDBACK_MAX_WORDS, FEEDBACK_MIN_WORDS } from '../../contract/constants';
import { countWords } from '../../contract/word-count';

/** Spec section 5: feedback has 5 to 500 words. */
export function isFeedbackLength(text: string): boolean {
  const words = countWords(text);
  return words >= FEEDBACK_MIN_WORDS && words <= FEEDBACK_MAX_WORDS;
}

/** What people wrote, without what no keyboard writes and without blanks around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/(?!\n|\t)\p{Cc}/gu, '')
    .trim();
}

/** A path of this site, or '' for what is none. */
export function cleanPage(page: string): string {
  return /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(page) ? page : '';
}
