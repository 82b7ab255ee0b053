import { and, count, countDistinct, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { searchRecords, searchUses } from '../../db/schema';

/** Keeps a search of an account as its latest, and no more than so many. */
export async function saveRecord(
  db: Database,
  record: { accountId: number; folded: string; keyword: string; searchedAt: Date },
  keptMax: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(searchRecords)
      .values(record)
      .onConflictDoUpdate({
        target: [searchRecords.accountId, searchRecords.folded],
        set: { keyword: record.keyword, searchedAt: record.searchedAt },
      });
    const old = tx
      .select({ id: searchRecords.id })
      .from(searchRecords)
      .where(eq(searchRecords.accountId, record.accountId))
      .orderBy(desc(searchRecords.searchedAt), desc(searchRecords.id))
      .offset(keptMax);
    await tx.delete(searchRecords).where(inArray(searchRecords.id, old));
  });
}

export async function listRecords(db: Database, accountId: number) {
  return db
    .select()
    .from(searchRecords)
    .where(eq(searchRecords.accountId, accountId))
    .orderBy(desc(searchRecords.searchedAt), desc(searchRecords.id));
}

/** Deletes one record of an account, or all of them. */
export async function deleteRecords(
  db: Database,
  accountId: number,
  id: number | undefined,
): Promise<number> {
  const rows = await db
    .delete(searchRecords)
    .where(and(eq(searchRecords.accountId, accountId), id ? eq(searchRecords.id, id) : undefined))
    .returning({ id: searchRecords.id });
  return rows.length;
}

/** Counts a word once for a visitor and a day. */
export async function saveUse(
  db: Database,
  use: { day: string; folded: string; visitor: string; keyword: string },
): Promise<void> {
  await db.insert(searchUses).values(use).onConflictDoNothing();
}

/** Words that enough visitors looked for since a day, the most first. */
export async function listUses(db: Database, sinceDay: string, floor: number, limit: number) {
  const visitors = countDistinct(searchUses.visitor);
  return db
    .select({ keyword: max(searchUses.keyword), visitors, days: count() })
    .from(searchUses)
    .where(gte(searchUses.day, sinceDay))
    .groupBy(searchUses.folded)
    .having(gte(visitors, floor))
    .orderBy(desc(visitors), sql`max(${searchUses.day}) desc`, searchUses.folded)
    .limit(limit);
}

export async function deleteUsesBefore(db: Database, day: string): Promise<void> {
  await db.delete(searchUses).where(lt(searchUses.day, day));
}
