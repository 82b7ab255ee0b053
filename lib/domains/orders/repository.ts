import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  eventOrders,
  eventOrderSteps,
  eventRefunds,
  events,
  eventTicketTypes,
  paymentNews,
} from '../../db/schema';

export type OrderRow = typeof eventOrders.$inferSelect;
export type OrderChange = Partial<typeof eventOrders.$inferInsert>;
export type EventRow = typeof events.$inferSelect;
export type TypeRow = typeof eventTicketTypes.$inferSelect;
export type RefundRow = typeof eventRefunds.$inferSelect;

/** Runs work whose writes stand together or not at all. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx));
}

/** @param isHeld keeps the event as it is until the transaction ends, against who cancels it. */
export async function findEvent(
  db: Database,
  id: number,
  isHeld = false,
): Promise<EventRow | undefined> {
  const query = db.select().from(events).where(eq(events.id, id));
  const [row] = isHeld ? await query.for('key share') : await query;
  return row;
}

export async function findType(db: Database, id: number): Promise<TypeRow | undefined> {
  const [row] = await db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, id));
  return row;
}

/** @returns undefined where the buyer's browser said the same key before. */
export async function insertOrder(
  tx: Database,
  values: typeof eventOrders.$inferInsert,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .insert(eventOrders)
    .values(values)
    .onConflictDoNothing({ target: [eventOrders.accountId, eventOrders.clientKey] })
    .returning();
  return row;
}

export async function findByClientKey(
  db: Database,
  accountId: number,
  clientKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(eventOrders)
    .where(and(eq(eventOrders.accountId, accountId), eq(eventOrders.clientKey, clientKey)));
  return row;
}

export async function findOrder(db: Database, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(eventOrders).where(eq(eventOrders.id, id));
  return row;
}

/** Holds an order until the transaction ends: every change of it begins here. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(eventOrders).where(eq(eventOrders.id, id)).for('update');
  return row;
}

export async function findByPayment(
  db: Database,
  provider: string,
  paymentRef: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(eventOrders)
    .where(and(eq(eventOrders.provider, provider), eq(eventOrders.paymentRef, paymentRef)));
  return row;
}

export async function updateOrder(
  tx: Database,
  id: number,
  change: OrderChange,
): Promise<OrderRow> {
  const [row] = await tx.update(eventOrders).set(change).where(eq(eventOrders.id, id)).returning();
  if (!row) throw new Error('There is no such order.');
  return row;
}

export async function insertStep(
  tx: Database,
  values: typeof eventOrderSteps.$inferInsert,
): Promise<void> {
  await tx.insert(eventOrderSteps).values(values);
}

export async function listSteps(db: Database, orderId: number) {
  return db
    .select()
    .from(eventOrderSteps)
    .where(eq(eventOrderSteps.orderId, orderId))
    .orderBy(asc(eventOrderSteps.id));
}

/** Orders in payment whose hold is over, the longest first. */
export async function listOverdue(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: eventOrders.id })
    .from(eventOrders)
    .where(and(eq(eventOrders.state, 'paying'), lte(eventOrders.heldUntil, now)))
    .orderBy(asc(eventOrders.heldUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Orders in payment whose hold ends soon. */
export async function listEndingHolds(
  db: Database,
  now: Date,
  until: Date,
  limit: number,
): Promise<OrderRow[]> {
  const { state, heldUntil } = eventOrders;
  return db
    .select()
    .from(eventOrders)
    .where(and(eq(state, 'paying'), gt(heldUntil, now), lte(heldUntil, until)))
    .limit(limit);
}

/** Orders of cancelled events that still wait to be closed or given back. */
export async function listOfCancelled(
  db: Database,
  limit: number,
  eventId?: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: eventOrders.id })
    .from(eventOrders)
    .innerJoin(events, eq(events.id, eventOrders.eventId))
    .where(
      and(
        eq(events.state, 'cancelled'),
        inArray(eventOrders.state, ['paying', 'paid']),
        eventId === undefined ? undefined : eq(events.id, eventId),
      ),
    )
    .orderBy(asc(eventOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns false where this provider's news of that id was taken in before. */
export async function insertNews(
  tx: Database,
  values: typeof paymentNews.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(paymentNews)
    .values(values)
    .onConflictDoNothing()
    .returning({ newsId: paymentNews.newsId });
  return made.length > 0;
}

export async function insertRefund(
  tx: Database,
  values: typeof eventRefunds.$inferInsert,
): Promise<RefundRow> {
  const [row] = await tx.insert(eventRefunds).values(values).returning();
  if (!row) throw new Error('The refund could not be written.');
  return row;
}

export async function findRefund(db: Database, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(eventRefunds).where(eq(eventRefunds.id, id));
  return row;
}

export async function listPendingRefunds(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: eventRefunds.id })
    .from(eventRefunds)
    .where(and(eq(eventRefunds.state, 'pending'), lte(eventRefunds.createdAt, before)))
    .orderBy(asc(eventRefunds.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns false where it was closed before. */
export async function closeRefund(
  tx: Database,
  id: number,
  change: { state: 'done' | 'refused'; providerRef: string | null; closedAt: Date },
): Promise<boolean> {
  const made = await tx
    .update(eventRefunds)
    .set(change)
    .where(and(eq(eventRefunds.id, id), eq(eventRefunds.state, 'pending')))
    .returning({ id: eventRefunds.id });
  return made.length > 0;
}

/** Seats that an account has of a type: in payment, and tickets not revoked. */
export async function countSeatsOf(
  tx: Database,
  accountId: number,
  typeId: number,
): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select (
      coalesce((select sum(o.quantity) from event_orders o
        where o.account_id = ${accountId} and o.type_id = ${typeId} and o.state = 'paying'), 0)
      + (select count(*) from event_tickets t join event_orders o on o.id = t.order_id
        where o.account_id = ${accountId} and t.type_id = ${typeId} and t.state <> 'revoked')
    )::int as seats`)) as unknown as { rows: { seats: number }[] };
  return rows[0]?.seats ?? 0;
}
