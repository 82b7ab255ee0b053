import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { VisitDevice, VitalName } from '@/lib/contract/tracking';
import { articles } from './articles';
import { moment } from './columns';

/** How often an article was read in one hour; what is hot and what authors see is summed from it. */
export const articleViewHours = pgTable(
  'article_view_hours',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    hour: moment('hour').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.hour] }),
    index('article_view_hours_recent').on(table.hour),
  ],
);

/**
 * Who was counted for what lately: a digest of a browser's uuid with the site's key, kept until
 * the window of its scope is over. No address, no name, no account.
 */
export const countedReaders = pgTable(
  'counted_readers',
  {
    /** `article:<id>`, or `day:<date>` for the site's visitors. */
    scope: text('scope').notNull(),
    reader: text('reader').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.reader] }),
    index('counted_readers_age').on(table.at),
  ],
);

/** Views of a kind of page in a day of UTC+8; `page` is '' for the whole site, with its visitors. */
export const pageDays = pgTable(
  'page_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** How many visits fell into which step of a vital's scale (see vital-scale.ts). */
export const vitalDays = pgTable(
  'vital_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    device: text('device').$type<VisitDevice>().notNull(),
    vital: text('vital').$type<VitalName>().notNull(),
    step: smallint('step').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.device, table.vital, table.step] }),
  ],
);
