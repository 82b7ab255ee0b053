import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { events } from './events';

/** The event that an article reports from. */
export const eventCoverage = pgTable(
  'event_coverage',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (table) => [index('coverage_by_event').on(table.eventId)],
);
