import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { topicArticles, topicTimeline } from '../../db/schema';

/** The articles of a special and its timeline, each in its order, as they were written. */
export async function listTopicParts(db: Database, topicId: number) {
  const placed = await db
    .select({ articleId: topicArticles.articleId })
    .from(topicArticles)
    .where(eq(topicArticles.topicId, topicId))
    .orderBy(asc(topicArticles.position));
  const timeline = await db
    .select({
      date: topicTimeline.date,
      title: topicTimeline.title,
      text: topicTimeline.text,
      url: topicTimeline.url,
    })
    .from(topicTimeline)
    .where(eq(topicTimeline.topicId, topicId))
    .orderBy(asc(topicTimeline.position), asc(topicTimeline.id));
  return { articleIds: placed.map(({ articleId }) => articleId), timeline };
}
