import { HELD_MAX_WIDTH, textWidth, titlePieces } from './title-pieces';

/** A stretch of a title, `hit` where it is what a reader looked for. */
export interface TitlePart {
  text: string;
  hit: boolean;
}

const HAN = /[\u3400-\u9fff]/;
/** A name held together at its joint in a title without Chinese: `ERC-4337`, `v1.13.5`. */
const JOINED_NAME = /([A-Za-z0-9]+(?:[-/.][A-Za-z0-9]+)+)/;

/** The same titles stand in the lists of every page: each is cut once. */
const written = new Map<string, string>();
let writtenChars = 0;
/** Two megabytes of text at most; what is longer than a standfirst is cut each time. */
const WRITTEN_MAX_CHARS = 1_000_000;
const WRITTEN_TITLE_MAX_CHARS = 300;

/**
 * A title as HTML in which lines end between words only. Chinese has no spaces, so a browser
 * breaks it anywhere (储备金证明能证明什|么); here words are found (see title-pieces) and
 * a span of class `w` holds each. (A `<wbr>` would undo the spacing of 中文 and Latin.)
 * In: plain text. Out: escaped HTML. Where there is no segmenter the text breaks as ever.
 */
export function titleMarkup(title: string): string {
  const known = written.get(title);
  if (known !== undefined) return known;
  const markup = markedPieces(title, []);
  if (title.length > WRITTEN_TITLE_MAX_CHARS) return markup;
  if (writtenChars > WRITTEN_MAX_CHARS) {
    written.clear();
    writtenChars = 0;
  }
  written.set(title, markup);
  writtenChars += title.length + markup.length;
  return markup;
}

/**
 * The same for a title in parts of which some are marked (`<mark class="search-mark">`). A mark
 * that begins or ends inside of a word stands within that word's span, so the word stays whole;
 * where such a mark goes on into the next word it is written once in each.
 */
export function markedTitleMarkup(parts: readonly TitlePart[]): string {
  const hits: Range[] = [];
  let title = '';
  for (const { text, hit } of parts) {
    if (hit && text !== '') hits.push([title.length, title.length + text.length]);
    title += text;
  }
  return hits.length === 0 ? titleMarkup(title) : markedPieces(title, hits);
}

type Range = [start: number, end: number];

function markedPieces(title: string, hits: readonly Range[]): string {
  let at = 0;
  let html = '';
  for (const piece of piecesOf(title)) {
    const word = isHeld(piece) ? piece.trimEnd() : '';
    const rest = piece.slice(word.length);
    if (word !== '') html += `<span class="w">${markedText(word, at, hits)}</span>`;
    html += markedText(rest, at + word.length, hits);
    at += piece.length;
  }
  return html;
}

/** Where lines may end; without Chinese a browser knows, but for names with a joint. */
function piecesOf(title: string): string[] {
  return HAN.test(title) ? titlePieces(title) : title.split(JOINED_NAME);
}

/** A piece of two letters or more that a browser would break, and that no column is too narrow for. */
function isHeld(piece: string): boolean {
  const word = piece.trimEnd();
  if (word.length < 2 || textWidth(word) > HELD_MAX_WIDTH || /^\s/.test(word)) return false;
  return HAN.test(word) || !/\s|^[A-Za-z0-9]+$/.test(word);
}

/** A stretch that begins at `start` of the title, escaped, with the marks that fall into it. */
function markedText(text: string, start: number, hits: readonly Range[]): string {
  const end = start + text.length;
  let html = '';
  let at = start;
  for (const [from, to] of hits) {
    if (to <= at || from >= end) continue;
    const first = Math.max(from, at);
    const last = Math.min(to, end);
    html += escapeText(text.slice(at - start, first - start));
    html += `<mark class="search-mark">${escapeText(text.slice(first - start, last - start))}</mark>`;
    at = last;
  }
  return html + escapeText(text.slice(at - start));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
