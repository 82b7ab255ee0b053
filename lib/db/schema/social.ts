import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { authors } from './articles';
import { moment } from './columns';
import { labels } from './taxonomy';

/** What can be collected and liked. */
export type SocialKind = 'article' | 'flash';

export const collections = pgTable(
  'collections',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SocialKind>().notNull(),
    targetId: integer('target_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.targetId] }),
    index('collections_feed').on(table.accountId, table.at.desc(), table.targetId.desc()),
  ],
);

export const likes = pgTable(
  'likes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SocialKind>().notNull(),
    targetId: integer('target_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.targetId] })],
);

export const follows = pgTable(
  'follows',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.authorId] }),
    index('follows_feed').on(table.accountId, table.at.desc(), table.authorId.desc()),
  ],
);

export const labelFollows = pgTable(
  'label_follows',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    labelId: integer('label_id')
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.labelId] }),
    index('label_follows_feed').on(table.accountId, table.at.desc(), table.labelId.desc()),
  ],
);

/**
 * How many people collected, liked or follow something; changed in the transaction that
 * writes the row, so that no act is counted twice or lost.
 */
export const socialCounts = pgTable(
  'social_counts',
  {
    kind: text('kind').$type<SocialKind | 'author' | 'label'>().notNull(),
    targetId: integer('target_id').notNull(),
    collects: integer('collects').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    follows: integer('follows').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId] })],
);
