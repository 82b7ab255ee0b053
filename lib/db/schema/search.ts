import {
  bigserial,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SearchKind } from '@/lib/contract/search';
import { accounts } from './accounts';
import { moment } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found, one row a thing: the words of all its editions, cut and folded by us. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    ref: integer('ref').notNull(),
    /** When it was published or begins; null for what has no time. */
    dated: moment('dated'),
    /** Its titles, folded, one a line. */
    titles: text('titles').notNull(),
    titleWords: tsvector('title_words').notNull(),
    /** The title's words (A), names and summary (B), headings (C), text (D). */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_entries_title_words').using('gin', table.titleWords),
    index('search_entries_words').using('gin', table.words),
    index('search_entries_dated').on(table.dated.desc().nullsFirst()),
  ],
);

/** Latin words that texts hold, to mend a misspelt one by. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/**
 * What changed and is to be read into the index. Triggers write it in the transaction of the
 * change, whoever makes it; a row is never changed, only taken out.
 */
export const searchPending = pgTable('search_pending', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').$type<SearchKind>().notNull(),
  ref: integer('ref').notNull(),
});

/** What a signed-in reader looked for, the last time of each. */
export const searchRecords = pgTable(
  'search_records',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The keyword folded: its two scripts are one record. */
    folded: text('folded').notNull(),
    keyword: text('keyword').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [
    uniqueIndex('search_records_once').on(table.accountId, table.folded),
    index('search_records_newest').on(table.accountId, table.searchedAt.desc()),
  ],
);

/** Who looked for what on which day, each once; `visitor` is a keyed digest that nobody can undo. */
export const searchUses = pgTable(
  'search_uses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    folded: text('folded').notNull(),
    visitor: text('visitor').notNull(),
    keyword: text('keyword').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.folded, table.visitor] }),
    index('search_uses_word').on(table.folded, table.day),
  ],
);
