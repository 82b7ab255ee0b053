import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, eventCoverage, events } from '../../db/schema';

/** Events by the articles that report from them; articles of none are left out. */
export async function listCoveredEventRows(db: Database, articleIds: readonly number[]) {
  if (articleIds.length === 0) return [];
  return db
    .select({
      articleId: eventCoverage.articleId,
      id: events.id,
      title: events.title,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      timeZone: events.timeZone,
      city: events.city,
      isOnline: events.isOnline,
    })
    .from(eventCoverage)
    .innerJoin(events, eq(events.id, eventCoverage.eventId))
    .where(and(inArray(eventCoverage.articleId, [...articleIds]), eq(events.state, 'live')));
}

/** Ids of an article and an event by their keys; undefined where one of them is not there. */
export async function findLink(db: Database, articleSourceKey: string, eventKey: string) {
  const [row] = await db
    .select({ articleId: articles.id, eventId: events.id })
    .from(articles)
    .innerJoin(events, eq(events.key, eventKey))
    .where(eq(articles.sourceKey, articleSourceKey));
  return row;
}

/** Says which events articles report from; the one said before gives way. */
export async function saveLinks(
  db: Database,
  links: readonly (typeof eventCoverage.$inferInsert)[],
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insert(eventCoverage)
    .values([...links])
    .onConflictDoUpdate({
      target: eventCoverage.articleId,
      set: { eventId: sql`excluded.event_id` },
    });
}
