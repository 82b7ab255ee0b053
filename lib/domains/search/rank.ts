import type { SearchKind } from '../../contract/search';
import type { Candidate } from './find-repository';

const DAY_MS = 86_400_000;
/** Days after which news counts a third of what it did. */
const FRESH_DAYS = 180;

/** What a kind is worth beside the others where all else is equal: names before texts. */
const KIND_WORTH: Record<SearchKind, number> = {
  label: 0.25,
  author: 0.25,
  tool: 0.15,
  event: 0.1,
  article: 0.1,
  flash: 0,
};

export interface Asked {
  /** The keyword folded, its words parted by blanks. */
  folded: string;
  /** How many things are looked for. */
  groupCount: number;
  now: Date;
}

/** The best first: the title before the text, the whole before a part, the new before the old. */
export function rankCandidates(candidates: readonly Candidate[], asked: Asked): Candidate[] {
  const plain = compact(asked.folded);
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, asked, plain) }))
    .sort(
      (left, right) =>
        right.score - left.score ||
        Number(right.candidate.dated) - Number(left.candidate.dated) ||
        right.candidate.ref - left.candidate.ref,
    )
    .map(({ candidate }) => candidate);
}

function scoreOf(candidate: Candidate, { groupCount, now }: Asked, plain: string): number {
  const { kind, dated, titles, rank, titleHits, hits } = candidate;
  const groups = Math.max(1, groupCount);
  const ageDays = dated ? Math.max(0, now.getTime() - dated.getTime()) / DAY_MS : FRESH_DAYS;
  const freshness = Math.exp(-ageDays / FRESH_DAYS);
  return (
    (hits / groups) * 3 +
    (titleHits / groups) * 2 +
    rank * 1.5 +
    Math.max(...titles.split('\n').map((title) => likenessOf(compact(title), plain))) +
    KIND_WORTH[kind] +
    freshness * 0.25
  );
}

/** How much a title is the keyword: the very words, its beginning, or a part of it. */
function likenessOf(title: string, plain: string): number {
  if (plain === '' || title === '') return 0;
  if (title === plain) return 2;
  const share = plain.length / title.length;
  if (title.startsWith(plain)) return 0.5 + share * 0.6;
  return title.includes(plain) ? 0.35 + share * 0.6 : 0;
}

function compact(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}$]+/gu, '');
}
