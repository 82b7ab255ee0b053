import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/i18n/locales';
import { moment } from './columns';

/** What an account may do beyond its own things: readers nothing, editors and admins run the desk. */
export type AccountRole = 'reader' | 'editor' | 'admin';

/** A deleted account keeps its row, without anything of the person, so that nothing else hangs loose. */
export type AccountState = 'active' | 'blocked' | 'deleted';

export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  /** Lower-case, trimmed: one account an address; null for one of a phone alone. */
  email: text('email').unique(),
  /** When the address was proven to be theirs; null for one that somebody merely named. */
  emailVerifiedAt: moment('email_verified_at'),
  /** E.164 with its `+`, always proven; null where there is none. */
  phone: text('phone').unique(),
  /** Area code of the phone, without `+`. */
  phoneCode: text('phone_code'),
  /** Subject of the Google account that may sign in; null where there is none. */
  googleSubject: text('google_subject').unique(),
  nickname: text('nickname').notNull(),
  bio: text('bio').notNull().default(''),
  /** Hash of a picture in the media store, or ''. */
  avatar: text('avatar').notNull().default(''),
  role: text('role').$type<AccountRole>().notNull().default('reader'),
  state: text('state').$type<AccountState>().notNull().default('active'),
  /** Level that the desk granted (4 to 6); 0 where the earned one counts. */
  grantedLevel: integer('granted_level').notNull().default(0),
  /** Language of mails. */
  locale: text('locale').$type<Locale>().notNull().default('zh-Hans'),
  /** Argon2id in PHC format; null until a password is set. */
  passwordHash: text('password_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

/** Who is signed in where. The token itself is stored nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Keyed digest of the token, hexadecimal. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** Keyed digest of the account and the browser's own uuid: one row a device. */
    deviceDigest: text('device_digest'),
    /** What the browser says of itself, cut short. */
    userAgent: text('user_agent').notNull(),
    /** Network that it was begun from. */
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the second step was passed in it; null where it was not. */
    secondStepAt: moment('second_step_at'),
  },
  (table) => [
    uniqueIndex('sessions_device').on(table.accountId, table.deviceDigest),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export type SignInMethod = 'password' | 'code' | 'google' | 'register' | 'reset' | 'upgrade';

/** Audit of tries to sign in. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: serial('id').primaryKey(),
    /** Null where no account was met. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Keyed digest of the address or number that was named. */
    targetDigest: text('target_digest').notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    /** `ok`, or the key of the error that was answered. */
    outcome: text('outcome').notNull(),
    userAgent: text('user_agent').notNull(),
    network: text('network').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('sign_ins_account').on(table.accountId, table.at.desc()),
    index('sign_ins_time').on(table.at),
  ],
);

/** Codes that were sent; at most one open a target and scene. */
export const codes = pgTable(
  'codes',
  {
    id: serial('id').primaryKey(),
    /** Keyed digest of `email:…` or `phone:+…`. */
    targetDigest: text('target_digest').notNull(),
    /** What it was asked for; '' is good for every scene. */
    scene: text('scene').notNull(),
    /** Keyed digest of target and code: a copy of the database tells no code. */
    codeDigest: text('code_digest').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('codes_target').on(table.targetDigest, table.scene),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** Permission to go on with the account upgrade after the phone was verified. */
export const upgradeTickets = pgTable('upgrade_tickets', {
  tokenDigest: text('token_digest').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** What the product tells a person; the same notice never twice. */
export const accountNotices = pgTable(
  'account_notices',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Key of the sentence in messages/. */
    kind: text('kind').notNull(),
    /** Arguments of the sentence. */
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** Distinct an account: a notice of one that is there is not written again. */
    dedupeKey: text('dedupe_key').notNull(),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_notices_once').on(table.accountId, table.dedupeKey),
    index('account_notices_feed').on(table.accountId, table.id.desc()),
    index('account_notices_unread')
      .on(table.accountId)
      .where(sql`read_at is null`),
  ],
);

export type RealNameState = 'pending' | 'approved' | 'refused';

/** Requests for verification by name. What identifies a person is sealed; the desk alone opens it. */
export const realNames = pgTable('real_names', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  state: text('state').$type<RealNameState>().notNull(),
  /** Name, document and number as sealed JSON. */
  sealed: text('sealed').notNull(),
  /** The name with all but its first character hidden, for its owner. */
  maskedName: text('masked_name').notNull(),
  /** Key of the sealed picture of the document in the file store. */
  pictureKey: text('picture_key').notNull(),
  /** What the desk said with a refusal. */
  reason: text('reason').notNull().default(''),
  submittedAt: moment('submitted_at').notNull(),
  decidedAt: moment('decided_at'),
});

export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    /** Told to who wrote it, such as `F-7K2M-9QXD`. */
    reference: text('reference').notNull().unique(),
    /** Made by the form: the same feedback sent again is no second one. */
    clientKey: text('client_key').notNull().unique(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Address for an answer; '' where none is wanted. */
    contact: text('contact').notNull(),
    text: text('text').notNull(),
    /** Path of the page that it is about, or ''. */
    page: text('page').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Filled in by a machine, as it seems. */
    isSuspect: boolean('is_suspect').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('feedback_feed').on(table.id.desc())],
);
