import { and, desc, eq, getTableColumns, gt, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, feedback } from '../../db/schema';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function findByClientKey(
  db: Database,
  clientKey: string,
): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.clientKey, clientKey));
  return row;
}

/**
 * Writes a feedback, and what `andThen` does belongs to the same transaction.
 * @returns undefined where its key or its reference is taken.
 */
export async function insertFeedback(
  db: Database,
  values: typeof feedback.$inferInsert,
  andThen: (row: FeedbackRow, tx: Database) => Promise<void>,
): Promise<FeedbackRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(feedback).values(values).onConflictDoNothing().returning();
    if (row) await andThen(row, tx);
    return row;
  });
}

export async function dropFeedbackUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(feedback).where(lte(feedback.createdAt, moment));
}

/** Feedback for the desk with who wrote it, the latest first. */
export async function listFeedbackRows(
  db: Database,
  isSuspect: boolean,
  { limit, skip, beforeId }: { limit: number; skip: number; beforeId: number | undefined },
) {
  const before = beforeId === undefined ? undefined : lt(feedback.id, beforeId);
  return db
    .select({ ...getTableColumns(feedback), nickname: accounts.nickname })
    .from(feedback)
    .leftJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(and(eq(feedback.isSuspect, isSuspect), before))
    .orderBy(desc(feedback.id))
    .limit(limit)
    .offset(skip);
}

export async function countFeedback(db: Database, isSuspect: boolean): Promise<number> {
  return db.$count(feedback, eq(feedback.isSuspect, isSuspect));
}

/** How much feedback of people came after a moment. */
export async function countFeedbackSince(db: Database, moment: Date): Promise<number> {
  return db.$count(feedback, and(eq(feedback.isSuspect, false), gt(feedback.createdAt, moment)));
}
