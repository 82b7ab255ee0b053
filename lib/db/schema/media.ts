import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Pictures that the site hosts itself; the bytes are in the file store under the hash. */
export const media = pgTable('media', {
  /** SHA-256 of the stored original, 64 hexadecimal digits. */
  hash: text('hash').primaryKey(),
  mime: text('mime').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who brought which picture and for what: limits are counted by it, and only one's own may be used. */
export const uploads = pgTable(
  'uploads',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash')
      .notNull()
      .references(() => media.hash),
    purpose: text('purpose').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('uploads_account').on(table.accountId, table.at.desc())],
);
