import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Jieba } from '@node-rs/jieba';

/** Cuts Chinese text into words, and knows a word's part of speech. */
export interface WordCutter {
  /** The text's words in order; joined they are the text again, UTF-16 unit by unit. */
  cut(text: string): string[];
  /** Part of speech of one word in jieba's tag set (`n`, `v`, `d`, …); empty when unknown. */
  partOfSpeech(word: string): string;
}

/** A word, how often it is seen (jieba's scale, 3 to 900,000) and its part of speech (`n` if unsaid). */
export type WordFrequency = readonly [word: string, frequency: number, tag?: string];

export interface WordCutterOptions {
  /** Words that the general dictionary does not know or holds for too rare. */
  words?: readonly WordFrequency[];
  /** Which of the dictionary's rare words to keep nevertheless. */
  keepRare?: (word: string) => boolean;
}

/**
 * Builds a word cutter on jieba's dictionary without its rare words: compositional rarities
 * (考试制度, 相冲突) hide the seams inside them, and without them it takes a quarter of the memory.
 * The native module and its dictionary are read here, at the first call, never at import.
 */
export function createWordCutter(options: WordCutterOptions = {}): WordCutter {
  // From the project's folder at run time: a bundler must not try to pack a native module.
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { Jieba: JiebaClass } = load('@node-rs/jieba') as { Jieba: typeof Jieba };
  const dictionary = readFileSync(load.resolve('@node-rs/jieba/dict.txt'));
  const jieba = JiebaClass.withDict(trimDictionary(dictionary, options));
  return {
    cut: (text) => jieba.cut(text, false),
    partOfSpeech: (word) => jieba.tag(word, false)[0]?.tag ?? '',
  };
}

const MIN_FREQUENCY_SHORT = 10;
const MIN_FREQUENCY_LONG = 50;
const MIN_FREQUENCY_KEPT = 3;

const SPACE = 0x20;
const NEWLINE = 0x0a;
const DIGIT_ZERO = 0x30;
/** UTF-8 bytes of two Chinese characters. */
const SHORT_BYTES = 6;

/** Lines of jieba's dictionary are `word frequency tag`; a later line for a word wins. */
function trimDictionary(dictionary: Buffer, options: WordCutterOptions): Buffer {
  const { words = [], keepRare = () => false } = options;
  const kept: Uint8Array[] = [];
  for (let start = 0; start < dictionary.length;) {
    const newline = dictionary.indexOf(NEWLINE, start);
    const end = newline === -1 ? dictionary.length : newline + 1;
    const wordEnd = dictionary.indexOf(SPACE, start);
    const frequency = numberAt(dictionary, wordEnd + 1);
    const isShort = wordEnd - start <= SHORT_BYTES;
    const minFrequency = isShort ? MIN_FREQUENCY_SHORT : MIN_FREQUENCY_LONG;
    if (
      frequency >= minFrequency ||
      (frequency >= MIN_FREQUENCY_KEPT && keepRare(dictionary.toString('utf8', start, wordEnd)))
    ) {
      kept.push(dictionary.subarray(start, end));
    }
    start = end;
  }
  const own = words.map(([word, frequency, tag = 'n']) => `${word} ${frequency} ${tag}`).join('\n');
  return Buffer.concat([...kept, Buffer.from(`\n${own}\n`)]);
}

function numberAt(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at += 1) {
    const digit = (bytes[at] ?? 0) - DIGIT_ZERO;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
