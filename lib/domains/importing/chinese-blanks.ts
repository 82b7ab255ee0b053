/** Marks that bring their own room, on both sides. */
const MARK = '，。、；：？！」』）》】〉（「『《【〈';
const CLOSING = '，。、；：？！」』）》】〉';
const BLANK = '[ \\t\\n\\u00a0]';

const AFTER_MARK = new RegExp(`(?<=[${CLOSING}])${BLANK}+`, 'gu');
// From the beginning of a run alone: a long one is looked through once.
const BEFORE_MARK = new RegExp(`(?<!${BLANK})${BLANK}+(?=[${MARK}])`, 'gu');
const BETWEEN_LINES = /(?<=\p{Script=Han})[ \t]*\n[ \t]*(?=\p{Script=Han})/gu;
const AT_START = new RegExp(`^${BLANK}+`, 'u');
const ENDS_WITH_MARK = new RegExp(`[${CLOSING}]$`, 'u');

/** A tag of sanitised HTML; a sign of its end may stand in an attribute. */
const TAG = /(<(?:"[^"]*"|[^">])*>)/;
const VERBATIM = /^<(\/?)(?:pre|code|kbd|samp)\b/;

/**
 * Chinese text without blanks beside full-width marks, and without those that a line's end in
 * the source would leave between two characters: a mark has its room already (W3C, Requirements for Chinese Text Layout).
 */
export function withoutLooseBlanks(text: string): string {
  return text.replace(AFTER_MARK, '').replace(BEFORE_MARK, '').replace(BETWEEN_LINES, '');
}

/** The same for sanitised HTML of Chinese text; what is set as code stays as it is. */
export function htmlWithoutLooseBlanks(html: string): string {
  let depth = 0;
  let endsWithMark = false;
  return html
    .split(TAG)
    .map((piece, place) => {
      if (place % 2 === 1) {
        const verbatim = VERBATIM.exec(piece);
        if (verbatim) depth += verbatim[1] === '' ? 1 : -1;
        if (verbatim || piece.startsWith('<img')) endsWithMark = false;
        return piece;
      }
      if (depth > 0 || piece === '') return piece;
      const text = withoutLooseBlanks(endsWithMark ? piece.replace(AT_START, '') : piece);
      if (text !== '') endsWithMark = ENDS_WITH_MARK.test(text);
      return text;
    })
    .join('');
}
