import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { HostRole } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import {
  accounts,
  eventCodes,
  eventHosts,
  eventOrders,
  events,
  eventTickets,
  eventTicketTypes,
  moneyEntries,
} from '../../db/schema';
import type { EventChange, EventRow, TypeRow } from './repository';

/** @returns undefined where the account's browser said the same key before. */
export async function insertEvent(
  tx: Database,
  values: typeof events.$inferInsert,
): Promise<EventRow | undefined> {
  const [row] = await tx
    .insert(events)
    .values(values)
    .onConflictDoNothing({ target: [events.accountId, events.clientKey] })
    .returning();
  return row;
}

/**
 * A city by all its names, as a live event has it that calls it so in any language: one with names
 * of its own in each language before one that is called the same everywhere.
 */
export async function findCityNamed(
  db: Database,
  name: string,
): Promise<EventRow['city'] | undefined> {
  const inLanguage = (locale: 'zh-Hans' | 'zh-Hant' | 'en') =>
    sql`lower(${events.city}->>${locale}::text)`;
  const wanted = sql`lower(${name}::text)`;
  const [row] = await db
    .select({ city: events.city })
    .from(events)
    .where(
      and(
        eq(events.state, 'live'),
        sql`${wanted} in (${inLanguage('zh-Hans')}, ${inLanguage('zh-Hant')}, ${inLanguage('en')})`,
      ),
    )
    .orderBy(sql`(${inLanguage('zh-Hans')} = ${inLanguage('en')}) nulls last`, asc(events.id))
    .limit(1);
  return row?.city;
}

export async function findByKey(
  db: Database,
  accountId: number,
  clientKey: string,
): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.accountId, accountId), eq(events.clientKey, clientKey)));
  return row;
}

export async function updateEvent(
  tx: Database,
  id: number,
  change: EventChange,
): Promise<EventRow> {
  const [row] = await tx.update(events).set(change).where(eq(events.id, id)).returning();
  if (!row) throw new Error('There is no such event.');
  return row;
}

export async function deleteEvent(tx: Database, id: number): Promise<void> {
  await tx.delete(events).where(eq(events.id, id));
}

/** Types of an event, held until the transaction ends: nothing is sold meanwhile. */
export async function lockTypes(tx: Database, eventId: number): Promise<TypeRow[]> {
  return tx
    .select()
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.id))
    .for('update');
}

export async function insertType(
  tx: Database,
  values: typeof eventTicketTypes.$inferInsert,
): Promise<void> {
  await tx.insert(eventTicketTypes).values(values);
}

export async function updateType(
  tx: Database,
  id: number,
  change: Partial<typeof eventTicketTypes.$inferInsert>,
): Promise<void> {
  await tx.update(eventTicketTypes).set(change).where(eq(eventTicketTypes.id, id));
}

/** Whether orders name a type, dead ones too: then it stays. */
export async function isTypeNamed(tx: Database, typeId: number): Promise<boolean> {
  return (await tx.$count(eventOrders, eq(eventOrders.typeId, typeId))) > 0;
}

export async function deleteType(tx: Database, id: number): Promise<void> {
  await tx.delete(eventTicketTypes).where(eq(eventTicketTypes.id, id));
}

export type HostFilter = 'all' | 'draft' | 'pending' | 'refused' | 'live' | 'ended' | 'cancelled';

function inFilter(filter: HostFilter, now: Date): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'ended')
    return and(eq(events.state, 'live'), sql`${events.endsAt} <= ${now.toISOString()}`);
  if (filter === 'live')
    return and(eq(events.state, 'live'), sql`${events.endsAt} > ${now.toISOString()}`);
  return eq(events.state, filter);
}

function heldBy(db: Database, accountId: number): SQL | undefined {
  const helping = db
    .select({ id: eventHosts.eventId })
    .from(eventHosts)
    .where(eq(eventHosts.accountId, accountId));
  return or(eq(events.accountId, accountId), inArray(events.id, helping));
}

/** Events that an account holds, or helps to hold, the last to begin first. */
export async function listHosted(
  db: Database,
  accountId: number,
  { filter, now, limit, skip }: { filter: HostFilter; now: Date; limit: number; skip: number },
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(heldBy(db, accountId), inFilter(filter, now)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit)
    .offset(skip);
}

export async function countHosted(
  db: Database,
  accountId: number,
  filter: HostFilter,
  now: Date,
): Promise<number> {
  return db.$count(events, and(heldBy(db, accountId), inFilter(filter, now)));
}

export async function listSeats(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  return db
    .select({
      eventId: eventTicketTypes.eventId,
      capacity: sql<number>`sum(${eventTicketTypes.quantity})::int`,
      sold: sql<number>`sum(${eventTicketTypes.sold})::int`,
    })
    .from(eventTicketTypes)
    .where(inArray(eventTicketTypes.eventId, [...eventIds]))
    .groupBy(eventTicketTypes.eventId);
}

export async function listRoles(
  db: Database,
  accountId: number,
  eventIds: readonly number[],
): Promise<Map<number, HostRole>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ eventId: eventHosts.eventId, role: eventHosts.role })
    .from(eventHosts)
    .where(and(eq(eventHosts.accountId, accountId), inArray(eventHosts.eventId, [...eventIds])));
  return new Map(rows.map(({ eventId, role }) => [eventId, role]));
}

/** Ids of all events that an account may see the figures of. */
export async function listManagedIds(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .leftJoin(
      eventHosts,
      and(eq(eventHosts.eventId, events.id), eq(eventHosts.accountId, accountId)),
    )
    .where(or(eq(events.accountId, accountId), eq(eventHosts.role, 'manager')));
  return rows.map(({ id }) => id);
}

/** Tickets of paid orders by day at UTC+8, since a moment. */
export async function listSaleDays(db: Database, eventIds: readonly number[], since: Date) {
  if (eventIds.length === 0) return [];
  const day = sql<string>`to_char(${eventOrders.paidAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return db
    .select({ day, tickets: count(eventTickets.id) })
    .from(eventTickets)
    .innerJoin(eventOrders, eq(eventOrders.id, eventTickets.orderId))
    .where(
      and(
        inArray(eventTickets.eventId, [...eventIds]),
        sql`${eventOrders.paidAt} >= ${since.toISOString()}`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What organisers are owed by currency. */
export async function listTakings(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  return db
    .select({
      currency: moneyEntries.currency,
      amount: sql<number>`-sum(${moneyEntries.amountMinor})::int`,
    })
    .from(moneyEntries)
    .where(and(inArray(moneyEntries.eventId, [...eventIds]), eq(moneyEntries.account, 'organiser')))
    .groupBy(moneyEntries.currency);
}

export async function countTickets(db: Database, eventIds: readonly number[]) {
  if (eventIds.length === 0) return { sold: 0, used: 0 };
  const ofAll = inArray(eventTickets.eventId, [...eventIds]);
  return {
    sold: await db.$count(eventTickets, and(ofAll, ne(eventTickets.state, 'revoked'))),
    used: await db.$count(eventTickets, and(ofAll, eq(eventTickets.state, 'used'))),
  };
}

/** Tickets of each type that were used. */
export async function countUsedByType(db: Database, eventId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ typeId: eventTickets.typeId, used: count() })
    .from(eventTickets)
    .where(and(eq(eventTickets.eventId, eventId), eq(eventTickets.state, 'used')))
    .groupBy(eventTickets.typeId);
  return new Map(rows.map(({ typeId, used }) => [typeId, used]));
}

export async function listHosts(db: Database, eventId: number) {
  return db
    .select({ account_id: accounts.id, nickname: accounts.nickname, role: eventHosts.role })
    .from(eventHosts)
    .innerJoin(accounts, eq(accounts.id, eventHosts.accountId))
    .where(eq(eventHosts.eventId, eventId))
    .orderBy(asc(accounts.id));
}

export async function setHost(
  tx: Database,
  row: { eventId: number; accountId: number; role: HostRole },
): Promise<void> {
  await tx
    .insert(eventHosts)
    .values(row)
    .onConflictDoUpdate({
      target: [eventHosts.eventId, eventHosts.accountId],
      set: { role: row.role },
    });
}

export async function dropHost(tx: Database, eventId: number, accountId: number): Promise<void> {
  await tx
    .delete(eventHosts)
    .where(and(eq(eventHosts.eventId, eventId), eq(eventHosts.accountId, accountId)));
}

export async function countCodes(db: Database, eventId: number): Promise<number> {
  return db.$count(eventCodes, eq(eventCodes.eventId, eventId));
}

/** @returns the codes that were not there yet. */
export async function insertCodes(
  tx: Database,
  rows: readonly (typeof eventCodes.$inferInsert)[],
): Promise<string[]> {
  const made = await tx
    .insert(eventCodes)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ code: eventCodes.code });
  return made.map(({ code }) => code);
}

export async function listCodes(
  db: Database,
  eventId: number,
  { limit, skip }: { limit: number; skip: number },
) {
  return db
    .select({ code: eventCodes, typeName: eventTicketTypes.name })
    .from(eventCodes)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, eventCodes.typeId))
    .where(eq(eventCodes.eventId, eventId))
    .orderBy(desc(eventCodes.id))
    .limit(limit)
    .offset(skip);
}
