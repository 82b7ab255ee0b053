import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { articleLabels, labels, listingDays, sections } from '../../db/schema';

export async function listSectionRows(db: Database) {
  return db.select().from(sections).orderBy(asc(sections.position), asc(sections.id));
}

/** Labels with the number of their live articles, most used first. */
export async function listLabelRows(db: Database, limit: number) {
  const used = sql<string>`coalesce(sum(${listingDays.liveCount}), 0)`;
  return db
    .select({
      id: labels.id,
      key: labels.key,
      name: labels.name,
      description: labels.description,
      articleCount: used.mapWith(Number),
    })
    .from(labels)
    .leftJoin(listingDays, eq(listingDays.scope, sql`'article:label:' || ${labels.id}`))
    .groupBy(labels.id)
    .orderBy(desc(used), asc(labels.id))
    .limit(limit);
}

export async function findLabelRow(db: Database, id: number) {
  const [row] = await db.select().from(labels).where(eq(labels.id, id));
  return row;
}

/** Labels by id, in no order, each with the id of the newest article of its that is live. */
export async function listLabelRowsById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      ...getTableColumns(labels),
      // Names written out: in a query of one table a column is rendered without its table.
      latestId: sql<number | null>`(
        select newest.article_id from ${articleLabels} as newest
        where newest.label_id = labels.id and newest.published_at is not null
        order by newest.published_at desc, newest.article_id desc limit 1)`,
    })
    .from(labels)
    .where(inArray(labels.id, [...ids]));
}

export async function listLabelIds(db: Database): Promise<number[]> {
  const rows = await db.select({ id: labels.id }).from(labels);
  return rows.map((row) => row.id);
}

/** Ids of the labels on live articles since `since`, most used first. */
export async function listRecentLabelIds(
  db: Database,
  since: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: articleLabels.labelId })
    .from(articleLabels)
    .where(gte(articleLabels.publishedAt, since))
    .groupBy(articleLabels.labelId)
    .orderBy(desc(sql`count(*)`), asc(articleLabels.labelId))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Ids of the labels that live articles of a label carry beside it, most shared first. */
export async function listNeighbourLabelIds(
  db: Database,
  labelId: number,
  limit: number,
): Promise<number[]> {
  const own = alias(articleLabels, 'own');
  const rows = await db
    .select({ id: articleLabels.labelId })
    .from(own)
    .innerJoin(articleLabels, eq(articleLabels.articleId, own.articleId))
    .where(
      and(eq(own.labelId, labelId), isNotNull(own.publishedAt), ne(articleLabels.labelId, labelId)),
    )
    .groupBy(articleLabels.labelId)
    .orderBy(desc(sql`count(*)`), asc(articleLabels.labelId))
    .limit(limit);
  return rows.map((row) => row.id);
}
