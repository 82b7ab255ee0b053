import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { HostRole } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import { eventHosts, events, eventTicketTypes, labels } from '../../db/schema';

export type EventRow = typeof events.$inferSelect;

/** @param isHeld holds the event until the transaction ends: every change of it begins here. */
export async function findEvent(
  db: Database,
  id: number,
  isHeld: boolean,
): Promise<EventRow | undefined> {
  const query = db.select().from(events).where(eq(events.id, id));
  const [row] = isHeld ? await query.for('update') : await query;
  return row;
}

export async function findHostRole(
  db: Database,
  eventId: number,
  accountId: number,
): Promise<HostRole | undefined> {
  const [row] = await db
    .select({ role: eventHosts.role })
    .from(eventHosts)
    .where(and(eq(eventHosts.eventId, eventId), eq(eventHosts.accountId, accountId)));
  return row?.role;
}

/** The least price of each event's public tickets. */
export async function listPrices(
  db: Database,
  eventIds: readonly number[],
): Promise<{ eventId: number; priceMinor: number; currency: string }[]> {
  if (eventIds.length === 0) return [];
  const { eventId, priceMinor, currency, kind, isClosed } = eventTicketTypes;
  return db
    .selectDistinctOn([eventId], { eventId, priceMinor, currency })
    .from(eventTicketTypes)
    .where(
      and(
        inArray(eventId, [...eventIds]),
        notInArray(kind, ['official', 'discount']),
        eq(isClosed, false),
      ),
    )
    .orderBy(asc(eventId), asc(priceMinor));
}

export async function listTopics(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: labels.id, name: labels.name })
    .from(labels)
    .where(inArray(labels.id, [...ids]));
}
