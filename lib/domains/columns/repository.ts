import { and, asc, desc, eq, exists, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors, columns, listingDays } from '../../db/schema';

/** The listing's day counts, summed: no list counts the articles themselves. */
const articleCount = (authorId: typeof columns.authorId | typeof authors.id) =>
  sql<string>`(select coalesce(sum(${listingDays.liveCount}), 0) from ${listingDays}
    where ${listingDays.scope} = 'article:author:' || ${authorId})`.mapWith(Number);

const LATEST = sql<number | null>`(select ${articles.id} from ${articles}
  where ${articles.authorId} = ${columns.authorId} and ${articles.state} = 'approved'
  order by ${articles.publishedAt} desc, ${articles.id} desc limit 1)`;

const LATEST_AT = sql`(select max(${articles.publishedAt}) from ${articles}
  where ${articles.authorId} = ${columns.authorId} and ${articles.state} = 'approved')`;

const BY_ACTIVITY = [sql`${LATEST_AT} desc nulls last`, asc(columns.id)];

const ROW = {
  column: columns,
  author: authors,
  articleCount: articleCount(columns.authorId),
  latestId: LATEST,
};
export type ColumnRow = Awaited<ReturnType<typeof selectColumns>>[number];

function selectColumns(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  skip = 0,
) {
  return db
    .select(ROW)
    .from(columns)
    .innerJoin(authors, eq(authors.id, columns.authorId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
}

/** Columns as the desk ordered them. */
export async function listColumnRows(db: Database, limit: number): Promise<ColumnRow[]> {
  return selectColumns(db, undefined, [asc(columns.position), asc(columns.id)], limit);
}

/** Columns by their newest article; one of them left out when named. */
export async function listActiveColumnRows(
  db: Database,
  limit: number,
  skip: number,
  exceptId?: number,
): Promise<ColumnRow[]> {
  const where = exceptId === undefined ? undefined : ne(columns.id, exceptId);
  return selectColumns(db, where, BY_ACTIVITY, limit, skip);
}

/** Columns by the reads of what came out since `since`, then by activity. */
export async function listPopularColumnRows(
  db: Database,
  since: Date,
  limit: number,
): Promise<ColumnRow[]> {
  const reads = sql`(select coalesce(sum(${articles.views}), 0) from ${articles}
    where ${articles.authorId} = ${columns.authorId} and ${articles.state} = 'approved'
    and ${articles.publishedAt} >= ${since.toISOString()}::timestamptz)`;
  return selectColumns(db, undefined, [sql`${reads} desc`, ...BY_ACTIVITY], limit);
}

export async function findColumnRow(db: Database, id: number) {
  const [row] = await db
    .select({
      ...ROW,
      views: sql<string>`(select coalesce(sum(${articles.views}), 0) from ${articles}
        where ${articles.authorId} = ${columns.authorId} and ${articles.state} = 'approved')`.mapWith(
        Number,
      ),
      firstAt: sql`(select min(${articles.publishedAt}) from ${articles}
        where ${articles.authorId} = ${columns.authorId}
        and ${articles.state} = 'approved')`.mapWith(articles.publishedAt),
    })
    .from(columns)
    .innerJoin(authors, eq(authors.id, columns.authorId))
    .where(eq(columns.id, id));
  return row;
}

export async function countColumns(db: Database): Promise<number> {
  return db.$count(columns);
}

/** Every column with its author, for the existence of its page and the length of its list. */
export async function listColumnPlaces(db: Database): Promise<{ id: number; authorId: number }[]> {
  return db.select({ id: columns.id, authorId: columns.authorId }).from(columns);
}

/** Ids of the most read live articles since `since` whose author has a column. */
export async function listColumnArticleIds(
  db: Database,
  since: Date,
  limit: number,
): Promise<number[]> {
  const own = db
    .select({ one: sql`1` })
    .from(columns)
    .where(eq(columns.authorId, articles.authorId));
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(IS_LIVE, gte(articles.publishedAt, since), exists(own)))
    .orderBy(desc(articles.views), desc(articles.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

// Written out, not as a parameter: a partial index is only chosen for the literal.
const IS_LIVE = sql`${articles.state} = 'approved'`;

const AUTHOR_COLUMN = sql<number | null>`(select ${columns.id} from ${columns}
  where ${columns.authorId} = ${authors.id}
  order by ${columns.position}, ${columns.id} limit 1)`;

export type AuthorRow = Awaited<ReturnType<typeof listWeekAuthorRows>>[number];

/** Authors who published since `since`, by the reads of it, then by its number. */
export async function listWeekAuthorRows(db: Database, since: Date, limit: number) {
  const recent = recentByAuthor(db, since);
  return db
    .with(recent)
    .select({
      author: authors,
      articleCount: articleCount(authors.id),
      recentCount: recent.count,
      recentViews: recent.views,
      columnId: AUTHOR_COLUMN,
    })
    .from(recent)
    .innerJoin(authors, eq(authors.id, recent.authorId))
    .orderBy(desc(recent.views), desc(recent.count), asc(authors.id))
    .limit(limit);
}

/** Authors with live articles, those with most first; what they did since `since` beside. */
export async function listAuthorRows(
  db: Database,
  since: Date,
  limit: number,
  skip: number,
): Promise<AuthorRow[]> {
  const recent = recentByAuthor(db, since);
  const total = articleCount(authors.id);
  return db
    .with(recent)
    .select({
      author: authors,
      articleCount: total,
      recentCount: sql<string>`coalesce(${recent.count}, 0)`.mapWith(Number),
      recentViews: sql<string>`coalesce(${recent.views}, 0)`.mapWith(Number),
      columnId: AUTHOR_COLUMN,
    })
    .from(authors)
    .leftJoin(recent, eq(recent.authorId, authors.id))
    .where(hasPublished(db))
    .orderBy(sql`${total} desc`, asc(authors.id))
    .limit(limit)
    .offset(skip);
}

export async function countAuthors(db: Database): Promise<number> {
  return db.$count(authors, hasPublished(db));
}

/** Titles of columns by id. */
export async function listColumnTitles(db: Database) {
  return db.select({ id: columns.id, title: columns.title }).from(columns);
}

function hasPublished(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articles)
      .where(and(IS_LIVE, eq(articles.authorId, authors.id))),
  );
}

function recentByAuthor(db: Database, since: Date) {
  return db.$with('recent').as(
    db
      .select({
        authorId: articles.authorId,
        count: sql<string>`count(*)`.mapWith(Number).as('recent_count'),
        views: sql<string>`sum(${articles.views})`.mapWith(Number).as('recent_views'),
      })
      .from(articles)
      .where(and(IS_LIVE, gte(articles.publishedAt, since)))
      .groupBy(articles.authorId),
  );
}
