import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors, columns } from '../../db/schema';

/**
 * Authors that readers may know of: those that the newsroom brought, and of those whom an
 * account writes as, the ones with something live. Who only ever drafted has no page.
 */
// Names written out: in a query of one table a column is rendered without its table.
const IS_PUBLIC = sql`(authors.key is not null
  or exists (select 1 from ${articles} as own
    where own.author_id = authors.id and own.state = 'approved')
  or exists (select 1 from ${columns} as own where own.author_id = authors.id))`;

/** Whether there is an author of that id whom readers may know of. */
export async function isKnownAuthor(db: Database, id: number): Promise<boolean> {
  return (await findPublicAuthor(db, id)) !== undefined;
}

/** The author of that id, where readers may know of them. */
export async function findPublicAuthor(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(authors)
    .where(and(eq(authors.id, id), IS_PUBLIC));
  return row;
}

/** Ids of all authors whom readers may know of. */
export async function listAuthorIds(db: Database): Promise<number[]> {
  const rows = await db.select({ id: authors.id }).from(authors).where(IS_PUBLIC);
  return rows.map((row) => row.id);
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
