/** A stretch of text, and whether it is in both texts or in one alone. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What became of one line. */
export type DiffLine = DiffPart[];

/** Over so many cells a table of both texts is too large; they stand one after the other then. */
const CELLS_MAX = 4_000_000;

/**
 * What is different between two texts, line by line; within a changed line, word by word
 * (Chinese by characters).
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    const pairs = Math.min(removed.length, added.length);
    for (let at = 0; at < pairs; at += 1) {
      lines.push(diffWords(removed[at] ?? '', added[at] ?? ''));
    }
    for (const text of removed.slice(pairs)) lines.push([{ kind: 'removed', text }]);
    for (const text of added.slice(pairs)) lines.push([{ kind: 'added', text }]);
    removed = [];
    added = [];
  };
  for (const { kind, text } of diffOf(before, after)) {
    if (kind === 'removed') removed.push(text);
    else if (kind === 'added') added.push(text);
    else {
      settle();
      lines.push([{ kind, text }]);
    }
  }
  settle();
  return lines;
}

/** Whether a line says the same in both texts. */
export function isSameLine(line: DiffLine): boolean {
  return line.every(({ kind }) => kind === 'same');
}

const WORDS = /[\p{sc=Latin}\p{N}_'’-]+|\s+|./gsu;

function diffWords(before: string, after: string): DiffLine {
  const parts: DiffPart[] = [];
  for (const part of diffOf(before.match(WORDS) ?? [], after.match(WORDS) ?? [])) {
    const last = parts.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else parts.push({ ...part });
  }
  return parts;
}

/** The longest common subsequence of two lists, and what is in one alone around it. */
function diffOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (texts: readonly string[]) =>
    texts.map((text): DiffPart => ({ kind: 'same', text }));
  return [
    ...same(before.slice(0, start)),
    ...middleOf(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function middleOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  const rows = before.length;
  const columns = after.length;
  const removed = before.map((text): DiffPart => ({ kind: 'removed', text }));
  const added = after.map((text): DiffPart => ({ kind: 'added', text }));
  if (rows === 0 || columns === 0 || rows * columns > CELLS_MAX) return [...removed, ...added];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const at = row * width + column;
    if (before[row] === after[column]) {
      parts.push({ kind: 'same', text: before[row] ?? '' });
      row += 1;
      column += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: before[row] ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: after[column] ?? '' });
      column += 1;
    }
  }
  return [...parts, ...removed.slice(row), ...added.slice(column)];
}
