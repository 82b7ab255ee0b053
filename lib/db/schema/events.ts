import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  EventState,
  HostRole,
  RefundPolicy,
  SocialSite,
  TicketKind,
} from '@/lib/contract/event-kinds';
import type { EventWords } from '@/lib/contract/event-hosting';
import type { Locale } from '@/lib/i18n/locales';
import { accounts } from './accounts';
import { authors } from './articles';
import { localized, moment } from './columns';
import { labels } from './taxonomy';

const EMPTY_TEXT = { 'zh-Hans': '', 'zh-Hant': '' };

export const events = pgTable(
  'events',
  {
    id: serial('id').primaryKey(),
    key: text('key').unique(),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    city: localized('city').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** IANA zone in which the event's own times are shown. */
    timeZone: text('time_zone').notNull(),
    isOnline: boolean('is_online').notNull(),
    /** Whether no ticket of it costs anything; kept true by whatever changes its ticket types. */
    isFree: boolean('is_free').notNull(),
    poster: text('poster').notNull(),
    /** Author of the newsroom that holds it; null for an account's event. */
    organiserId: integer('organiser_id').references(() => authors.id),
    state: text('state').$type<EventState>().notNull().default('live'),
    /** Account that owns it; null for the newsroom's, and once the account is deleted. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the browser before the first save: one event of however many tries. */
    clientKey: text('client_key'),
    /** Language that its owner writes in. */
    locale: text('locale').$type<Locale>().notNull().default('zh-Hans'),
    /** Plain text; paragraphs are parted by blank lines. */
    details: localized('details').notNull().default(EMPTY_TEXT),
    address: localized('address').notNull().default(EMPTY_TEXT),
    /** Told to holders of a ticket alone. */
    onlineUrl: text('online_url').notNull().default(''),
    organiserName: localized('organiser_name').notNull().default(EMPTY_TEXT),
    organiserAbout: localized('organiser_about').notNull().default(EMPTY_TEXT),
    socials: jsonb('socials').$type<Partial<Record<SocialSite, string>>>().notNull().default({}),
    /** Co-hosts as readers see them; who may do what is `event_hosts`. */
    cohostNames: jsonb('cohost_names').$type<string[]>().notNull().default([]),
    /** Topic: a label of the articles. */
    labelId: integer('label_id').references(() => labels.id, { onDelete: 'set null' }),
    policy: text('policy').$type<RefundPolicy>().notNull().default('standard'),
    /** Raised by each save: who saves over another revision than the one they read is refused. */
    revision: integer('revision').notNull().default(1),
    /** SEQUENCE of its calendar entry (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at'),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    /** Words of a live event that its organiser changed; readers see those before until the desk agrees. */
    proposal: jsonb('proposal').$type<EventWords>(),
    /** Who reviews it now, and until when nobody else may. */
    reviewerId: integer('reviewer_id').references(() => accounts.id, { onDelete: 'set null' }),
    lockedUntil: moment('locked_until'),
    /** The desk's words of a refusal, or the organiser's of a cancellation. */
    reason: text('reason').notNull().default(''),
    /** Start before the last change of it, and the words of that change. */
    previousStartsAt: moment('previous_starts_at'),
    changeReason: text('change_reason').notNull().default(''),
    /** Until when a change of time or place gives everything back. */
    refundUntil: moment('refund_until'),
  },
  (table) => [
    index('events_by_end').on(table.endsAt, table.startsAt),
    index('events_account').on(table.accountId, table.startsAt.desc()),
    index('events_queue')
      .on(table.submittedAt)
      .where(sql`state = 'pending' or proposal is not null`),
    uniqueIndex('events_client_key').on(table.accountId, table.clientKey),
  ],
);

/** Who helps to hold an event, by account. */
export const eventHosts = pgTable(
  'event_hosts',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').$type<HostRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.accountId] }),
    index('event_hosts_account').on(table.accountId),
  ],
);

/** What is sold of an event. */
export const eventTicketTypes = pgTable(
  'event_ticket_types',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    kind: text('kind').$type<TicketKind>().notNull(),
    /** In the smallest unit of the currency. */
    priceMinor: integer('price_minor').notNull(),
    /** Struck through beside a discount; null for the others. */
    listPriceMinor: integer('list_price_minor'),
    currency: text('currency').notNull(),
    quantity: integer('quantity').notNull(),
    /** Seats of orders in payment, and of tickets that are not revoked. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    perPerson: integer('per_person').notNull(),
    saleFrom: moment('sale_from'),
    saleUntil: moment('sale_until'),
    /** No more on sale, kept for what was sold of it. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [
    index('event_ticket_types_event').on(table.eventId, table.position),
    check('event_ticket_types_seats', sql`held >= 0 and sold >= 0 and held + sold <= quantity`),
    check('event_ticket_types_price', sql`price_minor >= 0`),
  ],
);

/** Codes that unlock a ticket type, or take something off its price. */
export const eventCodes = pgTable(
  'event_codes',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    typeId: integer('type_id')
      .notNull()
      .references(() => eventTicketTypes.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text('code').notNull(),
    /** Taken off the price; 0 for a code that unlocks alone. */
    percentOff: integer('percent_off').notNull().default(0),
    expiresAt: moment('expires_at'),
    /** Counted in tickets. */
    useLimit: integer('use_limit').notNull(),
    used: integer('used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_codes_code').on(table.eventId, table.code),
    index('event_codes_type').on(table.typeId),
    check('event_codes_uses', sql`used >= 0 and used <= use_limit`),
  ],
);
