import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accountNotices } from '../../db/schema';

export type NoticeRow = typeof accountNotices.$inferSelect;

/** @returns false where the account has one of that key. */
export async function insertNotice(
  db: Database,
  values: typeof accountNotices.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(accountNotices)
    .values(values)
    .onConflictDoNothing({ target: [accountNotices.accountId, accountNotices.dedupeKey] })
    .returning({ id: accountNotices.id });
  return made.length > 0;
}

export interface NoticeSelection {
  accountId: number;
  isUnreadOnly: boolean;
}

export async function listNotices(
  db: Database,
  selection: NoticeSelection,
  { limit, skip, beforeId }: { limit: number; skip: number; beforeId: number | undefined },
): Promise<NoticeRow[]> {
  const older = beforeId === undefined ? undefined : lt(accountNotices.id, beforeId);
  return db
    .select()
    .from(accountNotices)
    .where(and(selected(selection), older))
    .orderBy(desc(accountNotices.id))
    .limit(limit)
    .offset(skip);
}

export async function countNotices(db: Database, selection: NoticeSelection): Promise<number> {
  return db.$count(accountNotices, selected(selection));
}

/** How many notices a person has not read. */
export async function countUnread(db: Database, accountId: number): Promise<number> {
  return countNotices(db, { accountId, isUnreadOnly: true });
}

/** Marks a person's own notices, those named or all; others' and those read already stay. */
export async function markRead(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[] | 'all'; at: Date },
): Promise<void> {
  const named = ids === 'all' ? undefined : inArray(accountNotices.id, [...ids]);
  await db
    .update(accountNotices)
    .set({ readAt: at })
    .where(and(selected({ accountId, isUnreadOnly: true }), named));
}

function selected({ accountId, isUnreadOnly }: NoticeSelection) {
  const own = eq(accountNotices.accountId, accountId);
  return isUnreadOnly ? and(own, isNull(accountNotices.readAt)) : own;
}
