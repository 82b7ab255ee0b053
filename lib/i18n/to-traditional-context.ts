import { isInForeignName } from './to-traditional-names';
import type { CutText } from './to-traditional-words';

/**
 * May the phrase at [start, end) be read there? Not where one of its edges cuts a word in two
 * (资|金发|送, 更复|杂): that is how longest match goes wrong. Inside one long word it may stand at
 * either edge. A few phrases also look at their neighbours.
 */
export function phraseFits(cut: CutText, start: number, end: number): boolean {
  const startsWord = cut.wordStart[start] === start;
  const endsWord = cut.wordEnd[end - 1] === end;
  const isInOneWord = cut.wordStart[start] === cut.wordStart[end - 1];
  if (!(startsWord && endsWord) && !(isInOneWord && (startsWord || endsWord))) return false;
  const guard = PHRASE_GUARDS.get(cut.text.slice(start, end));
  return guard ? guard(cut, start, end) : true;
}

/** The character that the place asks for, where its neighbours decide; else undefined. */
export function characterByContext(cut: CutText, index: number): string | undefined {
  return CHARACTER_RULES.get(cut.text.charAt(index))?.(cut, index);
}

type PhraseGuard = (cut: CutText, start: number, end: number) => boolean;
type CharacterRule = (cut: CutText, index: number) => string | undefined;

const NUMERAL = /[\d零〇一二三四五六七八九十百千万亿两几数多半]/u;
const HAN = /\p{Script=Han}/u;

/** 这只会… is "this only", 这只猫 is "this (animal)": a verb or adverb follows the first. */
const notBeforeVerb: PhraseGuard = (cut, _start, end) => !isVerbAt(cut, end);
/** 30 天后 is "after 30 days", 天后 alone a goddess or a star. */
const notAfterNumeral: PhraseGuard = (cut, start) => !NUMERAL.test(characterBefore(cut, start));
/** 十海里 is a distance, 海里的鱼 is "in the sea". */
const afterNumeral: PhraseGuard = (cut, start) => NUMERAL.test(characterBefore(cut, start));
/** 一出戏 is a play, 一出 before anything else is "as soon as … out". */
const beforePlay: PhraseGuard = (cut, _start, end) =>
  /^.{0,3}[剧戏曲]/u.test(cut.text.slice(end, end + 6));

const PHRASE_GUARDS = new Map<string, PhraseGuard>([
  ...['这只', '那只', '每只', '哪只'].map((phrase) => [phrase, notBeforeVerb] as const),
  ['天后', notAfterNumeral],
  ['海里', afterNumeral],
  ['布雷', (cut, start) => !isInForeignName(cut, start)],
  ...[...'一两几三四五六七八九十'].map((n) => [`${n}出`, beforePlay] as const),
]);

const CHARACTER_RULES = new Map<string, CharacterRule>([
  ['只', (cut, i) => (isCounterAt(cut, i) && !isVerbAt(cut, i + 1) ? '隻' : undefined)],
  [
    '周',
    (cut, i) => (isCounterAt(cut, i) && !'岁围边遭长身'.includes(next(cut, i)) ? '週' : undefined),
  ],
  ['里', (cut, i) => (isInForeignName(cut, i) || isDistanceAt(cut, i) ? '里' : undefined)],
  ['干', (cut, i) => (isInForeignName(cut, i) ? '干' : undefined)],
  ['斗', (cut, i) => (isInForeignName(cut, i) ? '斗' : undefined)],
  ['占', (cut, i) => (isInForeignName(cut, i) ? '占' : undefined)],
  ['于', (cut, i) => (isBeforeTitle(cut, i) ? '于' : undefined)],
  ['余', (cut, i) => (isSurnameAt(cut, i) ? '余' : undefined)],
  ['涂', (cut, i) => (isBeforeTitle(cut, i) ? '涂' : undefined)],
  ['岳', (cut, i) => (isSurnameAt(cut, i) ? '岳' : undefined)],
  ['郁', (cut, i) => (isSurnameAt(cut, i) ? '郁' : undefined)],
  ['钟', (cut, i) => (isSurnameAt(cut, i) ? '鍾' : undefined)],
  [
    '出',
    (cut, i) =>
      /[这那一两几]/u.test(characterBefore(cut, i)) && beforePlay(cut, i, i + 1) ? '齣' : undefined,
  ],
  [
    '游',
    (cut, i) =>
      isOwnWord(cut, i) && '了得到过向上进出去来回着泳'.includes(next(cut, i)) ? '游' : undefined,
  ],
  ['注', (cut, i) => (':：'.includes(next(cut, i)) ? '註' : undefined)],
]);

function next(cut: CutText, index: number): string {
  return cut.text.charAt(index + 1) || '\n';
}

function isOwnWord(cut: CutText, index: number): boolean {
  return cut.wordStart[index] === index && cut.wordEnd[index] === index + 1;
}

/** The character before, with spaces between passed over. */
function characterBefore(cut: CutText, index: number): string {
  let at = index - 1;
  while (at >= 0 && index - at < 4 && cut.text.charAt(at) === ' ') at -= 1;
  return cut.text.charAt(at);
}

function isCounterAt(cut: CutText, index: number): boolean {
  return isOwnWord(cut, index) && NUMERAL.test(characterBefore(cut, index));
}

/** 5 里地: without a word of distance behind it, 里 after a number is "inside" ({章节} 里). */
function isDistanceAt(cut: CutText, index: number): boolean {
  return isCounterAt(cut, index) && '地路外远长'.includes(next(cut, index));
}

/** Does a verb, adverb, preposition or conjunction begin here? */
function isVerbAt(cut: CutText, index: number): boolean {
  let start = index;
  while (cut.text.charAt(start) === ' ' && start - index < 4) start += 1;
  if (!HAN.test(cut.text.charAt(start))) return start > index;
  return /^[vdpcr]/u.test(cut.words.partOfSpeech(cut.text.slice(start, cut.wordEnd[start])));
}

function isBeforeTitle(cut: CutText, index: number): boolean {
  return /^(?:先生|女士|小姐|教授|博士|老师|氏)/u.test(cut.text.slice(index + 1, index + 4));
}

/** A surname stands before a title, or opens a phrase before a given name of single characters. */
function isSurnameAt(cut: CutText, index: number): boolean {
  if (isBeforeTitle(cut, index)) return true;
  if (!isOwnWord(cut, index) || HAN.test(cut.text.charAt(index - 1))) return false;
  const following = next(cut, index);
  return (
    HAN.test(following) &&
    isOwnWord(cut, index + 1) &&
    !'此其的了在是和与之上下中内里为款'.includes(following)
  );
}
