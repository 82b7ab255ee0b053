import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderState, RefundRule, TicketState } from '@/lib/contract/event-kinds';
import { accounts } from './accounts';
import { moment } from './columns';
import { eventCodes, events, eventTicketTypes } from './events';

/** Somebody who will come: what the buyer says of each seat. */
export interface Attendee {
  name: string;
  email: string;
}

/** Tickets of one type that one person buys. */
export const eventOrders = pgTable(
  'event_orders',
  {
    id: serial('id').primaryKey(),
    /** Random; what addresses, mails and the provider know it by. */
    reference: text('reference').notNull().unique(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => eventTicketTypes.id),
    /** Null once the account is deleted: what was paid stays in the books. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    clientKey: text('client_key').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** Why it is where it is: the act of the last change. */
    reason: text('reason').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of a seat as it was reserved, after the code. */
    unitMinor: integer('unit_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    currency: text('currency').notNull(),
    codeId: integer('code_id').references(() => eventCodes.id),
    /** Frozen at reservation. */
    policy: jsonb('policy').$type<RefundRule[]>().notNull(),
    attendees: jsonb('attendees').$type<Attendee[]>().notNull(),
    heldUntil: moment('held_until'),
    provider: text('provider'),
    /** The payment by the provider's name for it, and where it is paid. */
    paymentRef: text('payment_ref'),
    paymentUrl: text('payment_url'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('event_orders_client_key').on(table.accountId, table.clientKey),
    index('event_orders_event').on(table.eventId, table.id.desc()),
    index('event_orders_account').on(table.accountId, table.id.desc()),
    index('event_orders_type').on(table.typeId, table.accountId),
    uniqueIndex('event_orders_payment').on(table.provider, table.paymentRef),
    index('event_orders_holds')
      .on(table.heldUntil)
      .where(sql`state = 'paying'`),
    check('event_orders_amounts', sql`refunded_minor >= 0 and refunded_minor <= total_minor`),
  ],
);

/** Each change of an order's state, with its act and reason; rows are never changed. */
export const eventOrderSteps = pgTable(
  'event_order_steps',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => eventOrders.id),
    act: text('act').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('event_order_steps_order').on(table.orderId, table.id)],
);

/** One seat of a paid order. */
export const eventTickets = pgTable(
  'event_tickets',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => eventOrders.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => eventTicketTypes.id),
    place: integer('place').notNull(),
    /** Typed at the door where no camera is: ten characters. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state').$type<TicketState>().notNull(),
    usedAt: moment('used_at'),
    usedBy: integer('used_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Reminders that were sent, so that each goes out once. */
    remindedDayAt: moment('reminded_day_at'),
    remindedHourAt: moment('reminded_hour_at'),
  },
  (table) => [
    unique('event_tickets_place').on(table.orderId, table.place),
    index('event_tickets_event').on(table.eventId, table.id),
  ],
);

/** Something given back, or on its way. */
export const eventRefunds = pgTable(
  'event_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => eventOrders.id),
    amountMinor: integer('amount_minor').notNull(),
    ticketIds: jsonb('ticket_ids').$type<number[]>().notNull(),
    /** `late`: a payment that came too late for its seats, whole. */
    kind: text('kind').$type<'tickets' | 'late'>().notNull(),
    state: text('state').$type<'pending' | 'done' | 'refused'>().notNull(),
    reason: text('reason').notNull(),
    providerRef: text('provider_ref'),
    requestedBy: integer('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('event_refunds_order').on(table.orderId, table.id),
    index('event_refunds_pending')
      .on(table.id)
      .where(sql`state = 'pending'`),
  ],
);

/** The books: what the provider holds, what organisers are owed, what has no place yet. */
export type MoneyAccount = 'provider' | 'organiser' | 'unplaced';

/** Signed entries of a posting sum to zero; rows are never changed. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: serial('id').primaryKey(),
    /** What happened, once: `order:5:charge`, `refund:7`. */
    posting: text('posting').notNull(),
    account: text('account').$type<MoneyAccount>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => eventOrders.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('money_entries_posting').on(table.posting, table.account),
    index('money_entries_event').on(table.eventId, table.at),
    index('money_entries_order').on(table.orderId),
  ],
);

/** News of a provider that was taken in: the same id a second time does nothing. */
export const paymentNews = pgTable(
  'payment_news',
  {
    provider: text('provider').notNull(),
    newsId: text('news_id').notNull(),
    kind: text('kind').notNull(),
    orderId: integer('order_id').references(() => eventOrders.id),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.newsId] })],
);
