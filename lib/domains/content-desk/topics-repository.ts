import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { topicArticles, topics, topicTimeline } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import { listTopicParts } from '../topics/public';
import type { ContentStore } from './content-store';
import type { KeptValues } from './row-values';

interface TimelineEntry {
  date: string;
  title: LocalizedText;
  text: LocalizedText;
  url: string;
}

/** Specials, each with its articles and its timeline. */
export const topicStore: ContentStore = {
  list: async (db) =>
    db
      .select({ id: topics.id, title: topics.title, startsAt: topics.startsAt })
      .from(topics)
      .orderBy(sql`coalesce(${topics.startsAt}, ${topics.createdAt}) desc`, desc(topics.id)),
  find: async (db, id) => {
    const [row] = await db.select().from(topics).where(eq(topics.id, id)).for('update');
    if (!row) return undefined;
    const { articleIds: articles, timeline } = await listTopicParts(db, id);
    const { title, subtitle, intro, cover, startsAt } = row;
    return { title, subtitle, intro, cover, articles, timeline, shown_time: startsAt };
  },
  findByKey: async (db, key) => {
    const [row] = await db.select({ id: topics.id }).from(topics).where(eq(topics.key, key));
    return row?.id;
  },
  isTaken: () => Promise.resolve(false),
  insert: async (db, { key, values, now }) => {
    const [made] = await db
      .insert(topics)
      .values({ ...ownColumns(values), key, createdAt: now })
      .onConflictDoNothing({ target: topics.key })
      .returning({ id: topics.id });
    if (made) await writeParts(db, made.id, values);
    return made?.id;
  },
  update: async (db, id, values, now) => {
    await db
      .update(topics)
      .set({ ...ownColumns(values), changedAt: now })
      .where(eq(topics.id, id));
    await db.delete(topicTimeline).where(eq(topicTimeline.topicId, id));
    await db.delete(topicArticles).where(eq(topicArticles.topicId, id));
    await writeParts(db, id, values);
  },
  remove: async (db, id) => {
    await db.delete(topics).where(eq(topics.id, id));
  },
  order: () => Promise.resolve(),
};

function ownColumns(values: KeptValues) {
  return {
    title: values.title as LocalizedText,
    subtitle: writtenOrNull(values.subtitle as LocalizedText),
    intro: values.intro as LocalizedText,
    cover: values.cover as string,
    startsAt: values.shown_time as Date | null,
  };
}

async function writeParts(db: Database, topicId: number, values: KeptValues): Promise<void> {
  const articles = [...new Set(values.articles as number[])];
  if (articles.length > 0) {
    await db
      .insert(topicArticles)
      .values(articles.map((articleId, position) => ({ topicId, articleId, position })));
  }
  const timeline = values.timeline as TimelineEntry[];
  if (timeline.length > 0) {
    await db.insert(topicTimeline).values(
      timeline.map(({ date, title, text, url }, position) => ({
        topicId,
        position,
        date,
        title,
        text: writtenOrNull(text),
        url: url || null,
      })),
    );
  }
}

/** Text of which nothing is written is none. */
function writtenOrNull(text: LocalizedText): LocalizedText | null {
  return text['zh-Hans'] === '' && !text.en ? null : text;
}
