import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, collections, follows, labelFollows, likes, socialCounts } from '../../db/schema';

/** Takes an account's marks away and out of the counts, in the caller's transaction. */
export async function deleteMarksOf(tx: Database, accountId: number): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  const own = sql`
    select 'author' as kind, author_id as target_id, 0 as collects, 0 as likes, 1 as follows
      from ${follows} where account_id = ${accountId}
    union all select 'label', label_id, 0, 0, 1 from ${labelFollows}
      where account_id = ${accountId}
    union all select kind, target_id, 1, 0, 0 from ${collections} where account_id = ${accountId}
    union all select kind, target_id, 0, 1, 0 from ${likes} where account_id = ${accountId}`;
  // Two that go at once lock the counts in one order: they wait for each other, never in a ring.
  await tx.execute(sql`
    select 1 from ${socialCounts}
    where (kind, target_id) in (select kind, target_id from (${own}) as own)
    order by kind, target_id for update`);
  await tx.execute(sql`
    update ${socialCounts} as counted set
      collects = greatest(counted.collects - mine.collects, 0),
      likes = greatest(counted.likes - mine.likes, 0),
      follows = greatest(counted.follows - mine.follows, 0)
    from (
      select kind, target_id, sum(collects)::int as collects, sum(likes)::int as likes,
        sum(follows)::int as follows
      from (${own}) as own group by kind, target_id
    ) as mine
    where counted.kind = mine.kind and counted.target_id = mine.target_id`);
  await tx.delete(collections).where(eq(collections.accountId, accountId));
  await tx.delete(likes).where(eq(likes.accountId, accountId));
  await tx.delete(follows).where(eq(follows.accountId, accountId));
  await tx.delete(labelFollows).where(eq(labelFollows.accountId, accountId));
}
