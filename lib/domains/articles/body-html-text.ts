import { Parser } from 'htmlparser2';

/** What a reader manages in a minute: characters of Chinese, words of other scripts. */
const CJK_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

/**
 * The text of a sanitised body as a reader would read it aloud: one line a block,
 * without the small print of ruby annotations and the marks of footnotes.
 */
export function plainText(html: string): string {
  return textBlocks(html, () => true).join('\n');
}

/**
 * The beginning of a body for cards and share texts, at most `maxChars` characters
 * (code points): whole paragraphs' text, no headings, code, tables or captions;
 * cut at a sentence or a word where one ends near, with an ellipsis.
 */
export function excerpt(html: string, maxChars: number): string {
  const paragraphs = textBlocks(html, (open) => !open.some((tag) => NOT_IN_EXCERPT.has(tag)));
  const blocks = paragraphs.length > 0 ? paragraphs : textBlocks(html, () => true);
  const characters: string[] = [];
  for (const block of blocks) {
    if (characters.length > maxChars) break;
    const isSpaced = characters.length > 0 && !CJK_TEXT.test(characters.at(-1) ?? '');
    characters.push(...(isSpaced ? ' ' : ''), ...block.slice(0, maxChars * 2 + 2));
  }
  return shortened(characters, maxChars);
}

/** The first picture of a body, or null. */
export function firstImage(html: string): { src: string; alt: string } | null {
  let found: { src: string; alt: string } | null = null;
  new Parser({
    onopentag: (name, attributes) => {
      if (found === null && name === 'img' && attributes.src) {
        found = { src: attributes.src, alt: attributes.alt ?? '' };
      }
    },
  }).end(html);
  return found;
}

/** Characters of Chinese, Japanese and Korean, and words of any other script. */
export function wordCounts(html: string): { cjk: number; words: number } {
  let cjk = 0;
  let words = 0;
  for (const [token] of plainText(html).matchAll(CJK_OR_WORD)) {
    if (CJK_CHARACTER.test(token)) cjk += 1;
    else words += 1;
  }
  return { cjk, words };
}

/** Minutes to read that much, at least 1. */
export function readingMinutes(counts: { cjk: number; words: number }): number {
  return Math.max(1, Math.round(counts.cjk / CJK_PER_MINUTE + counts.words / WORDS_PER_MINUTE));
}

const CJK_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
/** The same and its punctuation: no blank is due behind any of it. */
const CJK_TEXT = new RegExp(`${CJK_CHARACTER.source}|[\\u3000-\\u303f\\uff01-\\uff60…”]`, 'u');
const CJK_OR_WORD = new RegExp(
  `${CJK_CHARACTER.source}|(?:(?!${CJK_CHARACTER.source})[\\p{L}\\p{N}\\p{M}])+` +
    `(?:['’.,-](?:(?!${CJK_CHARACTER.source})[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
);
const INLINE_TAGS = new Set(
  'a em strong s u sub sup mark small code kbd abbr q ruby rt rp time span wbr img'.split(' '),
);
const UNREAD_TAGS = new Set(['rt', 'rp']);
const NOT_IN_EXCERPT = new Set([
  ...['h2', 'h3', 'h4', 'pre', 'table', 'figcaption', 'summary'],
  ...['section', 'li', 'dt', 'dd'],
]);

/** The non-empty lines of text whose open elements satisfy `isWanted`. */
function textBlocks(html: string, isWanted: (open: readonly string[]) => boolean): string[] {
  const blocks: string[] = [];
  const open: string[] = [];
  let line: string[] = [];
  let unread = 0;
  const endLine = () => {
    const text = line
      .join('')
      .replace(/[ \t\n\f\u00a0]+/g, ' ')
      .trim();
    if (text !== '') blocks.push(text);
    line = [];
  };
  const isUnread = (name: string, attributes: Record<string, string>) =>
    UNREAD_TAGS.has(name) || /footnote-(ref|backref)/.test(attributes.class ?? '');
  const skipped: boolean[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!INLINE_TAGS.has(name)) endLine();
      open.push(name);
      skipped.push(isUnread(name, attributes));
      if (skipped.at(-1)) unread += 1;
    },
    ontext: (text) => {
      if (unread === 0 && isWanted(open)) line.push(text);
    },
    onclosetag: (name) => {
      open.pop();
      if (skipped.pop()) unread -= 1;
      if (!INLINE_TAGS.has(name)) endLine();
    },
  });
  parser.end(html);
  endLine();
  return blocks;
}

const SENTENCE_END = new Set([...'。！？!?；;…']);

function shortened(characters: readonly string[], maxChars: number): string {
  if (characters.length <= maxChars) return characters.join('');
  const room = characters.slice(0, maxChars - 1);
  const sentence = room.findLastIndex(
    (character, at) =>
      SENTENCE_END.has(character) || (character === '.' && characters[at + 1] === ' '),
  );
  if (sentence >= maxChars * 0.6) return room.slice(0, sentence + 1).join('');
  const blank = room.lastIndexOf(' ');
  const isMidWord =
    /[\p{L}\p{N}]/u.test(room.at(-1) ?? '') && !CJK_CHARACTER.test(room.at(-1) ?? '');
  const cut = isMidWord && blank >= maxChars * 0.6 ? room.slice(0, blank) : room;
  return `${cut.join('').replace(/[\s,，、:：]+$/u, '')}…`;
}
