import type { Database } from '../../db/client';
import type { FeedWindow } from '../../db/feed-window';
import { decodeCursor, encodeCursor } from './feed-cursor';
import { countListing, locateOffset } from './repository';

export interface PageRequest {
  page: number;
  limit: number;
  cursor?: string | undefined;
}

export interface PageResult<Item> {
  list: Item[];
  total: number;
  page: number;
  limit: number;
  next_cursor: string | null;
}

/**
 * Reads one page of a listing: after the cursor when there is one, else by page
 * number with the total. `fetch` reads `limit` rows of the window, newest first.
 * A page past the end is an empty list with the true total.
 */
export async function readPage<Row extends { id: number; publishedAt: Date }>(
  db: Database,
  scope: string,
  request: PageRequest,
  fetch: (window: FeedWindow, limit: number) => Promise<Row[]>,
): Promise<PageResult<Row>> {
  const { page, limit } = request;
  const total = await countListing(db, scope);
  const window = await findWindow(db, scope, request);
  // One row more than asked for tells whether there is a next page.
  const rows = window ? await fetch(window, limit + 1) : [];
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return {
    list,
    total,
    page,
    limit,
    next_cursor: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

async function findWindow(
  db: Database,
  scope: string,
  { page, limit, cursor }: PageRequest,
): Promise<FeedWindow | null> {
  if (cursor) return { after: decodeCursor(cursor) };
  if (page === 1) return { newest: true };
  const start = await locateOffset(db, scope, (page - 1) * limit);
  return start && { from: start };
}
