import type { CeremonyDocument } from '../../contract/microsite-documents';
import type { CeremonyState } from '../../contract/microsites';

type Category = CeremonyDocument['categories'][number];

export interface Tally {
  totalVotes: number;
  /** In the order shown: by votes once results are known, as nominated before. */
  nominees: {
    nominee: Category['nominees'][number];
    votes: number | null;
    share: number | null;
    isWinner: boolean;
  }[];
}

/**
 * Counts one category: votes recorded elsewhere and those given on the page.
 * Single counts stay closed until the results are out; those with the most
 * votes win together where they are equal, nobody does without any vote.
 */
export function countAwards(
  category: Category,
  given: ReadonlyMap<string, number>,
  state: CeremonyState,
): Tally {
  const counted = category.nominees.map((nominee) => ({
    nominee,
    votes: nominee.recordedVotes + (given.get(`${category.key}/${nominee.key}`) ?? 0),
  }));
  const totalVotes = counted.reduce((sum, { votes }) => sum + votes, 0);
  if (state !== 'results') {
    const closed = { votes: null, share: null, isWinner: false };
    return { totalVotes, nominees: counted.map(({ nominee }) => ({ nominee, ...closed })) };
  }
  const most = Math.max(...counted.map(({ votes }) => votes));
  const nominees = counted
    .sort((left, right) => right.votes - left.votes)
    .map(({ nominee, votes }) => ({
      nominee,
      votes,
      share: totalVotes === 0 ? 0 : votes / totalVotes,
      isWinner: votes > 0 && votes === most,
    }));
  return { totalVotes, nominees };
}
