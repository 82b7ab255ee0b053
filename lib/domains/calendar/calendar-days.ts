import {
  CALENDAR_SPAN_DAYS,
  CALENDAR_SPAN_MAX_DAYS,
  type CalendarKind,
} from '../../contract/calendar';

const DAY_MS = 86_400_000;
/** Spec section 4: days are those at UTC+8. */
const SITE_OFFSET_MS = 8 * 3_600_000;

/** The day at UTC+8 that a moment falls on, yyyy-mm-dd. */
export function siteDay(moment: Date): string {
  return new Date(moment.getTime() + SITE_OFFSET_MS).toISOString().slice(0, 10);
}

/** The last day at UTC+8 that a span of time touches: an end at midnight belongs to the day before. */
export function lastSiteDay(startsAt: Date, endsAt: Date | null): string {
  if (!endsAt || endsAt <= startsAt) return siteDay(startsAt);
  return siteDay(new Date(endsAt.getTime() - 1));
}

/** The day some days later, yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first moment of a day at UTC+8. */
export function dayStart(day: string): Date {
  return new Date(Date.parse(day) - SITE_OFFSET_MS);
}

/** The moments between which a month at UTC+8 is, yyyy-mm; the second is the next one's first. */
export function monthSpan(month: string): { from: Date; until: Date } {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return { from: dayStart(`${month}-01`), until: dayStart(`${next}-01`) };
}

/** What is asked of the calendar; days at UTC+8. */
export interface SpanQuestion {
  from?: string | undefined;
  until?: string | undefined;
  kind?: CalendarKind | undefined;
}

/**
 * The days that a question spans: from today on where no beginning is named; where no
 * end is, some weeks, or some months for one kind. An end before the beginning gives
 * the first day alone, one too far away is drawn in.
 */
export function resolveSpan(
  { from, until, kind }: SpanQuestion,
  now: Date,
): { today: string; from: string; until: string } {
  const today = siteDay(now);
  const first = from ?? (until && until < today ? until : today);
  const wanted = until ?? addDays(first, CALENDAR_SPAN_DAYS[kind ? 'oneKind' : 'all'] - 1);
  const furthest = addDays(first, CALENDAR_SPAN_MAX_DAYS - 1);
  const last = wanted < first ? first : wanted > furthest ? furthest : wanted;
  return { today, from: first, until: last };
}
