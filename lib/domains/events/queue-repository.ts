import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { events } from '../../db/schema';

/** New events, and live ones whose words changed. */
const WAITS = sql`(${events.state} = 'pending' or ${events.proposal} is not null)`;

/** Events that wait for the desk, the longest first. */
export async function listWaiting(db: Database, { limit, skip }: { limit: number; skip: number }) {
  return db
    .select()
    .from(events)
    .where(WAITS)
    .orderBy(asc(events.submittedAt), asc(events.id))
    .limit(limit)
    .offset(skip);
}

export async function countWaiting(db: Database): Promise<number> {
  return db.$count(events, WAITS);
}

/** Gives a reviewer's own lock back; another's stays. */
export async function releaseLock(db: Database, id: number, reviewerId: number): Promise<void> {
  await db
    .update(events)
    .set({ lockedUntil: null })
    .where(and(eq(events.id, id), eq(events.reviewerId, reviewerId)));
}
