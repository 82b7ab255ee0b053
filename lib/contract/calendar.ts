import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, isoTime } from './paging';

/** Events of ours, conferences elsewhere, upgrades and unlocks, dates of the economy, holidays. */
export const CALENDAR_KINDS = ['event', 'conference', 'network', 'macro', 'holiday'] as const;
export const calendarKind = z.enum(CALENDAR_KINDS);
export type CalendarKind = z.infer<typeof calendarKind>;

/** Days that one answer spans at most. */
export const CALENDAR_SPAN_MAX_DAYS = 400;
/** Days that an answer spans where no end is named: of all kinds, and of one. */
export const CALENDAR_SPAN_DAYS = { all: 60, oneKind: 180 } as const;

/** A calendar day at UTC+8, yyyy-mm-dd. */
const day = z.iso.date();
/** A calendar month, yyyy-mm. */
const CALENDAR_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const month = z.string().regex(CALENDAR_MONTH);

export const calendarEntry = z.object({
  /** `event-3` or `date-12`: stable, unique among all entries. */
  key: z.string(),
  kind: calendarKind,
  title: z.string(),
  note: z.string(),
  /** '' where it has none. */
  place: z.string(),
  /** 1 to 3: how many it concerns. */
  importance: z.number().int().min(1).max(3),
  /** First and last day, both included; those of a timed entry are at UTC+8. */
  first_day: day,
  last_day: day,
  /** Null for whole days. */
  start_time: isoTime.nullable(),
  /** Null for whole days and for a moment. */
  end_time: isoTime.nullable(),
  /** IANA zone that a timed entry is announced in; null for whole days. */
  time_zone: z.string().nullable(),
  /** Where it is announced; null where it is not given. */
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The event of ours that it stands for. */
  event_id: id.nullable(),
  /** True for what was invented for a fresh installation. */
  is_sample: z.boolean(),
  /** True where the date follows from a custom and is not announced yet. */
  is_tentative: z.boolean(),
  /** Begun and not over: by the hour where it has its hours, of whole days from the second one on. */
  is_ongoing: z.boolean(),
  changed_time: isoTime,
  /** Counts its changes, for calendars that subscribed. */
  revision: z.number().int().min(0),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

export const getCalendar = defineEndpoint({
  name: 'getCalendar',
  method: 'POST',
  auth: 'public',
  summary: 'Dates that touch a span of days at UTC+8, by day and hour; from today on by default.',
  input: z
    .object({ from: day.optional(), until: day.optional(), kind: calendarKind.optional() })
    .refine(({ from, until }) => !from || !until || spanDays(from, until) >= 1, {
      path: ['until'],
    })
    .refine(
      ({ from, until }) => !from || !until || spanDays(from, until) <= CALENDAR_SPAN_MAX_DAYS,
      { path: ['until'] },
    ),
  output: z.object({
    /** Today at UTC+8. */
    today: day,
    from: day,
    until: day,
    list: z.array(calendarEntry),
    /** Months between which there are dates; this month is always among them. */
    first_month: month,
    last_month: month,
  }),
  errors: [],
});
export type CalendarSpan = z.infer<(typeof getCalendar)['output']>;

/** What the calendar shows: a kind of dates, a month, or both; neither is the agenda of all. */
export interface CalendarView {
  /** yyyy-mm */
  month?: string | undefined;
  kind?: CalendarKind | undefined;
}

/** The view that `yyyy-mm`, a kind or `yyyy-mm-kind` names; undefined for any other text. */
export function readCalendarView(text: string): CalendarView | undefined {
  const month = CALENDAR_MONTH.test(text.slice(0, 7)) ? text.slice(0, 7) : undefined;
  if (month === text) return { month };
  if (month && text[7] !== '-') return undefined;
  const key = month ? text.slice(8) : text;
  const kind = CALENDAR_KINDS.find((known) => known === key);
  return kind && { ...(month ? { month } : {}), kind };
}

/** The text of a view as a path carries it; undefined for the agenda of all. */
export function calendarViewParam({ month, kind }: CalendarView): string | undefined {
  return month && kind ? `${month}-${kind}` : (month ?? kind);
}

function spanDays(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
}
