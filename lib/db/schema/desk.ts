import { bigint, boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { FlashCategory } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { accounts } from './accounts';
import { localized, moment } from './columns';
import { flashes, type FlashState } from './flash';

/** Everything that staff did, for who must answer for it later; rows are never changed. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: serial('id').primaryKey(),
    /** Null for the newsroom's own commands, and once the account is deleted. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Key of a sentence in messages/, e.g. `article.approve`. */
    act: text('act').notNull(),
    /** What it was done to: a kind such as `article`, and its id as text. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('staff_acts_feed').on(table.at.desc(), table.id.desc()),
    index('staff_acts_subject').on(table.subject, table.subjectId, table.id.desc()),
    index('staff_acts_account').on(table.accountId, table.id.desc()),
  ],
);

/** The second step of a staff member's sign-in (TOTP, RFC 6238). */
export const secondSteps = pgTable('second_steps', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed. */
  sealedSecret: text('sealed_secret').notNull(),
  /** When its first code was proven; null while it is being set up. */
  confirmedAt: moment('confirmed_at'),
  /** Counter of the last code that was taken: a code is good once. */
  lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
  /** Keyed digests of the recovery codes that are left. */
  recoveryDigests: jsonb('recovery_digests').$type<string[]>().notNull(),
});

/** What a flash said before: kept at every change and at its withdrawal. */
export const flashVersions = pgTable(
  'flash_versions',
  {
    id: serial('id').primaryKey(),
    flashId: integer('flash_id')
      .notNull()
      .references(() => flashes.id, { onDelete: 'cascade' }),
    state: text('state').$type<FlashState>().notNull(),
    category: text('category').$type<FlashCategory>().notNull(),
    isImportant: boolean('is_important').notNull(),
    sourceName: localized('source_name'),
    sourceUrl: text('source_url'),
    editions: jsonb('editions')
      .$type<{ locale: Locale; title: string; content: string }[]>()
      .notNull(),
    /** Why it was changed or withdrawn, in the editor's words; ''. */
    note: text('note').notNull().default(''),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('flash_versions_of').on(table.flashId, table.id.desc())],
);
