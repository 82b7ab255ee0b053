import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventCodes, eventTickets, eventTicketTypes } from '../../db/schema';
import type { TicketState } from '../../contract/event-kinds';

export type TicketRow = typeof eventTickets.$inferSelect;
export type CodeRow = typeof eventCodes.$inferSelect;

/**
 * Takes seats if there are so many; the type is held until the transaction ends.
 * @param into `held` for an order in payment, `sold` for a paid one.
 */
export async function takeSeats(
  tx: Database,
  typeId: number,
  seats: number,
  into: 'held' | 'sold',
): Promise<boolean> {
  const { held, sold, quantity } = eventTicketTypes;
  const taken =
    into === 'held' ? { held: sql`${held} + ${seats}` } : { sold: sql`${sold} + ${seats}` };
  const made = await tx
    .update(eventTicketTypes)
    .set(taken)
    .where(
      and(
        eq(eventTicketTypes.id, typeId),
        eq(eventTicketTypes.isClosed, false),
        sql`${held} + ${sold} + ${seats} <= ${quantity}`,
      ),
    )
    .returning({ id: eventTicketTypes.id });
  return made.length > 0;
}

/** Moves seats: of an order that is paid from held to sold, of a dead one back on sale. */
export async function moveSeats(
  tx: Database,
  typeId: number,
  by: { held?: number; sold?: number },
): Promise<void> {
  await tx
    .update(eventTicketTypes)
    .set({
      held: sql`${eventTicketTypes.held} + ${by.held ?? 0}`,
      sold: sql`${eventTicketTypes.sold} + ${by.sold ?? 0}`,
    })
    .where(eq(eventTicketTypes.id, typeId));
}

export async function findCode(
  db: Database,
  eventId: number,
  code: string,
): Promise<CodeRow | undefined> {
  const [row] = await db
    .select()
    .from(eventCodes)
    .where(and(eq(eventCodes.eventId, eventId), eq(eventCodes.code, code)));
  return row;
}

/** Counts uses of a code if it has so many left and is not over. */
export async function takeUses(
  tx: Database,
  codeId: number,
  uses: number,
  now: Date,
): Promise<boolean> {
  const { used, useLimit, expiresAt } = eventCodes;
  const made = await tx
    .update(eventCodes)
    .set({ used: sql`${used} + ${uses}` })
    .where(
      and(
        eq(eventCodes.id, codeId),
        sql`${used} + ${uses} <= ${useLimit}`,
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .returning({ id: eventCodes.id });
  return made.length > 0;
}

export async function giveUses(tx: Database, codeId: number | null, uses: number): Promise<void> {
  if (codeId === null) return;
  await tx
    .update(eventCodes)
    .set({ used: sql`${eventCodes.used} - ${uses}` })
    .where(eq(eventCodes.id, codeId));
}

export async function insertTickets(
  tx: Database,
  values: readonly (typeof eventTickets.$inferInsert)[],
): Promise<void> {
  await tx.insert(eventTickets).values([...values]);
}

export async function listTickets(db: Database, orderId: number): Promise<TicketRow[]> {
  return db
    .select()
    .from(eventTickets)
    .where(eq(eventTickets.orderId, orderId))
    .orderBy(asc(eventTickets.place));
}

export async function findTicketByCode(db: Database, code: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(eventTickets).where(eq(eventTickets.code, code));
  return row;
}

/** Moves tickets on that are in a state; the others stay. @returns ids of those that moved. */
export async function moveTickets(
  tx: Database,
  ids: readonly number[],
  from: TicketState,
  change: { state: TicketState; usedAt?: Date | null; usedBy?: number | null },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(eventTickets)
    .set(change)
    .where(and(inArray(eventTickets.id, [...ids]), eq(eventTickets.state, from)))
    .returning({ id: eventTickets.id });
  return rows.map(({ id }) => id);
}

export async function nameTicket(
  tx: Database,
  id: number,
  attendee: { name: string; email: string },
): Promise<void> {
  await tx.update(eventTickets).set(attendee).where(eq(eventTickets.id, id));
}
