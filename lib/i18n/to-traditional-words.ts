import type { WordCutter } from './word-boundaries';

/** A place in a text that was cut into words. `wordStart[i]`/`wordEnd[i]`: the word around unit i. */
export interface CutText {
  text: string;
  wordStart: Int32Array;
  wordEnd: Int32Array;
  words: WordCutter;
}

/** Cuts a text; where the cutter does not give the text back, every character is its own word. */
export function cutText(text: string, words: WordCutter): CutText {
  const wordStart = new Int32Array(text.length);
  const wordEnd = new Int32Array(text.length);
  let start = 0;
  for (const word of words.cut(text)) {
    const end = start + word.length;
    wordStart.fill(start, start, end);
    wordEnd.fill(end, start, end);
    start = end;
  }
  if (start !== text.length) {
    for (let i = 0; i < text.length; i += 1) {
      wordStart[i] = i;
      wordEnd[i] = i + 1;
    }
  }
  return { text, wordStart, wordEnd, words };
}
