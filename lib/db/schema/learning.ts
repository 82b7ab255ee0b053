import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@/lib/i18n/locales';
import { articles } from './articles';
import { localized } from './columns';

export const courseModules = pgTable('course_modules', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  title: localized('title').notNull(),
  summary: localized('summary').notNull(),
  position: integer('position').notNull(),
});

export const lessons = pgTable(
  'lessons',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => courseModules.id, { onDelete: 'cascade' }),
    title: localized('title').notNull(),
    /** Sanitised HTML. */
    body: localized('body').notNull(),
    takeaway: localized('takeaway').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    /** The article that goes on from here. */
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    position: integer('position').notNull(),
  },
  (table) => [index('lessons_in_order').on(table.moduleId, table.position)],
);

export const glossaryTerms = pgTable('glossary_terms', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  definition: localized('definition').notNull(),
});

export const scamWarnings = pgTable('scam_warnings', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  title: localized('title').notNull(),
  summary: localized('summary').notNull(),
  signs: jsonb('signs').$type<LocalizedText[]>().notNull(),
  actions: jsonb('actions').$type<LocalizedText[]>().notNull(),
  position: integer('position').notNull(),
});
