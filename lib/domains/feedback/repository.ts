import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { feedback } from '../../db/schema';

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
