/** A part of a paragraph, and whether the other side has it too. */
export interface DiffPiece {
  text: string;
  isChanged: boolean;
}

/** One row of two texts beside each other. */
export type DiffRow =
  | { kind: 'same'; text: string }
  | { kind: 'removed'; text: string }
  | { kind: 'added'; text: string }
  | { kind: 'changed'; before: DiffPiece[]; after: DiffPiece[] };

/** Cells of the table of one comparison; over this the middle counts as replaced. */
const CELLS_MAX = 4_000_000;
/** Pairs of paragraphs that are tried for likeness; more are left side by side as they are. */
const PAIRS_MAX = 2_500;
/** Two paragraphs with so much in common (0–1) are one that was changed. */
const ALIKE = 0.4;

/**
 * Two texts by paragraphs, in the order of reading: what is the same, what went, what came,
 * and what was changed, that by words.
 * @param language of the words, as a BCP 47 tag.
 */
export function diffTexts(
  before: readonly string[],
  after: readonly string[],
  language: string,
): DiffRow[] {
  const rows: DiffRow[] = [];
  let from = { before: 0, after: 0 };
  for (const [at, now] of [...matches(before, after), [before.length, after.length] as const]) {
    rows.push(...pairUp(before.slice(from.before, at), after.slice(from.after, now), language));
    const text = before[at];
    if (text !== undefined) rows.push({ kind: 'same', text });
    from = { before: at + 1, after: now + 1 };
  }
  return rows;
}

/** Two paragraphs by words: what only one side has is marked there. */
export function diffWords(
  before: string,
  after: string,
  language: string,
): { before: DiffPiece[]; after: DiffPiece[] } {
  const old = wordsOf(before, language);
  const now = wordsOf(after, language);
  const common = matches(old, now);
  return {
    before: piecesOf(old, new Set(common.map(([at]) => at))),
    after: piecesOf(now, new Set(common.map(([, at]) => at))),
  };
}

function pairUp(removed: readonly string[], added: readonly string[], language: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let next = 0;
  const isTooMany = removed.length * added.length > PAIRS_MAX;
  for (const text of removed) {
    const found = isTooMany
      ? -1
      : added.findIndex((other, at) => at >= next && likeness(text, other) >= ALIKE);
    if (found === -1) {
      rows.push({ kind: 'removed', text });
      continue;
    }
    rows.push(...added.slice(next, found).map(asAdded));
    rows.push({ kind: 'changed', ...diffWords(text, added[found] ?? '', language) });
    next = found + 1;
  }
  return [...rows, ...added.slice(next).map(asAdded)];
}

function asAdded(text: string): DiffRow {
  return { kind: 'added', text };
}

/** How many of their pairs of letters two paragraphs share, 0–1 (Dice). */
function likeness(one: string, other: string): number {
  const pairs = new Map<string, number>();
  for (const pair of pairsOf(one)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  let shared = 0;
  const others = pairsOf(other);
  for (const pair of others) {
    const left = pairs.get(pair) ?? 0;
    if (left > 0) shared += 1;
    pairs.set(pair, left - 1);
  }
  const all = Math.max(1, one.length - 1) + Math.max(1, other.length - 1);
  return (2 * shared) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function piecesOf(words: readonly string[], common: ReadonlySet<number>): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  for (const [at, text] of words.entries()) {
    const isChanged = !common.has(at);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

/** Places of the longest common sequence, in order: index in the one, index in the other. */
function matches(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1;
  }
  const middle = commonSequence(
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  );
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([at, now]) => [at + start, now + start] as const),
    ...Array.from(
      { length: end },
      (_, at) => [one.length - end + at, other.length - end + at] as const,
    ),
  ];
}

function commonSequence(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  const cells = (one.length + 1) * width;
  if (one.length === 0 || other.length === 0 || cells > CELLS_MAX) return [];
  // lengths[i * width + j]: length of the longest common sequence of what follows i and j.
  const lengths = new Uint32Array(cells);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i] === other[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const found: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) found.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
