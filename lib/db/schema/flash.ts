import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FlashAct, FlashCategory } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { localized, moment } from './columns';

export type FlashState = 'published' | 'withdrawn';

export const flashes = pgTable(
  'flashes',
  {
    id: serial('id').primaryKey(),
    key: text('key').unique(),
    /** Made by the composer: the same flash sent again is no second one. */
    clientKey: uuid('client_key').unique(),
    category: text('category').$type<FlashCategory>().notNull(),
    isImportant: boolean('is_important').notNull().default(false),
    state: text('state').$type<FlashState>().notNull(),
    publishedAt: moment('published_at').notNull(),
    revisedAt: moment('revised_at'),
    sourceName: localized('source_name'),
    sourceUrl: text('source_url'),
  },
  (table) => [
    index('flashes_feed')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('flashes_category_feed')
      .on(table.category, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('flashes_important_feed')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published' and is_important`),
    // One look for the newest change in each part of the site's map.
    index('flashes_sitemap')
      .on(sql`((id - 1) / 1000)`, sql`greatest(published_at, revised_at) desc`)
      .where(sql`state = 'published'`),
  ],
);

export const flashEditions = pgTable(
  'flash_editions',
  {
    flashId: integer('flash_id')
      .notNull()
      .references(() => flashes.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    isDerived: boolean('is_derived').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.flashId, table.locale] })],
);

/**
 * What changed about flashes, in the order of their commits: the number is what readers' pages
 * resume from. A writer holds a lock until it commits, so no number becomes visible late.
 */
export const flashChanges = pgTable('flash_changes', {
  id: serial('id').primaryKey(),
  flashId: integer('flash_id')
    .notNull()
    .references(() => flashes.id, { onDelete: 'cascade' }),
  act: text('act').$type<FlashAct>().notNull(),
  at: moment('at').notNull(),
});
