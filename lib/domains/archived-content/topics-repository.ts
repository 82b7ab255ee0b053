import { asc, eq, gt } from 'drizzle-orm';
import type { ARCHIVED_CONTENT, ArchivedValues } from '../../contract/archived-content';
import type { Database } from '../../db/client';
import { topicArticles, topics, topicTimeline } from '../../db/schema';
import { listTopicParts } from '../topics/public';
import type { KeptRecord, RecordStore } from './record-store';
import { findByKey, getByKey, keyOf, knownKeys } from './references-repository';

type Topic = (typeof ARCHIVED_CONTENT)['topics']['_output'];

/** Specials, each with its articles and its timeline. */
export const topicRecords: RecordStore = {
  count: (db) => db.$count(topics),
  list: async (db, { afterId, limit }) => {
    const rows = await db
      .select()
      .from(topics)
      .where(gt(topics.id, afterId))
      .orderBy(asc(topics.id))
      .limit(limit);
    const kept: KeptRecord[] = [];
    for (const row of rows) kept.push(await keptOf(db, row));
    return kept;
  },
  find: async (tx, { key }) => {
    const [row] = await tx.select().from(topics).where(eq(topics.key, key)).for('update');
    return row && keptOf(tx, row);
  },
  reachable: async (tx, values) => {
    const { eventId, articles, ...topic } = values as Topic;
    const hasEvent = eventId !== null && (await findByKey(tx, 'event', eventId)) !== undefined;
    return {
      ...topic,
      eventId: hasEvent ? eventId : null,
      articles: await knownKeys(tx, 'article', articles),
    };
  },
  insert: async (tx, { key, values }) => {
    const [row] = await tx
      .insert(topics)
      .values({ ...(await rowOf(tx, values as Topic)), key })
      .returning({ id: topics.id });
    const id = row?.id ?? 0;
    await writeParts(tx, id, values as Topic);
    return id;
  },
  update: async (tx, id, values) => {
    await tx
      .update(topics)
      .set(await rowOf(tx, values as Topic))
      .where(eq(topics.id, id));
    await tx.delete(topicArticles).where(eq(topicArticles.topicId, id));
    await tx.delete(topicTimeline).where(eq(topicTimeline.topicId, id));
    await writeParts(tx, id, values as Topic);
  },
};

async function keptOf(db: Database, row: typeof topics.$inferSelect): Promise<KeptRecord> {
  const { id, key, eventId, createdAt, changedAt, startsAt, ...own } = row;
  const { articleIds, timeline } = await listTopicParts(db, id);
  const articles: string[] = [];
  for (const articleId of articleIds) articles.push(await keyOf(db, 'article', articleId));
  const values: ArchivedValues = {
    ...own,
    eventId: eventId === null ? null : await keyOf(db, 'event', eventId),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    articles,
    timeline,
  };
  return { id, key, values };
}

async function rowOf(tx: Database, { eventId, createdAt, changedAt, startsAt, ...topic }: Topic) {
  const { title, subtitle, intro, cover } = topic;
  return {
    ...{ title, subtitle, intro, cover },
    eventId: eventId === null ? null : await getByKey(tx, 'event', eventId),
    createdAt: new Date(createdAt),
    changedAt: changedAt === null ? null : new Date(changedAt),
    startsAt: startsAt === null ? null : new Date(startsAt),
  };
}

async function writeParts(tx: Database, topicId: number, { articles, timeline }: Topic) {
  const ids: number[] = [];
  for (const key of articles) ids.push(await getByKey(tx, 'article', key));
  if (ids.length > 0) {
    await tx
      .insert(topicArticles)
      .values(ids.map((articleId, position) => ({ topicId, articleId, position })));
  }
  if (timeline.length > 0) {
    await tx
      .insert(topicTimeline)
      .values(timeline.map((entry, position) => ({ ...entry, topicId, position })));
  }
}
