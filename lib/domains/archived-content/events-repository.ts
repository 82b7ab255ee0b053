import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { ArchivedValues } from '../../contract/archived-content';
import { isPublicEvent, type ArchivedEvent } from '../../contract/archived-events';
import type { Database } from '../../db/client';
import { eventCoverage, events, eventTicketTypes } from '../../db/schema';
import { siteKey } from '../articles/public';
import { hasOrders } from '../orders/public';
import { listTickets, writeTickets } from './event-tickets-repository';
import type { KeptRecord, RecordStore } from './record-store';
import { findByKey, getByKey, keyOf, knownKeys } from './references-repository';

type EventRow = typeof events.$inferSelect;

/**
 * Live, ended and cancelled: what readers saw. Drafts, and what waits for the desk or was refused
 * by it, are their owners' and no part of what the newsroom published.
 */
const IS_PUBLIC = inArray(events.state, ['live', 'cancelled']);

/** Events with their tickets and codes; those who hold, buy and attend stay out of it. */
export const eventRecords: RecordStore = {
  count: (db) => db.$count(events, IS_PUBLIC),
  list: async (db, { afterId, limit }) => {
    const rows = await db
      .select()
      .from(events)
      .where(and(IS_PUBLIC, gt(events.id, afterId)))
      .orderBy(asc(events.id))
      .limit(limit);
    const kept: KeptRecord[] = [];
    for (const row of rows) kept.push(await keptOf(db, row));
    return kept;
  },
  find: async (tx, { key, values }) => {
    const row = await findRow(tx, key, values as ArchivedEvent);
    return row && keptOf(tx, row);
  },
  settled,
  reachable: async (tx, values) => {
    const { organiserId, labelId, reports, ...event } = values as ArchivedEvent;
    const reached = async (to: 'author' | 'label', key: string | null) =>
      key !== null && (await findByKey(tx, to, key)) !== undefined ? key : null;
    return {
      ...event,
      organiserId: await reached('author', organiserId),
      labelId: await reached('label', labelId),
      reports: (await knownKeys(tx, 'article', reports)).sort(),
    };
  },
  refuseUpdate: async (tx, id) => {
    // Nothing is ordered of it meanwhile: a reservation holds the ticket type as well.
    await tx
      .select({ id: eventTicketTypes.id })
      .from(eventTicketTypes)
      .where(eq(eventTicketTypes.eventId, id))
      .orderBy(asc(eventTicketTypes.id))
      .for('update');
    if (await hasOrders(tx, id)) {
      throw new Error('it has orders on this site and differs from the archive: left as it is');
    }
    const [row] = await tx.select().from(events).where(eq(events.id, id));
    if (row && row.accountId !== null) {
      throw new Error(
        'an account of this site holds it and it differs from the archive: left as it is',
      );
    }
    // Each save here raises the revision, and a cancellation does; an import raises none.
    if (row && row.revision > 1) {
      throw new Error(
        'the desk changed it on this site and it differs from the archive: left as it is',
      );
    }
  },
  insert: async (tx, { key, values, accountId }) => {
    const event = settled(values);
    const isPublic = isPublicEvent(event);
    if (!isPublic && accountId === null) {
      throw new Error(
        'an event that is not live: the desk imports it, where it has somebody to belong to',
      );
    }
    const [row] = await tx
      .insert(events)
      .values({ ...(await rowOf(tx, event)), key, accountId: isPublic ? null : accountId })
      .returning({ id: events.id });
    const id = row?.id ?? 0;
    await writeTickets(tx, id, event);
    await writeReports(tx, id, event);
    return id;
  },
  update: async (tx, id, values) => {
    const event = settled(values);
    await tx
      .update(events)
      .set(await rowOf(tx, event))
      .where(eq(events.id, id));
    await tx.delete(eventTicketTypes).where(eq(eventTicketTypes.eventId, id));
    await tx.delete(eventCoverage).where(eq(eventCoverage.eventId, id));
    await writeTickets(tx, id, event);
    await writeReports(tx, id, event);
  },
};

/** An event in whatever state, for its owner's own archive. */
export async function findKeptEvent(db: Database, id: number): Promise<KeptRecord | undefined> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row && keptOf(db, row);
}

/** What waited for another desk, or was refused by it, is a draft: this one has not read it. */
function settled(values: ArchivedValues): ArchivedEvent {
  const event = values as ArchivedEvent;
  return isPublicEvent(event) ? event : { ...event, state: 'draft', reason: '' };
}

async function findRow(
  tx: Database,
  key: string,
  { clientKey, createdAt }: ArchivedEvent,
): Promise<EventRow | undefined> {
  const isKeyed = eq(events.key, key);
  const [row] = await tx
    .select()
    .from(events)
    .where(clientKey === null ? isKeyed : or(isKeyed, eq(events.clientKey, clientKey)))
    .orderBy(sql`(${events.key} = ${key}) desc nulls last`, asc(events.id))
    .limit(1)
    .for('update');
  if (row) return row;
  // What was made on this very site without any key: told by its number and its moment.
  const id = await findByKey(tx, 'event', key);
  if (id === undefined) return undefined;
  const isThat = and(eq(events.id, id), eq(events.createdAt, new Date(createdAt)));
  const [own] = await tx.select().from(events).where(isThat).for('update');
  return own;
}

async function keptOf(db: Database, row: EventRow): Promise<KeptRecord> {
  const isoOf = (at: Date | null) => at?.toISOString() ?? null;
  const values: ArchivedEvent = {
    clientKey: row.clientKey,
    ...ownColumns(row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    organiserId: row.organiserId === null ? null : await keyOf(db, 'author', row.organiserId),
    labelId: row.labelId === null ? null : await keyOf(db, 'label', row.labelId),
    createdAt: row.createdAt.toISOString(),
    updatedAt: isoOf(row.updatedAt),
    decidedAt: isoOf(row.decidedAt),
    // Why the desk did not take changed words of a live event is between it and who holds it.
    reason: row.state === 'live' ? '' : row.reason,
    previousStartsAt: isoOf(row.previousStartsAt),
    refundUntil: isoOf(row.refundUntil),
    reports: await listReports(db, row.id),
    tickets: await listTickets(db, row.id),
  };
  return { id: row.id, key: row.key ?? siteKey('event', row.id), values };
}

async function rowOf(tx: Database, event: ArchivedEvent) {
  const dateOf = (time: string | null) => (time === null ? null : new Date(time));
  return {
    clientKey: event.clientKey,
    ...ownColumns(event),
    startsAt: new Date(event.startsAt),
    endsAt: new Date(event.endsAt),
    organiserId:
      event.organiserId === null ? null : await getByKey(tx, 'author', event.organiserId),
    labelId: event.labelId === null ? null : await getByKey(tx, 'label', event.labelId),
    createdAt: new Date(event.createdAt),
    updatedAt: dateOf(event.updatedAt),
    decidedAt: dateOf(event.decidedAt),
    reason: event.reason,
    previousStartsAt: dateOf(event.previousStartsAt),
    refundUntil: dateOf(event.refundUntil),
  };
}

async function listReports(db: Database, eventId: number): Promise<string[]> {
  const rows = await db
    .select({ articleId: eventCoverage.articleId })
    .from(eventCoverage)
    .where(eq(eventCoverage.eventId, eventId));
  const keys: string[] = [];
  for (const { articleId } of rows) keys.push(await keyOf(db, 'article', articleId));
  return keys.sort();
}

/** An article reports from one event: the one said before gives way. */
async function writeReports(tx: Database, eventId: number, { reports }: ArchivedEvent) {
  for (const key of reports) {
    const articleId = await getByKey(tx, 'article', key);
    await tx
      .insert(eventCoverage)
      .values({ articleId, eventId })
      .onConflictDoUpdate({ target: eventCoverage.articleId, set: { eventId } });
  }
}

/** What an archive and the table hold in the same way. */
function ownColumns<Event extends ArchivedEvent | EventRow>(event: Event) {
  const { state, locale, title, summary, details, city, address, timeZone } = event;
  const { isOnline, onlineUrl, isFree, poster, organiserName, organiserAbout } = event;
  const { socials, cohostNames, policy, sequence, changeReason } = event;
  return {
    ...{ state, locale, title, summary, details, city, address, timeZone },
    ...{ isOnline, onlineUrl, isFree, poster, organiserName, organiserAbout },
    ...{ socials, cohostNames, policy, sequence, changeReason },
  };
}
