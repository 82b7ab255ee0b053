import { and, eq } from 'drizzle-orm';
import type { HostRole } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import { eventHosts, events } from '../../db/schema';

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
