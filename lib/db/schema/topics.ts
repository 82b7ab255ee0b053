import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { localized, moment } from './columns';
import { events } from './events';

export const topics = pgTable('topics', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  title: localized('title').notNull(),
  subtitle: localized('subtitle'),
  intro: localized('intro').notNull(),
  cover: text('cover').notNull(),
  /** The event that belongs to it. */
  eventId: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When its text or its list last changed; null while it is as it was made. */
  changedAt: moment('changed_at'),
  /** From when readers see it; null is from ever. */
  startsAt: moment('starts_at'),
});

export const topicArticles = pgTable(
  'topic_articles',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.articleId] })],
);

export const topicTimeline = pgTable(
  'topic_timeline',
  {
    id: serial('id').primaryKey(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** yyyy, yyyy-mm or yyyy-mm-dd: as exact as it is known. */
    date: text('date').notNull(),
    position: integer('position').notNull(),
    title: localized('title').notNull(),
    text: localized('text'),
    url: text('url'),
  },
  (table) => [index('topic_timeline_by_topic').on(table.topicId, table.date, table.position)],
);
