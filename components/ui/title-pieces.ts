import { canCutWords, cutWords, foldTitle, LEADING, LEANING } from './title-words';

/** Names and figures with a joint (`ERC-4337`, `v1.13.5`, `10,000`, `UTC+8`), and days (8 月 1 日). */
const ATOM =
  /(\d{1,3}(?:,\d{3})+|[A-Za-z0-9]+(?:[-/.+−][A-Za-z0-9]+)+|[+−]\d+|\d{1,2} ?月 ?\d{1,2} ?[日号號])/;

const HAN = /[\u3400-\u9fff]/;
const HAN_WORD = /^[\u3400-\u9fff]+$/;
const ENDS_IN_DIGIT = /\d$/;
const SINGLE_HAN = /^[\u3400-\u9fff]$/;
const SPACE_AT_END = /\s$/;
/** Marks and spaces: what a word is not. */
const MARK = /^[\p{P}\p{S}\s]/u;
/** What a line does not end with. */
const OPENING = /[（(〔［[{《〈「『“‘【$¥€£＄￥#]$/;
const CLOSING = /[）)〕］\]}》〉」』”’】]/;
/** What ends a quotation, a bracket or a spaced name: a particle leans on it as on a word. */
const CLOSED = /(?:[）)〕］\]》〉」』”’】]|[A-Za-z0-9%]\s)$/;
const PARTICLE = /^[的了着过得]$/;
/** A count to which the next word may belong, with what may stand before it (约三十, 第十, 每). */
const COUNT =
  /^(?:[约近超第每各这那哪整半前后逾同另]|[约近超第每前后这那哪各某逾同另]?(?:[0-9][0-9.,]*[万亿]?|[一二三四五六七八九十百千万亿两几数多零〇]+))\s?$/;
/** A fraction so far: 三分之 … */
const FRACTION = /分之$/;
const NUMERAL_FIRST = /^[一二三四五六七八九十百千万亿两几零〇]/;
const MEASURE_FIRST =
  /^[个笔条枚张种次把位名家天年月日时分秒道份篇页层块台座场点步句件门棵片部套组批轮届周期行倍]/;
/** Particles in a pair, which lean as one does: 保护|得了, 处理|过的. */
const LEANING_PAIR = /^[得过上里中内外前后时到掉出下去来成回人][的了着]$/;
/** Measure words and units longer than a character. */
const UNIT =
  /^(?:小时|分钟|秒钟|个月|个人|星期|美元|港元|港币|欧元|日元|人民币|公里|公斤|字节|毫秒|微秒|世纪|年代|周年|年度|万元|亿元|百万|千万|年级|天后|天内|天前|年后|年前|年内|次方)$/;
/** Characters that begin a word rather than end one. */
const PREFIX = /^[可全新旧老大小多单双非无反超总首真假重清好坏高低长短快慢冷热轻微副共本同]$/;
/** What makes one word of a lone verb before it: 拆到, 说起, 带来. */
const COMPLEMENT = /^[到在给成出进起来去入向为自住完过用]$/;

/*
 * Widths in Chinese characters. A run that cannot break must fit a column of 320 px in the
 * largest title (30 px) and the narrowest card (120 px of 15 px type): eight characters and a mark.
 */
const LATIN_WIDTH = 0.6;
/** Spaces, points and strokes. */
const SMALL_MARK_WIDTH = 0.3;
/** What is joined to one run. */
const JOINED_MAX_WIDTH = 6.5;
/** Brackets and what is in them. */
const BRACKETS_MAX_WIDTH = 7.5;
/** What is held at all, with its marks. */
export const HELD_MAX_WIDTH = 8.5;
/** A word with the single characters joined to it: beyond that it is no word. */
const COMPOUND_MAX_CHARS = 5;
/** A longer word after a small one stays free to begin a line. */
const LED_MAX_WIDTH = 4;

/** How wide a text is, about, in Chinese characters. */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    width += code < 0x30 ? SMALL_MARK_WIDTH : code < 0x2e80 ? LATIN_WIDTH : 1;
  }
  return width;
}

/** A run of text within which no line should end. */
interface Piece {
  text: string;
  /** Its last word without what was joined before, simplified: what the next one leans on. */
  last: string;
  /** What it is so far; only `word` wants nothing more. */
  kind: 'word' | 'single' | 'lead' | 'count' | 'open' | 'mark';
}

/** The title cut where a line may end. A text without Chinese stays whole. */
export function titlePieces(title: string): string[] {
  if (title === '') return [];
  if (!HAN.test(title) || !canCutWords()) return [title];
  const whole = foldTitle(title);
  const words = wordsOf(title, whole);
  const pieces: Piece[] = [];
  let end = 0;
  words.forEach((word, at) => {
    const piece = pieces.at(-1);
    const folded = whole.slice(end, end + word.length);
    end += word.length;
    const next = whole.slice(end, end + (words[at + 1]?.length ?? 0));
    const told = { word, folded, isLast: next === '' || MARK.test(next) };
    if (piece && isJoined(piece, told, next)) join(piece, told);
    else pieces.push({ text: word, last: folded, kind: kindOf(folded) });
  });
  return withBrackets(pieces.map(({ text }) => text));
}

/** The words of a title, its atoms whole. */
function wordsOf(title: string, folded: string): string[] {
  const words: string[] = [];
  let start = 0;
  title.split(ATOM).forEach((part, at) => {
    const end = start + part.length;
    if (at % 2 === 1) words.push(part);
    else if (part !== '') words.push(...cutWords(part, folded.slice(start, end)));
    start = end;
  });
  return words;
}

interface Told {
  word: string;
  folded: string;
  /** Whether a mark or the end of the title follows. */
  isLast: boolean;
}

function kindOf(folded: string): Piece['kind'] {
  if (OPENING.test(folded)) return 'open';
  if (MARK.test(folded)) return 'mark';
  if (COUNT.test(folded) || ENDS_IN_DIGIT.test(folded)) return 'count';
  if (!SINGLE_HAN.test(folded)) return 'word';
  return LEADING.test(folded) ? 'lead' : 'single';
}

function join(piece: Piece, { word, folded }: Told): void {
  const kind = kindOf(folded);
  piece.text += word;
  // A space between a count and its unit, or a small word and a name, does not part them.
  if (kind === 'mark' && /^\s$/.test(word) && /^(?:count|lead)$/.test(piece.kind)) return;
  const { kind: before, last } = piece;
  const isCount = kind === 'count' && before !== 'count';
  piece.last = (before === 'single' || before === 'count') && !isCount ? last + folded : folded;
  piece.kind = kindOfJoined(before, kind, piece.last);
}

function kindOfJoined(before: Piece['kind'], kind: Piece['kind'], last: string): Piece['kind'] {
  if (kind === 'mark' || kind === 'open') return kind;
  if (before === 'open' || before === 'lead' || (before === 'single' && kind === 'count'))
    return kind;
  if (before === 'count') return COUNT.test(last) ? 'count' : 'word';
  return 'word';
}

function isJoined(piece: Piece, told: Told, next: string): boolean {
  const { word, folded, isLast } = told;
  if (MARK.test(word)) return !OPENING.test(word) || piece.kind === 'open';
  if (piece.kind === 'open') return true;
  if (piece.kind === 'count' && COUNT.test(piece.last + folded)) return true;
  const width = textWidth(piece.text) + textWidth(word);
  // A unit or a particle matters more than an even right edge.
  if (width > HELD_MAX_WIDTH - 1) return false;
  if (piece.kind === 'count' && isCounted(folded)) return true;
  if (FRACTION.test(piece.last) && COUNT.test(folded)) return true;
  if (piece.kind === 'mark' && PARTICLE.test(folded) && CLOSED.test(piece.text)) return true;
  if (piece.kind !== 'mark' && LEANING.test(folded)) return true;
  if (width > JOINED_MAX_WIDTH) return false;
  if (piece.kind === 'lead' || LEADING.test(piece.last)) {
    return textWidth(word) <= LED_MAX_WIDTH;
  }
  if (piece.kind === 'mark') {
    return isLast && SINGLE_HAN.test(word) && /[A-Za-z0-9]\s$/.test(piece.text);
  }
  if (!HAN.test(word)) return !HAN.test(piece.text.slice(-1)) && !SPACE_AT_END.test(piece.text);
  if (SPACE_AT_END.test(piece.text)) return false;
  if (LEANING_PAIR.test(folded)) return true;
  if (SINGLE_HAN.test(word)) return isSingleJoined(piece, told, next);
  // A character that found no neighbour before it takes the one after it.
  return piece.kind === 'single' && SINGLE_HAN.test(piece.last) && isCompound(piece, folded);
}

/** Whether a word after a count is its measure word or unit, or the count goes on in it. */
function isCounted(folded: string): boolean {
  if (!HAN_WORD.test(folded)) return false;
  if (SINGLE_HAN.test(folded)) return MEASURE_FIRST.test(folded) || !LEADING.test(folded);
  if (UNIT.test(folded)) return true;
  return folded.length <= (NUMERAL_FIRST.test(folded) ? 3 : MEASURE_FIRST.test(folded) ? 2 : 0);
}

function isSingleJoined(piece: Piece, { folded, isLast }: Told, next: string): boolean {
  // Nothing stands alone before a mark or at the end: 怎么读：
  if (isLast) return true;
  if (COUNT.test(folded)) return piece.kind === 'single' || (!isCounted(next) && !COUNT.test(next));
  const isSingle = piece.kind === 'single' && SINGLE_HAN.test(piece.last);
  if (LEADING.test(folded)) return isSingle && COMPLEMENT.test(folded);
  if (piece.kind === 'single') return isCompound(piece, folded);
  if (!HAN_WORD.test(piece.last) || PREFIX.test(folded)) return false;
  // Two characters that stand alone side by side are one word that no dictionary knew.
  if (SINGLE_HAN.test(next) && !isSmallOrCount(next)) return false;
  return !COMPLEMENT.test(next) && isCompound(piece, folded);
}

function isCompound(piece: Piece, folded: string): boolean {
  return HAN_WORD.test(folded) && piece.last.length + folded.length <= COMPOUND_MAX_CHARS;
}

/** Brackets and quotation marks stick to what is in them where that is short. */
function withBrackets(pieces: string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    let run = pieces[at] ?? '';
    const opened = run.search(/[（(〔［[{《〈「『“‘【]/);
    if (opened !== -1 && !CLOSING.test(run.slice(opened))) {
      let wider = run;
      for (let to = at + 1; to < pieces.length; to += 1) {
        wider += pieces[to] ?? '';
        if (textWidth(wider.trimEnd()) > BRACKETS_MAX_WIDTH) break;
        if (!CLOSING.test(pieces[to] ?? '')) continue;
        run = wider;
        at = to;
        break;
      }
    }
    out.push(run);
  }
  return out;
}

function isSmallOrCount(folded: string): boolean {
  return LEADING.test(folded) || LEANING.test(folded) || COUNT.test(folded);
}
