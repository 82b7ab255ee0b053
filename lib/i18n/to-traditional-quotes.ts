type Kind = readonly [open: string, close: string];

/** A quotation mark of simplified text: where it stands, and which way it is to be read. */
interface QuoteMark {
  at: number;
  isOpen: boolean;
}

const OUTER: Kind = ['「', '」'];
const INNER: Kind = ['『', '』'];
const CURLY = /[“”‘’]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Number}]/u;

/**
 * The quotation marks of simplified text as traditional writes them: “ ” become 「 」, those within
 * them 『 』, and so on in turns (Taiwan's Revised Handbook of Punctuation; Hong Kong the same).
 * Apostrophes, inches, a line without Chinese and an English quotation amid English keep their own.
 * @returns what is to stand at which unit of the text.
 */
export function cornerMarks(text: string, frozen: Uint8Array): ReadonlyMap<number, string> {
  const corners = new Map<number, string>();
  if (!CURLY.test(text)) return corners;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (CURLY.test(line) && HAN.test(line)) markLine(corners, text, frozen, from, to);
    from = to + 1;
  }
  return corners;
}

function markLine(
  corners: Map<number, string>,
  text: string,
  frozen: Uint8Array,
  from: number,
  to: number,
): void {
  const opened: { at: number; kind: Kind }[] = [];
  for (const { at, isOpen } of readMarks(text, frozen, from, to)) {
    if (isOpen) {
      const kind = opened.length % 2 === 0 ? OUTER : INNER;
      opened.push({ at, kind });
      corners.set(at, kind[0]);
      continue;
    }
    const { kind, at: begun } = opened.pop() ?? { kind: OUTER, at: undefined };
    if (begun !== undefined && isEnglish(text, begun, at, from, to)) corners.delete(begun);
    else corners.set(at, kind[1]);
  }
}

/** The quotation marks of one line in order. */
function readMarks(text: string, frozen: Uint8Array, from: number, to: number): QuoteMark[] {
  const doubles: QuoteMark[] = [];
  const singles: QuoteMark[] = [];
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    if (frozen[at]) continue;
    const mark = text.charAt(at);
    const isOpen = mark === '“' || mark === '‘';
    if (mark === '“' || mark === '”') {
      if (!isOpen && depth === 0 && /\d/u.test(text.charAt(at - 1))) continue;
      depth = Math.max(0, depth + (isOpen ? 1 : -1));
      doubles.push({ at, isOpen });
    } else if (mark === '‘' || (mark === '’' && !isApostrophe(text, at))) {
      singles.push({ at, isOpen });
    }
  }
  return [...mended(doubles), ...pairsOf(singles)].sort((a, b) => a.at - b.at);
}

/** An even number that do not close what they open stand in turns: a slip of the keyboard. */
function mended(marks: QuoteMark[]): QuoteMark[] {
  let depth = 0;
  const isNested = marks.every(({ isOpen }) => (depth += isOpen ? 1 : -1) >= 0) && depth === 0;
  if (isNested || marks.length % 2 === 1) return marks;
  return marks.map(({ at }, nth) => ({ at, isOpen: nth % 2 === 0 }));
}

/** Single marks count where one that opens is followed by one that closes. */
function pairsOf(marks: readonly QuoteMark[]): QuoteMark[] {
  return marks.filter(({ isOpen }, nth) => {
    const other = marks[isOpen ? nth + 1 : nth - 1];
    return other !== undefined && other.isOpen !== isOpen;
  });
}

/** He said “no” to them: nothing Chinese within, English on both sides. */
function isEnglish(text: string, open: number, close: number, from: number, to: number): boolean {
  let before = open - 1;
  while (before >= from && text.charAt(before) === ' ') before -= 1;
  let after = close + 1;
  while (after < to && text.charAt(after) === ' ') after += 1;
  const isAmidEnglish =
    before >= from &&
    after < to &&
    LATIN.test(text.charAt(before)) &&
    LATIN.test(text.charAt(after));
  return isAmidEnglish && !HAN.test(text.slice(open, close));
}

/** ’ before a Latin letter or a year stands for something left out (it’s, ’24). */
function isApostrophe(text: string, at: number): boolean {
  return LATIN.test(text.charAt(at + 1)) && !HAN.test(text.charAt(at - 1));
}
