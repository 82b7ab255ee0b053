import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { articles, authors } from './articles';
import { localized, moment } from './columns';

export const columns = pgTable('columns', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  authorId: integer('author_id')
    .notNull()
    .references(() => authors.id),
  title: localized('title').notNull(),
  intro: localized('intro').notNull(),
  cover: text('cover').notNull(),
  position: integer('position').notNull(),
});

export const tools = pgTable('tools', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  category: text('category').notNull(),
  description: localized('description').notNull(),
  chains: jsonb('chains').$type<string[]>().notNull(),
  risk: text('risk').notNull(),
  position: integer('position').notNull(),
  /** Whether its address answered when it was last asked. */
  linkState: text('link_state').$type<'unchecked' | 'ok' | 'dead'>().notNull().default('unchecked'),
  checkedAt: moment('checked_at'),
  failingSince: moment('failing_since'),
  /** From when readers see it; null is from ever. */
  startsAt: moment('starts_at'),
});

export const hotWords = pgTable('hot_words', {
  id: serial('id').primaryKey(),
  key: text('key').unique(),
  word: localized('word').notNull(),
  position: integer('position').notNull(),
});

export const banners = pgTable('banners', {
  id: serial('id').primaryKey(),
  key: text('key').unique(),
  title: localized('title').notNull(),
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  /** When it is shown; null is from ever, and for ever. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/**
 * Articles that the desk put on the home page, in the order of their places: of those whose time
 * it is, the first leads and the next are the seconds.
 */
export const homeSlots = pgTable('home_slots', {
  id: serial('id').primaryKey(),
  key: text('key').unique(),
  place: integer('place').notNull(),
  articleId: integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' }),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/** Configuration that the newsroom may change while the site runs: brand, links, documents. */
export const appSettings = pgTable('app_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
