import { asc, eq } from 'drizzle-orm';
import type { ArchivedEvent } from '../../contract/archived-events';
import type { Database } from '../../db/client';
import { eventCodes, eventTicketTypes } from '../../db/schema';

type Ticket = ArchivedEvent['tickets'][number];

/** What is sold of an event with its codes, in order; what was sold of it and used is no part. */
export async function listTickets(db: Database, eventId: number): Promise<Ticket[]> {
  const types = await db
    .select()
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.position), asc(eventTicketTypes.id));
  const codes = await db
    .select()
    .from(eventCodes)
    .where(eq(eventCodes.eventId, eventId))
    .orderBy(asc(eventCodes.id));
  return types.map((type) => ({
    ...ownColumns(type),
    currency: type.currency as Ticket['currency'],
    saleFrom: type.saleFrom?.toISOString() ?? null,
    saleUntil: type.saleUntil?.toISOString() ?? null,
    codes: codes
      .filter(({ typeId }) => typeId === type.id)
      .map(({ code, percentOff, useLimit, expiresAt, createdAt }) => ({
        ...{ code, percentOff, useLimit },
        expiresAt: expiresAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
  }));
}

/** Writes the tickets of an event that has none: nothing of them is held, sold or used. */
export async function writeTickets(
  tx: Database,
  eventId: number,
  { tickets }: Pick<ArchivedEvent, 'tickets'>,
): Promise<void> {
  for (const [position, ticket] of tickets.entries()) {
    const dateOf = (time: string | null) => (time === null ? null : new Date(time));
    const [type] = await tx
      .insert(eventTicketTypes)
      .values({
        ...ownColumns(ticket),
        eventId,
        position,
        saleFrom: dateOf(ticket.saleFrom),
        saleUntil: dateOf(ticket.saleUntil),
      })
      .returning({ id: eventTicketTypes.id });
    if (!type || ticket.codes.length === 0) continue;
    await tx.insert(eventCodes).values(
      ticket.codes.map(({ code, percentOff, useLimit, expiresAt, createdAt }) => ({
        ...{ code, percentOff, useLimit, eventId, typeId: type.id },
        expiresAt: dateOf(expiresAt),
        createdAt: new Date(createdAt),
      })),
    );
  }
}

/** What an archive and the table hold in the same way. */
function ownColumns(ticket: Ticket | typeof eventTicketTypes.$inferSelect) {
  const { name, kind, priceMinor, listPriceMinor, currency, quantity, perPerson, isClosed } =
    ticket;
  return { name, kind, priceMinor, listPriceMinor, currency, quantity, perPerson, isClosed };
}
