import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { events, eventTickets } from '../../db/schema';

export type ReminderKind = 'day' | 'hour';

const COLUMN = { day: eventTickets.remindedDayAt, hour: eventTickets.remindedHourAt } as const;

/** Orders with valid tickets of events that begin until a moment, and were not reminded yet. */
export async function listDueReminders(
  db: Database,
  kind: ReminderKind,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ orderId: eventTickets.orderId })
    .from(eventTickets)
    .innerJoin(events, eq(events.id, eventTickets.eventId))
    .where(
      and(
        eq(events.state, 'live'),
        gt(events.startsAt, now),
        lte(events.startsAt, until),
        eq(eventTickets.state, 'valid'),
        isNull(COLUMN[kind]),
      ),
    )
    .orderBy(asc(eventTickets.orderId))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

/** @returns how many tickets had not been reminded before. */
export async function markReminded(
  tx: Database,
  orderId: number,
  kind: ReminderKind,
  at: Date,
): Promise<number> {
  const rows = await tx
    .update(eventTickets)
    .set(kind === 'day' ? { remindedDayAt: at } : { remindedHourAt: at })
    .where(and(eq(eventTickets.orderId, orderId), isNull(COLUMN[kind])))
    .returning({ id: eventTickets.id });
  return rows.length;
}
