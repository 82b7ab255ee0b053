import type { Database } from '../../db/client';
import { collections, follows, labelFollows } from '../../db/schema';
import { eq } from 'drizzle-orm';

/** How many authors and labels an account follows and how many things it collected. */
export async function countOwn(
  db: Database,
  accountId: number,
): Promise<{ follows: number; collects: number }> {
  return {
    follows:
      (await db.$count(follows, eq(follows.accountId, accountId))) +
      (await db.$count(labelFollows, eq(labelFollows.accountId, accountId))),
    collects: await db.$count(collections, eq(collections.accountId, accountId)),
  };
}
