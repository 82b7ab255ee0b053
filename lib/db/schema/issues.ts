import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { localized, moment } from './columns';
import { flashes } from './flash';

/** Issues of the periodicals: the daily brief, the weekly, the technical weekly. */
export const issues = pgTable(
  'issues',
  {
    id: serial('id').primaryKey(),
    key: text('key').unique(),
    kind: text('kind').notNull(),
    /** Counts from 1 within its kind. */
    number: integer('number').notNull(),
    /** Day at UTC+8, yyyy-mm-dd. */
    day: text('day').notNull(),
    publishedAt: moment('published_at').notNull(),
    title: localized('title').notNull(),
    lead: localized('lead').notNull(),
    /** HTML that was sanitised when it was written. */
    body: localized('body').notNull(),
  },
  (table) => [
    uniqueIndex('issues_by_day').on(table.kind, table.day),
    uniqueIndex('issues_by_number').on(table.kind, table.number),
  ],
);

/** What an issue points to: an article or a flash, never both. */
export const issueEntries = pgTable(
  'issue_entries',
  {
    id: serial('id').primaryKey(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    flashId: integer('flash_id').references(() => flashes.id, { onDelete: 'cascade' }),
    note: localized('note'),
  },
  (table) => [index('issue_entries_by_issue').on(table.issueId, table.position)],
);
