import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { ManuscriptContent, ManuscriptState } from '@/lib/contract/writing';
import type { Locale, LocalizedText } from '@/lib/i18n/locales';
import { accounts } from './accounts';
import { articles } from './articles';
import { moment } from './columns';

/**
 * What an author works on: the text of one edition of an article before it is approved, or the
 * revision of one that is live. Readers see `article_editions`, never this.
 */
export const manuscripts = pgTable(
  'manuscripts',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    /** Account that writes it; null once that is deleted. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    state: text('state').$type<ManuscriptState>().notNull(),
    content: jsonb('content').$type<ManuscriptContent>().notNull(),
    /** Of `content`, beside it: lists and the queue read neither bodies nor count them. */
    title: text('title').notNull().default(''),
    words: integer('words').notNull().default(0),
    /** Raised by each save: who saves over another revision than the one they read is refused. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    /** Key of a reason and the reviewer's own words; '' where it was not refused. */
    reasonCode: text('reason_code').notNull().default(''),
    reasonText: text('reason_text').notNull().default(''),
    /** When an approved text goes live by itself; null where it is live, or not approved. */
    publishAt: moment('publish_at'),
    /** Who reviews it now, and until when nobody else may. */
    reviewerId: integer('reviewer_id').references(() => accounts.id, { onDelete: 'set null' }),
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.locale] }),
    index('manuscripts_account').on(table.accountId, table.updatedAt.desc(), table.articleId),
    index('manuscripts_queue')
      .on(table.submittedAt, table.articleId)
      .where(sql`state = 'pending'`),
    index('manuscripts_schedule')
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
  ],
);

/** Why a version was kept. */
export type VersionReason = 'autosave' | 'submit' | 'restore' | 'approve';

/** Earlier texts of a manuscript: autosaves are thinned, the others stay. */
export const manuscriptVersions = pgTable(
  'manuscript_versions',
  {
    id: serial('id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<ManuscriptContent>().notNull(),
    words: integer('words').notNull().default(0),
    reason: text('reason').$type<VersionReason>().notNull(),
    savedBy: integer('saved_by').references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('manuscript_versions_of').on(table.articleId, table.locale, table.revision.desc()),
  ],
);

/** Corrections that readers see under an article, each with its time. */
export const articleCorrections = pgTable(
  'article_corrections',
  {
    id: serial('id').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    text: jsonb('text').$type<LocalizedText>().notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('article_corrections_of').on(table.articleId, table.at)],
);
