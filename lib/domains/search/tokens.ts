import { stemmer } from 'stemmer';
import { chineseWords } from '../../i18n/chinese-words';
import { foldScript } from '../../i18n/fold-script';

/** A word of a text, and where it stands in it (UTF-16 units). */
export interface Token {
  kind: 'latin' | 'chinese' | 'exact';
  /** As folded: small letters, simplified characters. */
  text: string;
  start: number;
  end: number;
  /** The parts of a compound such as `layer-2`; one part for a plain word. */
  parts: readonly string[];
}

/** Longer words are none that anybody looks for. */
const LEXEME_MAX = 100;

/** An address, a hash, a ticker ($BTC): found whole or not at all. */
const EXACT =
  /(?<![a-z0-9])(?:0x[0-9a-f]{4,}|bc1[ac-hj-np-z02-9]{8,}|\$[a-z][a-z0-9]{1,9}|[13][a-km-z1-9]{25,34})(?![a-z0-9])/y;
/** A picture in the text: found as such, and in a keyword no more than a stop word beside others. */
const EMOJI = /(?![©®™])\p{Extended_Pictographic}/uy;
const LATIN = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/uy;
/** Words, and what joins two into one: layer-2, node.js, 10,000, o’reilly. */
const WORD =
  /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:(?:['’.\-_/]|(?<=\d),(?=\d))(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/uy;

/** Words that say nothing of what a text is about. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be but by for from has have how in into is it its of on or that the their ' +
    'this to was were what when where which who why will with 的 了 是 在 和 与 及 或 也 就 都 而 之 ' +
    '着 把 被 让 向 从 对 为 以 到 等 吗 呢 吧 啊'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** True for a word that says nothing where another one is there as well. */
export function isEmoji(word: string): boolean {
  return matchAt(EMOJI, word, 0) === word;
}

/** Cuts a text into words. Linear in its length. */
export function tokensOf(text: string): Token[] {
  const folded = foldScript(text);
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length;) {
    const exact = matchAt(EXACT, folded, at) ?? matchAt(EMOJI, folded, at);
    const unit = folded.charAt(at);
    if (exact) {
      tokens.push(token('exact', exact, at, [exact]));
      at += exact.length;
    } else if (HAN.test(unit)) {
      const run = matchAt(HAN_RUN, folded, at) ?? unit;
      tokens.push(...chineseTokens(run, at));
      at += run.length;
    } else if (LATIN.test(unit)) {
      const word = matchAt(WORD, folded, at) ?? unit;
      const parts = partsOf(word);
      tokens.push(token('latin', parts.join(''), at, parts, at + word.length));
      at += word.length;
    } else at += 1;
  }
  return tokens.filter(({ text: word }) => word.length > 0 && word.length <= LEXEME_MAX);
}

/** The word without its English ending, for plain words of four letters and more. */
export function stemOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}

/** Pairs of neighbouring characters. */
export function bigramsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function chineseTokens(run: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let at = offset;
  for (const word of chineseWords(run)) {
    tokens.push(token('chinese', word, at, [word]));
    at += word.length;
  }
  return tokens;
}

function partsOf(word: string): string[] {
  const withoutPossessive = word.replace(/['’]s$/, '');
  return withoutPossessive.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function token(
  kind: Token['kind'],
  text: string,
  start: number,
  parts: readonly string[],
  end = start + text.length,
): Token {
  return { kind, text, start, end, parts };
}
