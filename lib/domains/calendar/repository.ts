import { and, asc, desc, eq, gte, inArray, lt, lte, max, min, sql } from 'drizzle-orm';
import type { CalendarKind } from '../../contract/calendar';
import type { Database } from '../../db/client';
import { calendarDates, events } from '../../db/schema';

export type DateRow = typeof calendarDates.$inferSelect;
export type NewDate = Omit<typeof calendarDates.$inferInsert, 'id' | 'changedAt' | 'revision'>;
export type EventRow = Awaited<ReturnType<typeof listEventRows>>[number];

/** Dates that touch a span of days, by their first day. */
export async function listDateRows(
  db: Database,
  { from, until, kind }: { from: string; until: string; kind?: CalendarKind | undefined },
  limit: number,
): Promise<DateRow[]> {
  const ofKind = kind ? eq(calendarDates.kind, kind) : undefined;
  return db
    .select()
    .from(calendarDates)
    .where(and(gte(calendarDates.lastDay, from), lte(calendarDates.firstDay, until), ofKind))
    .orderBy(asc(calendarDates.firstDay), asc(calendarDates.startsAt), asc(calendarDates.id))
    .limit(limit);
}

/** Events of ours that touch a span of time, by start. */
export async function listEventRows(db: Database, from: Date, before: Date, limit: number) {
  return db
    .select({
      id: events.id,
      title: events.title,
      summary: events.summary,
      city: events.city,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      timeZone: events.timeZone,
      updatedAt: events.updatedAt,
      sequence: events.sequence,
    })
    .from(events)
    .where(and(eq(events.state, 'live'), gte(events.endsAt, from), lt(events.startsAt, before)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}

/** First and last day of all dates, and first and last moment of all events; null where there are none. */
export async function findRange(db: Database) {
  const [days] = await db
    .select({ first: min(calendarDates.firstDay), last: max(calendarDates.lastDay) })
    .from(calendarDates);
  const [first] = await db
    .select({ at: events.startsAt })
    .from(events)
    .where(eq(events.state, 'live'))
    .orderBy(asc(events.startsAt))
    .limit(1);
  const [last] = await db
    .select({ startsAt: events.startsAt, endsAt: events.endsAt })
    .from(events)
    .where(eq(events.state, 'live'))
    .orderBy(desc(events.endsAt))
    .limit(1);
  return { days: days ?? { first: null, last: null }, firstEvent: first, lastEvent: last };
}

export async function listDatesByKey(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, DateRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(calendarDates)
    .where(inArray(calendarDates.key, [...keys]))
    .for('update');
  return new Map(rows.map((row) => [row.key, row]));
}

export async function insertDate(db: Database, date: NewDate, changedAt: Date): Promise<void> {
  await db.insert(calendarDates).values({ ...date, changedAt });
}

/** Writes a date anew and counts the change, so that calendars which subscribed take it. */
export async function updateDate(
  db: Database,
  id: number,
  date: NewDate,
  changedAt: Date,
): Promise<void> {
  await db
    .update(calendarDates)
    .set({ ...date, changedAt, revision: sql`${calendarDates.revision} + 1` })
    .where(eq(calendarDates.id, id));
}
