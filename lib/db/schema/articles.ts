import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/i18n/locales';
import { accounts } from './accounts';
import { localized, moment } from './columns';
import { sections } from './sections';

/** People who write; an account is joined to one when it may publish. */
export const authors = pgTable('authors', {
  id: serial('id').primaryKey(),
  /** Stable name of an author that a seed or an import brought; null for others. */
  key: text('key').unique(),
  nickname: localized('nickname').notNull(),
  bio: localized('bio').notNull(),
  /** Hash of a picture in the media store, or ''. */
  avatar: text('avatar').notNull().default(''),
  level: integer('level').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  /** Account that writes as this author; null for one that nobody signs in as. */
  accountId: integer('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
});

/** Spec section 3 names four statuses; `withdrawn` is the tombstone of a takedown. */
export type ArticleState = 'draft' | 'pending' | 'approved' | 'refused' | 'withdrawn';

/** Written for this site, translated for it, or taken over from elsewhere. */
export type ArticleOrigin = 'original' | 'translation' | 'reprint';

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id),
    originalLocale: text('original_locale').$type<Locale>().notNull(),
    state: text('state').$type<ArticleState>().notNull(),
    publishedAt: moment('published_at').notNull(),
    /** The last real change of the text after publication; null until there is one. */
    revisedAt: moment('revised_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Hash of the cover in the media store, an outside address, or ''. */
    cover: text('cover').notNull().default(''),
    views: integer('views').notNull().default(0),
    isSponsored: boolean('is_sponsored').notNull().default(false),
    sourceName: text('source_name'),
    sourceUrl: text('source_url'),
    /** Whose words they are (see `source*` for where they stood first). */
    origin: text('origin').$type<ArticleOrigin>().notNull().default('original'),
    /** Who paid for a sponsored article, shown beside the mark; ''. */
    sponsor: text('sponsor').notNull().default(''),
    /** Made by the editor: the same new article sent again is no second one. */
    clientKey: uuid('client_key').unique(),
    withdrawnAt: moment('withdrawn_at'),
    /** Why it was taken down, for the desk and the author; ''. */
    withdrawnReason: text('withdrawn_reason').notNull().default(''),
    /** Identity at the place it was imported from; null for what was written here. */
    sourceKey: text('source_key').unique(),
    /** Digest of what was imported last, to tell "unchanged" without reading the text. */
    sourceDigest: text('source_digest'),
  },
  (table) => [
    index('articles_feed')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'approved'`),
    index('articles_section_feed')
      .on(table.sectionId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'approved'`),
    index('articles_author_feed')
      .on(table.authorId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'approved'`),
    // One look for the newest change in each part of the site's map.
    index('articles_sitemap')
      .on(sql`((id - 1) / 1000)`, sql`greatest(published_at, revised_at) desc`)
      .where(sql`state = 'approved'`),
  ],
);

/**
 * The text of an article in one language. The traditional edition is derived
 * from the simplified one when that is written (`isDerived`), unless an import
 * or an editor brought one.
 */
export const articleEditions = pgTable(
  'article_editions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    bodyHtml: text('body_html').notNull(),
    isDerived: boolean('is_derived').notNull().default(false),
    readingMinutes: integer('reading_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.locale] })],
);

/**
 * How many live items each listing has on each day (UTC): totals and deep pages
 * come from here, so that neither counts nor skips through the whole table.
 * Scopes: 'article', 'article:section:<key>', 'article:label:<id>',
 * 'article:author:<id>', 'flash', 'flash:category:<key or important>'.
 */
export const listingDays = pgTable(
  'listing_days',
  {
    scope: text('scope').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    liveCount: integer('live_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.day] })],
);
