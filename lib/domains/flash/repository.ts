import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { FlashCategory } from '../../contract/flash';
import type { Database } from '../../db/client';
import { windowCondition, windowSkip, type FeedWindow } from '../../db/feed-window';
import { flashes, type flashEditions } from '../../db/schema';

export type FlashFilter =
  { kind: 'all' } | { kind: 'important' } | { kind: 'category'; category: FlashCategory };

export type FlashEdition = Pick<typeof flashEditions.$inferSelect, 'locale' | 'title' | 'content'>;
export type FlashRow = typeof flashes.$inferSelect & { editions: FlashEdition[] | null };

// In the same query: a round trip to the embedded database costs more than the rows.
export const FLASH_ROW = {
  ...getTableColumns(flashes),
  editions: sql<FlashEdition[] | null>`(
    select json_agg(json_build_object('locale', locale, 'title', title, 'content', content))
    from flash_editions where flash_id = ${flashes.id})`,
};

// Written out, not as a parameter: a partial index is only chosen for the literal.
const IS_LIVE = sql`${flashes.state} = 'published'`;
const NEWEST_FIRST = [desc(flashes.publishedAt), desc(flashes.id)];

/** Published flashes of a list in feed order. */
export async function listFlashRows(
  db: Database,
  filter: FlashFilter,
  window: FeedWindow,
  limit: number,
): Promise<FlashRow[]> {
  const own =
    filter.kind === 'category'
      ? eq(flashes.category, filter.category)
      : filter.kind === 'important'
        ? sql`${flashes.isImportant}`
        : undefined;
  return db
    .select(FLASH_ROW)
    .from(flashes)
    .where(and(IS_LIVE, own, windowCondition(flashes.publishedAt, flashes.id, window)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(windowSkip(window));
}

/** The published flashes just after one moment, oldest first. */
export async function listFlashRowsAfter(
  db: Database,
  row: { publishedAt: Date; id: number },
  limit: number,
): Promise<FlashRow[]> {
  const moment = row.publishedAt.toISOString();
  return db
    .select(FLASH_ROW)
    .from(flashes)
    .where(
      and(
        IS_LIVE,
        sql`(${flashes.publishedAt}, ${flashes.id}) > (${moment}::timestamptz, ${row.id}::int)`,
      ),
    )
    .orderBy(asc(flashes.publishedAt), asc(flashes.id))
    .limit(limit);
}

export async function findFlashRow(db: Database, id: number): Promise<FlashRow | undefined> {
  const [row] = await db.select(FLASH_ROW).from(flashes).where(eq(flashes.id, id));
  return row;
}

/** Published flashes by id, in no order. */
export async function listFlashRowsById(db: Database, ids: readonly number[]): Promise<FlashRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(FLASH_ROW)
    .from(flashes)
    .where(and(IS_LIVE, inArray(flashes.id, [...ids])));
}

/** Id and state of flashes: a slice of all, ascending, or some by id. */
export async function listFlashStates(
  db: Database,
  selection: { afterId: number; limit: number } | { ids: readonly number[] },
): Promise<{ id: number; state: 'live' | 'withdrawn' }[]> {
  const query = db.select({ id: flashes.id, state: flashes.state }).from(flashes);
  const rows =
    'ids' in selection
      ? await query.where(inArray(flashes.id, [...selection.ids]))
      : await query
          .where(gt(flashes.id, selection.afterId))
          .orderBy(flashes.id)
          .limit(selection.limit);
  return rows.map(({ id, state }) => ({ id, state: state === 'withdrawn' ? state : 'live' }));
}
