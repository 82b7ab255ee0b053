import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { ImportState, ImportOutcomeKind } from '@/lib/contract/desk-import';
import { accounts } from './accounts';
import { moment } from './columns';

/** What the desk had brought in from outside: one row a file or address. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    /** Null once the account is deleted. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Name of the file, or the address. */
    source: text('source').notNull(),
    /** Where the file lies until it is read; null for an address, and once it was read. */
    fileKey: text('file_key'),
    /** Section key for articles whose source names none that exists. */
    section: text('section').notNull(),
    /** Name of the source in credits and keys; '' takes the source's own. */
    sourceName: text('source_name').notNull().default(''),
    state: text('state').$type<ImportState>().notNull(),
    /** Articles read so far, and how many there are about; 0 while that is not known. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why nothing could be read; ''. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('imports_feed').on(table.id.desc())],
);

/** The report of an import, line by line. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    source: text('source').notNull(),
    outcome: text('outcome').$type<ImportOutcomeKind>().notNull(),
    /** Id of the article, where there is one. */
    articleId: integer('article_id'),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('import_lines_outcome').on(table.importId, table.outcome, table.place),
  ],
);
