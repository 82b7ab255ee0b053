import type { CalendarEntry, CalendarKind, CalendarSpan } from '../../contract/calendar';
import { pickText } from '../../i18n/pick-text';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import {
  addDays,
  dayStart,
  lastSiteDay,
  resolveSpan,
  siteDay,
  type SpanQuestion,
} from './calendar-days';
import { findRange, listDateRows, listEventRows, type DateRow, type EventRow } from './repository';

/** Entries that one answer holds at most. */
const ENTRIES_MAX = 600;
/** The event of ours concerns those who come; it stands above a custom's date. */
const EVENT_IMPORTANCE = 2;

/** What touches a span of days at UTC+8, by day, whole days first, then by hour. */
export async function readCalendar(
  ctx: DomainContext,
  question: SpanQuestion,
): Promise<CalendarSpan> {
  const { kind } = question;
  const { today, from, until } = resolveSpan(question, ctx.now);
  const dates =
    kind === 'event' ? [] : await listDateRows(ctx.db, { from, until, kind }, ENTRIES_MAX);
  const events =
    kind === undefined || kind === 'event'
      ? await listEventRows(ctx.db, dayStart(from), dayStart(addDays(until, 1)), ENTRIES_MAX)
      : [];
  const list = [
    ...dates.map((row) => presentDate(ctx, row)),
    ...events.map((row) => presentEvent(ctx, row, dayStart(today))),
  ];
  return {
    today,
    from,
    until,
    list: list.sort(byTime).slice(0, ENTRIES_MAX),
    ...(await readMonths(ctx.db, ctx.now)),
  };
}

/** The months between which there are dates, yyyy-mm; this month is always among them. */
export async function readMonths(
  db: Database,
  now: Date,
): Promise<{ first_month: string; last_month: string }> {
  const { days, firstEvent, lastEvent } = await findRange(db);
  const known = [
    siteDay(now),
    days.first,
    days.last,
    firstEvent && siteDay(firstEvent.at),
    lastEvent && lastSiteDay(lastEvent.startsAt, lastEvent.endsAt),
  ].flatMap((day) => day?.slice(0, 7) ?? []);
  known.sort();
  const thisMonth = siteDay(now).slice(0, 7);
  return { first_month: known[0] ?? thisMonth, last_month: known.at(-1) ?? thisMonth };
}

function presentDate(ctx: DomainContext, row: DateRow): CalendarEntry {
  return {
    key: `date-${row.id}`,
    kind: row.kind as CalendarKind,
    title: pickText(row.title, ctx.locale),
    note: pickText(row.note, ctx.locale),
    place: row.place ? pickText(row.place, ctx.locale) : '',
    importance: row.importance,
    first_day: row.firstDay,
    last_day: row.lastDay,
    start_time: row.startsAt?.toISOString() ?? null,
    end_time: row.endsAt?.toISOString() ?? null,
    time_zone: row.timeZone,
    source:
      row.sourceUrl && row.sourceName
        ? { name: pickText(row.sourceName, ctx.locale), url: row.sourceUrl }
        : null,
    event_id: null,
    is_sample: row.isSample,
    is_tentative: row.isTentative,
    is_ongoing: isOngoing(row, ctx.now),
    changed_time: row.changedAt.toISOString(),
    revision: row.revision,
  };
}

function isOngoing({ firstDay, lastDay, startsAt, endsAt }: DateRow, now: Date): boolean {
  if (startsAt && endsAt) return startsAt <= now && now < endsAt;
  const today = siteDay(now);
  return firstDay < today && lastDay >= today;
}

function presentEvent(ctx: DomainContext, row: EventRow, since: Date): CalendarEntry {
  return {
    key: `event-${row.id}`,
    kind: 'event',
    title: pickText(row.title, ctx.locale),
    note: pickText(row.summary, ctx.locale),
    place: pickText(row.city, ctx.locale),
    importance: EVENT_IMPORTANCE,
    first_day: siteDay(row.startsAt),
    last_day: lastSiteDay(row.startsAt, row.endsAt),
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt > row.startsAt ? row.endsAt.toISOString() : null,
    time_zone: row.timeZone,
    source: null,
    event_id: row.id,
    is_sample: false,
    is_tentative: false,
    is_ongoing: row.startsAt <= ctx.now && ctx.now < row.endsAt,
    // One that does not say when it changed: as of today, which keeps the file the same all day.
    changed_time: (row.updatedAt ?? (row.startsAt < since ? row.startsAt : since)).toISOString(),
    revision: row.sequence,
  };
}

function byTime(left: CalendarEntry, right: CalendarEntry): number {
  const [first, second] = [left, right].map(
    (entry) => `${entry.first_day} ${entry.start_time ?? ''} ${entry.key}`,
  ) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
