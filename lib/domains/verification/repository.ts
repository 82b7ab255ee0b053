import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { realNames } from '../../db/schema';

export type RealNameRow = typeof realNames.$inferSelect;

export async function findRealName(
  db: Database,
  accountId: number,
): Promise<RealNameRow | undefined> {
  const [row] = await db.select().from(realNames).where(eq(realNames.accountId, accountId));
  return row;
}

/** Where an account's verification stands; `none` where it never asked. */
export async function findRealNameStatus(
  db: Database,
  accountId: number,
): Promise<RealNameRow['state'] | 'none'> {
  return (await findRealName(db, accountId))?.state ?? 'none';
}

/**
 * Writes a request, the first one or one after a refusal.
 * @returns false where one is pending or was approved, also by a call at the same time.
 */
export async function claimRealName(
  db: Database,
  values: Omit<typeof realNames.$inferInsert, 'state'>,
): Promise<boolean> {
  const row = { ...values, state: 'pending' as const, reason: '', decidedAt: null };
  const made = await db
    .insert(realNames)
    .values(row)
    .onConflictDoUpdate({
      target: realNames.accountId,
      set: row,
      setWhere: eq(realNames.state, 'refused'),
    })
    .returning({ accountId: realNames.accountId });
  return made.length > 0;
}

export interface SettledRealName {
  accountId: number;
  state: 'approved' | 'refused';
  reason: string;
  decidedAt: Date;
}

/**
 * Decides a request that is pending and forgets where its picture lies; what `andThen`
 * does belongs to the same transaction.
 * @returns false where it is not pending any more.
 */
export async function decideInOne(
  db: Database,
  { accountId, ...decision }: SettledRealName,
  andThen: (tx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(realNames)
      .set({ ...decision, pictureKey: '' })
      .where(and(eq(realNames.accountId, accountId), eq(realNames.state, 'pending')))
      .returning({ accountId: realNames.accountId });
    if (changed.length === 0) return false;
    await andThen(tx);
    return true;
  });
}

/** Requests that wait, the longest first. */
export async function listPending(db: Database, limit: number): Promise<RealNameRow[]> {
  return db
    .select()
    .from(realNames)
    .where(eq(realNames.state, 'pending'))
    .orderBy(asc(realNames.submittedAt), asc(realNames.accountId))
    .limit(limit);
}

/** How many requests wait. */
export async function countPending(db: Database): Promise<number> {
  return db.$count(realNames, eq(realNames.state, 'pending'));
}
