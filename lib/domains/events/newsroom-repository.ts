import { eq, inArray, sql } from 'drizzle-orm';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { authors, eventCodes, events, eventTicketTypes, labels } from '../../db/schema';

type NewsroomEvent = Newsroom['events'][number];
type Offer = NonNullable<NewsroomEvent['offer']>;

/**
 * Writes the newsroom's events by key. Tickets are written where an event has none yet: what is
 * on sale belongs to whoever sells it, and is not put back by a later planting.
 */
export async function saveNewsroomEvents(
  db: Database,
  rows: readonly NewsroomEvent[],
  now: Date,
): Promise<void> {
  const authorOf = await authorsByKey(
    db,
    rows.map((row) => row.organiser),
  );
  const labelOf = await labelIdsByKey(
    db,
    rows.flatMap((row) => row.offer?.label ?? []),
  );
  for (const { offer, organiser, startsAt, endsAt, ...row } of rows) {
    const author = authorOf.get(organiser);
    const values = {
      ...row,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      organiserId: author?.id ?? null,
      ...(author && { organiserName: author.nickname, organiserAbout: author.bio }),
      ...(offer && {
        address: offer.address,
        details: offer.details,
        labelId: labelOf.get(offer.label) ?? null,
      }),
    };
    const [saved] = await db
      .insert(events)
      .values({ ...values, createdAt: now })
      .onConflictDoUpdate({ target: events.key, set: values })
      .returning({ id: events.id });
    if (offer && saved) await insertFirstTickets(db, saved.id, offer, now);
  }
}

async function insertFirstTickets(db: Database, eventId: number, offer: Offer, now: Date) {
  if ((await db.$count(eventTicketTypes, eq(eventTicketTypes.eventId, eventId))) > 0) return;
  for (const [position, { code, ...ticket }] of offer.tickets.entries()) {
    const [type] = await db
      .insert(eventTicketTypes)
      .values({ ...ticket, eventId, position })
      .returning({ id: eventTicketTypes.id });
    if (!code || !type) continue;
    await db.insert(eventCodes).values({ ...code, eventId, typeId: type.id, createdAt: now });
  }
  const isFree = offer.tickets.every(({ priceMinor }) => priceMinor === 0);
  await db.update(events).set({ isFree }).where(eq(events.id, eventId));
}

async function authorsByKey(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const { id, key, nickname, bio } = authors;
  const rows = await db
    .select({ id, key, nickname, bio })
    .from(authors)
    .where(inArray(authors.key, [...keys]));
  return new Map(rows.map((row) => [row.key ?? '', row]));
}

async function labelIdsByKey(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: labels.id, key: sql<string>`coalesce(${labels.key}, '')` })
    .from(labels)
    .where(inArray(labels.key, [...keys]));
  return new Map(rows.map((row) => [row.key, row.id]));
}
