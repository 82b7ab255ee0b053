import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Words of the desk for simplified → traditional, on top of the built-in glossary. */
export const conversionWords = pgTable('conversion_words', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  /** The simplified word. */
  hans: text('hans').notNull().unique(),
  /** What stands for it in traditional text; '' leaves it as it is. */
  hant: text('hant').notNull(),
  /** For colleagues. */
  note: text('note').notNull().default(''),
});

/** The whole list after each change: what was derived by which words can be told for ever. */
export const conversionVersions = pgTable('conversion_versions', {
  version: serial('version').primaryKey(),
  /** Simplified word → what stands for it. */
  words: jsonb('words').$type<Record<string, string>>().notNull(),
  accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  at: moment('at').notNull(),
  /** When all that is published was derived by it; null while that goes on. */
  appliedAt: moment('applied_at'),
  /** Articles, flashes and other texts that changed by it. */
  changedTexts: integer('changed_texts').notNull().default(0),
});
