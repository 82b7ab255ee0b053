import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, events, topicArticles, topicTimeline, topics } from '../../db/schema';

const ITEM = {
  id: topics.id,
  title: topics.title,
  subtitle: topics.subtitle,
  intro: topics.intro,
  cover: topics.cover,
  articleCount: sql`count(${articles.id})`.mapWith(Number),
};
export type TopicRow = Awaited<ReturnType<typeof listTopicRows>>[number];

/** What readers of a moment see: a special whose time is to come is not there yet. */
const isShown = (now: Date) => or(isNull(topics.startsAt), lte(topics.startsAt, now));
/** A special is as new as the time from which it is shown, where it has one. */
const newestFirst = [sql`coalesce(${topics.startsAt}, ${topics.createdAt}) desc`, desc(topics.id)];

/**
 * Specials that are shown, newest first, with the number of their live articles; one of them left
 * out when named.
 */
export async function listTopicRows(
  db: Database,
  { now, limit, skip, exceptId }: { now: Date; limit: number; skip: number; exceptId?: number },
) {
  return selectItems(db)
    .where(and(isShown(now), exceptId === undefined ? undefined : ne(topics.id, exceptId)))
    .groupBy(topics.id)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);
}

export async function countTopics(db: Database, now: Date): Promise<number> {
  return db.$count(topics, isShown(now));
}

/** Ids of the specials that are shown. */
export async function listTopicIds(db: Database, now: Date): Promise<number[]> {
  const rows = await db.select({ id: topics.id }).from(topics).where(isShown(now));
  return rows.map((row) => row.id);
}

/** A special that is shown; undefined where there is none. */
export async function findTopicRow(db: Database, id: number, now: Date) {
  const [row] = await db
    .select({
      ...ITEM,
      eventId: topics.eventId,
      createdAt: topics.createdAt,
      changedAt: topics.changedAt,
      startsAt: topics.startsAt,
    })
    .from(topics)
    .leftJoin(topicArticles, eq(topicArticles.topicId, topics.id))
    .leftJoin(articles, liveArticle())
    .where(and(eq(topics.id, id), isShown(now)))
    .groupBy(topics.id);
  return row;
}

export async function listTimelineRows(db: Database, topicId: number) {
  return db
    .select()
    .from(topicTimeline)
    .where(eq(topicTimeline.topicId, topicId))
    .orderBy(asc(topicTimeline.position));
}

/** Ids of a special's articles in the desk's order. */
export async function listTopicArticleIds(
  db: Database,
  topicId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: topicArticles.articleId })
    .from(topicArticles)
    .where(eq(topicArticles.topicId, topicId))
    .orderBy(asc(topicArticles.position), asc(topicArticles.articleId))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function findEventRow(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.state, 'live')));
  return row;
}

function selectItems(db: Database) {
  return db
    .select(ITEM)
    .from(topics)
    .leftJoin(topicArticles, eq(topicArticles.topicId, topics.id))
    .leftJoin(articles, liveArticle());
}

function liveArticle() {
  return and(eq(articles.id, topicArticles.articleId), eq(articles.state, 'approved'));
}
