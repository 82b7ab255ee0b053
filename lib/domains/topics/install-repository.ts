import { eq, inArray } from 'drizzle-orm';
import type { LocalizedText } from '@/lib/i18n/locales';
import type { Database } from '../../db/client';
import { articles, events, topicArticles, topicTimeline, topics } from '../../db/schema';
import { listTopicParts } from './parts-repository';

/** A special as it is written: everything but its id and its times. */
export interface WholeTopic {
  key: string;
  title: LocalizedText;
  subtitle: LocalizedText | null;
  intro: LocalizedText;
  cover: string;
  eventId: number | null;
  timeline: {
    date: string;
    title: LocalizedText;
    text: LocalizedText | null;
    url: string | null;
  }[];
  articleIds: number[];
}

/** The special of a key as it was written last, with its id; undefined where there is none. */
export async function findWholeTopic(
  db: Database,
  key: string,
): Promise<(WholeTopic & { id: number }) | undefined> {
  const [row] = await db.select().from(topics).where(eq(topics.key, key)).for('update');
  if (!row) return undefined;
  const { id, title, subtitle, intro, cover, eventId } = row;
  return { id, key, title, subtitle, intro, cover, eventId, ...(await listTopicParts(db, id)) };
}

export async function insertTopic(
  db: Database,
  { timeline, articleIds, ...row }: WholeTopic,
  createdAt: Date,
): Promise<void> {
  const [made] = await db
    .insert(topics)
    .values({ ...row, createdAt })
    .returning({ id: topics.id });
  if (made) await writeParts(db, made.id, { timeline, articleIds });
}

export async function updateTopic(
  db: Database,
  id: number,
  { timeline, articleIds, ...row }: WholeTopic,
  changedAt: Date,
): Promise<void> {
  await db
    .update(topics)
    .set({ ...row, changedAt })
    .where(eq(topics.id, id));
  await db.delete(topicTimeline).where(eq(topicTimeline.topicId, id));
  await db.delete(topicArticles).where(eq(topicArticles.topicId, id));
  await writeParts(db, id, { timeline, articleIds });
}

/** Ids of articles by their source keys, in the order of the keys; unknown ones are left out. */
export async function articleIdsBySource(db: Database, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.sourceKey, [...keys]));
  const idOf = new Map(rows.map((row) => [row.key, row.id]));
  return keys.flatMap((key) => idOf.get(key) ?? []);
}

export async function findEventId(db: Database, key: string): Promise<number | null> {
  const [row] = await db.select({ id: events.id }).from(events).where(eq(events.key, key));
  return row?.id ?? null;
}

async function writeParts(
  db: Database,
  topicId: number,
  { timeline, articleIds }: Pick<WholeTopic, 'timeline' | 'articleIds'>,
): Promise<void> {
  if (timeline.length > 0) {
    await db
      .insert(topicTimeline)
      .values(timeline.map((entry, position) => ({ ...entry, topicId, position })));
  }
  if (articleIds.length > 0) {
    await db
      .insert(topicArticles)
      .values(articleIds.map((articleId, position) => ({ topicId, articleId, position })));
  }
}
