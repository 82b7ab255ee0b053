import { and, asc, count, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrderState, TicketState } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import { accounts, eventOrders, events, eventTickets, eventTicketTypes } from '../../db/schema';

export interface OrderSelection {
  accountId?: number | undefined;
  eventId?: number | undefined;
  state?: OrderState | undefined;
  keyword?: string | undefined;
}

/** Orders with event, type and buyer, the latest first. */
export async function listOrders(
  db: Database,
  selection: OrderSelection,
  { limit, skip, beforeId }: { limit: number; skip: number; beforeId?: number | undefined },
) {
  const older = beforeId === undefined ? undefined : sql`${eventOrders.id} < ${beforeId}`;
  return db
    .select({
      order: eventOrders,
      event: events,
      type: eventTicketTypes,
      buyer: sql<string>`coalesce(${accounts.nickname}, '')`,
      email: sql<string>`coalesce(${accounts.email}, '')`,
    })
    .from(eventOrders)
    .innerJoin(events, eq(events.id, eventOrders.eventId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, eventOrders.typeId))
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(and(selected(selection), older))
    .orderBy(desc(eventOrders.id))
    .limit(limit)
    .offset(skip);
}

export async function countOrders(db: Database, selection: OrderSelection): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(eventOrders)
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(selected(selection));
  return row?.orders ?? 0;
}

/** Numbers of orders by state. */
export async function countByState(
  db: Database,
  selection: OrderSelection,
): Promise<Map<OrderState, number>> {
  const rows = await db
    .select({ state: eventOrders.state, orders: count() })
    .from(eventOrders)
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(selected(selection))
    .groupBy(eventOrders.state);
  return new Map(rows.map(({ state, orders }) => [state, orders]));
}

export async function listTicketsOf(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(eventTickets)
    .where(inArray(eventTickets.orderId, [...orderIds]))
    .orderBy(asc(eventTickets.orderId), asc(eventTickets.place));
}

/** Everybody who has a ticket of an event, revoked ones among them, for the door. */
export async function listAttendees(db: Database, eventId: number) {
  return db
    .select({
      ticket: eventTickets,
      typeName: eventTicketTypes.name,
      reference: eventOrders.reference,
      buyer: sql<string>`coalesce(${accounts.nickname}, '')`,
    })
    .from(eventTickets)
    .innerJoin(eventOrders, eq(eventOrders.id, eventTickets.orderId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, eventTickets.typeId))
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(eq(eventTickets.eventId, eventId))
    .orderBy(asc(eventTickets.id));
}

export interface AttendeeSelection {
  eventId: number;
  state?: TicketState | undefined;
  keyword: string;
}

/** A page of who has a ticket, in the order of the tickets. */
export async function listAttendeePage(
  db: Database,
  selection: AttendeeSelection,
  { limit, skip }: { limit: number; skip: number },
) {
  return db
    .select({
      ticket: eventTickets,
      typeName: eventTicketTypes.name,
      orderId: eventOrders.id,
      reference: eventOrders.reference,
      buyer: sql<string>`coalesce(${accounts.nickname}, '')`,
      buyerEmail: sql<string>`coalesce(${accounts.email}, '')`,
    })
    .from(eventTickets)
    .innerJoin(eventOrders, eq(eventOrders.id, eventTickets.orderId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, eventTickets.typeId))
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(attending(selection))
    .orderBy(asc(eventTickets.id))
    .limit(limit)
    .offset(skip);
}

/** Numbers of tickets by state. */
export async function countAttendees(
  db: Database,
  selection: AttendeeSelection,
): Promise<Map<TicketState, number>> {
  const rows = await db
    .select({ state: eventTickets.state, tickets: count() })
    .from(eventTickets)
    .innerJoin(eventOrders, eq(eventOrders.id, eventTickets.orderId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, eventTickets.typeId))
    .leftJoin(accounts, eq(accounts.id, eventOrders.accountId))
    .where(attending(selection))
    .groupBy(eventTickets.state);
  return new Map(rows.map(({ state, tickets }) => [state, tickets]));
}

function attending({ eventId, state, keyword }: AttendeeSelection): SQL | undefined {
  const pattern = patternOf(keyword);
  return and(
    eq(eventTickets.eventId, eventId),
    state === undefined ? undefined : eq(eventTickets.state, state),
    keyword
      ? or(
          ilike(eventTickets.name, pattern),
          ilike(eventTickets.email, pattern),
          ilike(eventOrders.reference, pattern),
          ilike(accounts.nickname, pattern),
          ilike(accounts.email, pattern),
          holdsText(eventTicketTypes.name, pattern),
          // A code is found by its end, as the list shows it, or whole.
          ilike(eventTickets.code, pattern.slice(0, -1)),
        )
      : undefined,
  );
}

/** Accounts that hold a ticket which lets somebody in, with the order that they were told of. */
export async function listHolders(db: Database, eventId: number) {
  return db
    .selectDistinctOn([eventOrders.accountId], {
      accountId: sql<number>`${eventOrders.accountId}`,
      orderId: eventOrders.id,
    })
    .from(eventTickets)
    .innerJoin(eventOrders, eq(eventOrders.id, eventTickets.orderId))
    .where(
      and(
        eq(eventTickets.eventId, eventId),
        ne(eventTickets.state, 'revoked'),
        sql`${eventOrders.accountId} is not null`,
      ),
    )
    .orderBy(asc(eventOrders.accountId), desc(eventOrders.id));
}

/** Whether anything of an event is held or sold. */
export async function hasSales(db: Database, eventId: number): Promise<boolean> {
  const { held, sold } = eventTicketTypes;
  const taken = and(eq(eventTicketTypes.eventId, eventId), sql`${held} + ${sold} > 0`);
  return (await db.$count(eventTicketTypes, taken)) > 0;
}

/** Whether anybody ever ordered anything of an event: its books must stay. */
export async function hasOrders(db: Database, eventId: number): Promise<boolean> {
  return (await db.$count(eventOrders, eq(eventOrders.eventId, eventId))) > 0;
}

function selected({ accountId, eventId, state, keyword }: OrderSelection): SQL | undefined {
  const pattern = patternOf(keyword ?? '');
  return and(
    accountId === undefined ? undefined : eq(eventOrders.accountId, accountId),
    eventId === undefined ? undefined : eq(eventOrders.eventId, eventId),
    state === undefined ? undefined : eq(eventOrders.state, state),
    keyword
      ? or(
          ilike(eventOrders.reference, pattern),
          ilike(accounts.nickname, pattern),
          ilike(accounts.email, pattern),
          holdsText(eventOrders.attendees, pattern),
        )
      : undefined,
  );
}

/** Whether one of a JSON value's texts is like a pattern; the names of its fields are none. */
function holdsText(column: AnyPgColumn, pattern: string): SQL {
  return sql`exists (select from jsonb_path_query(${column}, 'strict $.**') as part
    where jsonb_typeof(part) = 'string' and part #>> '{}' ilike ${pattern})`;
}

/** What `ilike` finds a text by, wherever it stands; its signs are just text. */
function patternOf(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
