type Marks = readonly [open: string, close: string];

const OUTER: Marks = ['「', '」'];
const INNER: Marks = ['『', '』'];
const CURLY = /[“”‘’]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Number}]/u;

/**
 * The quotation marks of simplified text as traditional writes them: “ ” become 「 」 and ‘ ’ within
 * them 『 』 (Taiwan's Revised Handbook of Punctuation, Hong Kong the same). A line without Chinese
 * keeps its own, and so does an apostrophe. Marks that all lean the same way open and close in turns.
 * @returns what is to stand at which unit of the text.
 */
export function cornerMarks(text: string, frozen: Uint8Array): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  if (!CURLY.test(text)) return marks;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (CURLY.test(line) && HAN.test(line)) markLine(marks, text, frozen, from, to);
    from = to + 1;
  }
  return marks;
}

function markLine(
  marks: Map<number, string>,
  text: string,
  frozen: Uint8Array,
  from: number,
  to: number,
): void {
  const doubles: number[] = [];
  const singles: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (frozen[at]) continue;
    const mark = text.charAt(at);
    if (mark === '“' || mark === '”') doubles.push(at);
    else if (mark === '‘' || (mark === '’' && !isApostrophe(text, at))) singles.push(at);
  }
  const opens = opensOf(text, doubles);
  doubles.forEach((at, nth) => marks.set(at, OUTER[opens[nth] ? 0 : 1]));
  let passed = 0;
  for (const [open, close] of pairsOf(text, singles)) {
    while ((doubles[passed] ?? Infinity) < open) passed += 1;
    const [left, right] = opens[passed - 1] ? INNER : OUTER;
    marks.set(open, left).set(close, right);
  }
}

/** What a mark says of itself, unless two of the same kind follow each other in an even number. */
function opensOf(text: string, marks: readonly number[]): boolean[] {
  const said = marks.map((at) => text.charAt(at) === '“');
  const isInTurns = said.every((opens, nth) => nth === 0 || opens !== said[nth - 1]);
  return isInTurns || marks.length % 2 === 1 ? said : said.map((_, nth) => nth % 2 === 0);
}

/** Single marks count where one that opens is followed by one that closes. */
function pairsOf(text: string, marks: readonly number[]): (readonly [number, number])[] {
  return marks.flatMap((at, nth) => {
    const next = marks[nth + 1];
    const isPair = next !== undefined && text.charAt(at) === '‘' && text.charAt(next) === '’';
    return isPair ? [[at, next] as const] : [];
  });
}

/** ’ between Latin letters, or before a year, stands for something left out (it’s, ’24). */
function isApostrophe(text: string, at: number): boolean {
  return LATIN.test(text.charAt(at + 1)) && !HAN.test(text.charAt(at - 1));
}
