import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The last row a reader has seen: the next ones are older, or as old with a smaller id. */
export interface FeedCursor {
  publishedAt: Date;
  id: number;
}

/** Where a page begins: rows published before `before`, of which `skip` are passed over. */
export interface PageStart {
  before: Date;
  skip: number;
}

/** Which rows of a feed to read, newest first. */
export type FeedWindow = { newest: true } | { after: FeedCursor } | { from: PageStart };

/** The window as a condition on the feed's two ordering columns; an index range either way. */
export function windowCondition(
  publishedAt: PgColumn,
  id: PgColumn,
  window: FeedWindow,
): SQL | undefined {
  if ('after' in window) {
    const { after } = window;
    return sql`(${publishedAt}, ${id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::int)`;
  }
  if ('from' in window)
    return sql`${publishedAt} < ${window.from.before.toISOString()}::timestamptz`;
  return undefined;
}

/** Rows to pass over before the window's first. */
export function windowSkip(window: FeedWindow): number {
  return 'from' in window ? window.from.skip : 0;
}
