import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SearchKind } from '../../contract/search';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { searchEntries, searchPending, searchWords } from '../../db/schema';

/** Any number that no other program would lock; held while the index is written. */
const INDEX_LOCK = 7_241_905;

export interface Entry {
  kind: SearchKind;
  ref: number;
  dated: Date | null;
  titles: string;
  titleWords: string;
  words: string;
}

/** Whether nobody else writes the index; the lock ends with the transaction. */
export async function lockIndex(tx: Database): Promise<boolean> {
  const [row] = rowsOf<{ locked: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${INDEX_LOCK}) as locked`),
  );
  return row?.locked === true;
}

export async function hasPending(db: Database): Promise<boolean> {
  const rows = await db.select({ id: searchPending.id }).from(searchPending).limit(1);
  return rows.length > 0;
}

/** Has tools found whose time came since they were written. */
export async function noteShownTools(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    insert into search_pending (kind, ref)
    select 'tool', tool.id from tools as tool
    where tool.starts_at <= ${now.toISOString()}::timestamptz
      and not exists (select from search_entries as entry
        where entry.kind = 'tool' and entry.ref = tool.id)
      and not exists (select from search_pending as waiting
        where waiting.kind = 'tool' and waiting.ref = tool.id)`);
}

/** Takes out the oldest of what waits. */
export async function takePending(tx: Database, limit: number) {
  const oldest = tx
    .select({ id: searchPending.id })
    .from(searchPending)
    .orderBy(asc(searchPending.id))
    .limit(limit);
  return tx
    .delete(searchPending)
    .where(inArray(searchPending.id, oldest))
    .returning({ kind: searchPending.kind, ref: searchPending.ref });
}

export async function saveEntries(tx: Database, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(searchEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [searchEntries.kind, searchEntries.ref],
      set: {
        dated: sql`excluded.dated`,
        titles: sql`excluded.titles`,
        titleWords: sql`excluded.title_words`,
        words: sql`excluded.words`,
      },
    });
}

export async function removeEntries(
  tx: Database,
  kind: SearchKind,
  refs: readonly number[],
): Promise<void> {
  if (refs.length === 0) return;
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), inArray(searchEntries.ref, [...refs])));
}

export async function saveWords(tx: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing();
}
