import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { PageStart } from '../../db/feed-window';
import { listingDays } from '../../db/schema';
import { rowsOf } from '../../db/rows';

/** One item that came onto (+1) or left (-1) a listing on its day. */
export interface ListingChange {
  scope: string;
  publishedAt: Date;
  delta: 1 | -1;
}

/** Applies changes to the day counts, in the caller's transaction, in one fixed order. */
export async function writeListingChanges(
  db: Database,
  changes: readonly ListingChange[],
): Promise<void> {
  const sums = new Map<string, { scope: string; day: string; delta: number }>();
  for (const { scope, publishedAt, delta } of changes) {
    const day = publishedAt.toISOString().slice(0, 10);
    const key = `${scope}\n${day}`;
    const sum = sums.get(key) ?? { scope, day, delta: 0 };
    sum.delta += delta;
    sums.set(key, sum);
  }
  // Two writers that touch the same rows in one order wait for each other, never in a ring.
  const ordered = [...sums.entries()].filter(([, sum]) => sum.delta !== 0);
  ordered.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [, { scope, day, delta }] of ordered) {
    await db
      .insert(listingDays)
      .values({ scope, day, liveCount: delta })
      .onConflictDoUpdate({
        target: [listingDays.scope, listingDays.day],
        set: { liveCount: sql`${listingDays.liveCount} + ${delta}` },
      });
    await db
      .delete(listingDays)
      .where(
        and(eq(listingDays.scope, scope), eq(listingDays.day, day), eq(listingDays.liveCount, 0)),
      );
  }
}

/** Number of live items of a listing. */
export async function countListing(db: Database, scope: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${listingDays.liveCount}), 0)` })
    .from(listingDays)
    .where(eq(listingDays.scope, scope));
  return Number(row?.total ?? 0);
}

/** Numbers of live items of some listings; one that is empty is not in the answer. */
export async function countListings(
  db: Database,
  scopes: readonly string[],
): Promise<Map<string, number>> {
  if (scopes.length === 0) return new Map();
  const rows = await db
    .select({ scope: listingDays.scope, total: sql<string>`sum(${listingDays.liveCount})` })
    .from(listingDays)
    .where(inArray(listingDays.scope, [...scopes]))
    .groupBy(listingDays.scope);
  return new Map(rows.map((row) => [row.scope, Number(row.total)]));
}

/** Totals of all listings that have any item. */
export async function listTotals(db: Database): Promise<{ scope: string; total: number }[]> {
  const rows = await db
    .select({ scope: listingDays.scope, total: sql<string>`sum(${listingDays.liveCount})` })
    .from(listingDays)
    .groupBy(listingDays.scope);
  return rows.map((row) => ({ scope: row.scope, total: Number(row.total) }));
}

/**
 * Finds the day in which the row at `offset` lies, so that a deep page skips
 * at most a day's rows. Null when the listing ends before it.
 */
export async function locateOffset(
  db: Database,
  scope: string,
  offset: number,
): Promise<PageStart | null> {
  const result = await db.execute(sql`
    select day::text as day, passed::int as passed from (
      select day, live_count, sum(live_count) over (order by day desc) - live_count as passed
      from listing_days where scope = ${scope}
    ) as days
    where passed <= ${offset} and passed + live_count > ${offset}`);
  const [row] = rowsOf<{ day: string; passed: number }>(result);
  if (!row) return null;
  const dayEnd = new Date(`${row.day}T00:00:00.000Z`);
  dayEnd.setUTCDate(dayEnd.getUTCDate() + 1);
  return { before: dayEnd, skip: offset - Number(row.passed) };
}
