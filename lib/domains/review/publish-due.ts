import { CodedError, isCodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { getStanding, inTransaction, type ManuscriptPlace } from '../writing/public';
import { publishManuscript } from './publish-manuscript';
import { listDue } from './repository';
import { tellWriter } from './tell-writer';

/** Texts that one run puts live; the next one is a minute later. */
const RUN_MAX = 200;

/**
 * Puts approved texts live whose time has come, each in a transaction of its own: one that
 * fails does not keep the others. Run twice, also at once, it publishes each once.
 * @returns how many went live. @throws CodedError notPermitted for anybody but the product
 *   itself; AggregateError of those that failed
 */
export async function publishDue({ ctx }: { ctx: CallContext }): Promise<number> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const due = await listDue(ctx.db, ctx.now, RUN_MAX);
  const failures: unknown[] = [];
  let count = 0;
  for (const place of due) {
    try {
      if (await publishOne(ctx, place)) count += 1;
    } catch (error) {
      // Withdrawn or taken down since: there is nothing to publish any more.
      if (!isCodedError(error)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some texts did not go live.');
  return count;
}

/** @returns false where another run did it, or its time was taken back. */
async function publishOne(ctx: CallContext, place: ManuscriptPlace): Promise<boolean> {
  const tags = await inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    const { publishAt } = standing.row;
    if (publishAt === null || publishAt > ctx.now) return null;
    const published = await publishManuscript(tx, standing, {
      act: 'publish',
      at: publishAt,
      change: {},
    });
    await tellWriter(tx, ctx, standing, 'articlePublished', {});
    return published.tags;
  });
  tags?.forEach((tag) => ctx.changed(tag));
  return tags !== null;
}
