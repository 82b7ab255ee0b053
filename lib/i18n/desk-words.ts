/** Simplified word → what stands for it in traditional text; the same where it is left as it is. */
export type ConversionWords = Readonly<Record<string, string>>;

const KEY = Symbol.for('chaintide.words');
const NONE: ConversionWords = {};
const holder = globalThis as { [KEY]?: ConversionWords };

/** The desk's own words of this process, whichever bundle asks. */
export function deskWords(): ConversionWords {
  return holder[KEY] ?? NONE;
}

/** Puts the desk's words in place of those there are; the same ones stay the same object. */
export function setDeskWords(words: ConversionWords): void {
  if (JSON.stringify(deskWords()) === JSON.stringify(words)) return;
  holder[KEY] = Object.freeze({ ...words });
}
