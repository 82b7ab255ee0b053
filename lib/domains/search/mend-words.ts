import type { Database } from '../../db/client';
import { listKnownWords, listSimilarWords } from './find-repository';
import type { SearchQuery, WordGroup } from './read-query';
import { stemOf } from './tokens';

const SIMILAR_MAX = 12;
/** Words that are put in the place of one. */
const MENDED_MAX = 3;

/**
 * The query with misspelt Latin words as texts spell them; undefined where nothing is like them.
 * A word may differ by one letter, from eight letters on by two.
 */
export async function mendQuery(
  db: Database,
  query: SearchQuery,
): Promise<{ query: SearchQuery; mended: string } | undefined> {
  const doubtful = query.groups.flatMap(({ latin }) => latin);
  if (doubtful.length === 0) return undefined;
  const known = new Set(await listKnownWords(db, doubtful));
  let isMended = false;
  const groups: WordGroup[] = [];
  for (const group of query.groups) {
    const wrong =
      group.latin.length === 1 ? group.latin.find((word) => !known.has(word)) : undefined;
    const right = wrong ? await likeWords(db, wrong) : [];
    if (right.length === 0) {
      groups.push(group);
      continue;
    }
    isMended = true;
    const own = [...new Set(right.flatMap((word) => [word, stemOf(word)]))].map((word) => [word]);
    groups.push({ ...group, text: right[0] ?? '', own, prefix: '', latin: [] });
  }
  if (!isMended) return undefined;
  const mended = groups.map(({ text }) => text).join(' ');
  return { query: { folded: mended, groups }, mended };
}

async function likeWords(db: Database, wrong: string): Promise<string[]> {
  const similar = await listSimilarWords(db, wrong, SIMILAR_MAX);
  const allowed = wrong.length >= 8 ? 2 : 1;
  return similar
    .map((word) => ({ word, distance: editDistance(wrong, word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((left, right) => left.distance - right.distance)
    .slice(0, MENDED_MAX)
    .map(({ word }) => word);
}

/** Letters put in, left out, changed or swapped with the next (Damerau, restricted). */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const line = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (line[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return last[right.length] ?? 0;
}
