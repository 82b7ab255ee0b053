import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@/lib/i18n/locales';
import { localized, moment } from './columns';

/** One section of a document; `body` is HTML that was sanitised when it was written. */
export interface DocumentSection {
  key: string;
  title: LocalizedText;
  body: LocalizedText;
}

/** The newsroom's own pages: about, copyright, terms, disclaimer, community rules. */
export const documents = pgTable('documents', {
  key: text('key').primaryKey(),
  title: localized('title').notNull(),
  lead: localized('lead').notNull(),
  version: text('version').notNull(),
  effectiveAt: moment('effective_at').notNull(),
  sections: jsonb('sections').$type<DocumentSection[]>().notNull(),
});

/** Announcements to everybody; what is said to one account is elsewhere. */
export const publicNotices = pgTable(
  'public_notices',
  {
    id: serial('id').primaryKey(),
    key: text('key').unique(),
    kind: text('kind').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    publishedAt: moment('published_at').notNull(),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    body: localized('body').notNull(),
  },
  (table) => [
    index('public_notices_feed').on(
      table.isPinned.desc(),
      table.publishedAt.desc(),
      table.id.desc(),
    ),
  ],
);

export const communityPlaces = pgTable('community_places', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  platform: text('platform').notNull(),
  form: text('form').notNull(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  note: localized('note').notNull(),
  /** An absolute address, or a path of the site. */
  url: text('url').notNull(),
  hasCode: boolean('has_code').notNull(),
  isSample: boolean('is_sample').notNull(),
  position: integer('position').notNull(),
});
