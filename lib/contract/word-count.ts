/**
 * A character of a script that is written without blanks, or a word between blanks and
 * such characters. Wide punctuation parts words and is none itself.
 */
const PIECES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u2013\u2014\u2018\u201a-\u2026\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Words as a person counts them: each Chinese, Japanese or Korean character is one, so is
 * each word of other scripts, number and address; marks and emoji alone are none.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const [piece] of text.matchAll(PIECES)) if (SAYS_SOMETHING.test(piece)) words += 1;
  return words;
}
