import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { CallContext, LimitRule } from '../domain-context';
import { voterOf } from './policy';
import { getCeremonyDocument } from './read-ceremony';
import { listVotesOf, lockSite, saveVote } from './repository';
import { ceremonyState } from './site-states';

/** Changes of mind are few; more is a machine. */
const VOTES_LIMIT: LimitRule = { name: 'ceremony:vote', points: 60, seconds: 3600 };

export interface VoteInput {
  key: string;
  category: string;
  nominee: string;
}

/**
 * Gives a person's vote in one category, or changes it while voting is open. Pages
 * show totals a minute later: making them anew at each vote would cost too much.
 * @returns all votes of this person in the ceremony.
 * @throws CodedError signInRequired, notPermitted, notFound, votingClosed,
 *   tooManyRequests.
 */
export async function castVote({ ctx, input }: { ctx: CallContext; input: VoteInput }) {
  const voterId = voterOf(ctx.actor);
  await ctx.limit(VOTES_LIMIT, String(voterId));
  return ctx.db.transaction(async (tx) => {
    const db = tx as Database;
    // A site that is written anew meanwhile waits: the nominee stays one of the document's.
    await lockSite(db, input.key);
    const site = await getCeremonyDocument({ ...ctx, db }, input.key);
    const category = site.categories.find(({ key }) => key === input.category);
    if (!category?.nominees.some(({ key }) => key === input.nominee)) {
      throw new CodedError('notFound');
    }
    if (ceremonyState(site, ctx.now) !== 'open') throw new CodedError('votingClosed');
    await saveVote(db, {
      site: site.key,
      category: input.category,
      nominee: input.nominee,
      voterId,
      votedAt: ctx.now,
    });
    return { votes: await listVotesOf(db, site.key, voterId) };
  });
}

/** A person's own votes in a ceremony. @throws CodedError signInRequired, notPermitted */
export async function listOwnVotes({ ctx, key }: { ctx: CallContext; key: string }) {
  return { votes: await listVotesOf(ctx.db, key, voterOf(ctx.actor)) };
}
