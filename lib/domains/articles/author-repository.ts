import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors } from '../../db/schema';

/** Whether there is an author of that id. */
export async function isKnownAuthor(db: Database, id: number): Promise<boolean> {
  return (await db.$count(authors, eq(authors.id, id))) > 0;
}

/** Authors by id, in no order, each with the id of the newest of theirs that is live. */
export async function listAuthorRows(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      ...getTableColumns(authors),
      // Names written out: in a query of one table a column is rendered without its table.
      latestId: sql<number | null>`(
        select newest.id from ${articles} as newest
        where newest.author_id = authors.id and newest.state = 'approved'
        order by newest.published_at desc nulls first, newest.id desc nulls first limit 1)`,
    })
    .from(authors)
    .where(inArray(authors.id, [...ids]));
}
