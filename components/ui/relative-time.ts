import { type Locale } from '@/lib/i18n/locales';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** A month of the relative display is 30 days, so that no month's end makes a jump. */
const MONTH_MS = 30 * DAY_MS;
/** From this age on the full date stands (spec section 4). */
const FULL_DATE_FROM_MONTHS = 3;
/** Spec section 4: times are treated as UTC+8, wherever the reader is. */
const SITE_OFFSET_MS = 8 * HOUR_MS;

const UNITS = [
  ['months', MONTH_MS],
  ['weeks', WEEK_MS],
  ['days', DAY_MS],
  ['hours', HOUR_MS],
  ['minutes', MINUTE_MS],
] as const;

export type RelativeUnit = (typeof UNITS)[number][0];

/** How far back a moment lies, in the largest whole unit; `full` asks for the date itself. */
export type Age = { kind: 'full' } | { kind: 'now' } | { kind: RelativeUnit; count: number };

/** Text of each unit with `{n}` for the number: the form for one, and the form for more. */
export type RelativeWords = Record<RelativeUnit, { one: string; other: string }> & { now: string };

/**
 * The rules of spec section 4: a future moment and one at least three months old show
 * their full date, under a minute is "now", else the largest whole unit.
 * @param time, now milliseconds since the epoch; a time that is no number is `full`.
 */
export function ageOf(time: number, now: number): Age {
  const difference = now - time;
  if (!(difference >= 0) || difference >= FULL_DATE_FROM_MONTHS * MONTH_MS) return { kind: 'full' };
  for (const [kind, unitMs] of UNITS) {
    if (difference >= unitMs) return { kind, count: Math.floor(difference / unitMs) };
  }
  return { kind: 'now' };
}

/** The words for a moment seen from `now` (ms), or null where the full date is to stay. */
export function relativeText(time: number, now: number, words: RelativeWords): string | null {
  const age = ageOf(time, now);
  if (age.kind === 'full') return null;
  if (age.kind === 'now') return words.now;
  const form = words[age.kind];
  return (age.count === 1 ? form.one : form.other).replace('{n}', String(age.count));
}

/**
 * A moment's full date and time at UTC+8: `2026-03-04 08:05` in Chinese,
 * `Mar 4, 2026, 08:05` in English. An unreadable time gives ''.
 */
export function fullTime(iso: string, locale: Locale): string {
  const moment = atSiteOffset(iso);
  if (!moment) return '';
  const [date = '', clock = ''] = moment.toISOString().split('T');
  const time = clock.slice(0, 5);
  if (locale !== 'en') return `${date} ${time}`;
  return `${ENGLISH_DAY.format(moment)}, ${time}`;
}

/** Hours and minutes at UTC+8, `08:05`; '' for an unreadable time. */
export function clockTime(iso: string): string {
  return atSiteOffset(iso)?.toISOString().slice(11, 16) ?? '';
}

/** The day at UTC+8 as `2026-03-04`; '' for an unreadable time. */
export function dayKey(iso: string): string {
  return atSiteOffset(iso)?.toISOString().slice(0, 10) ?? '';
}

const ENGLISH_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The moment moved so that its UTC fields read as the clock at UTC+8. */
function atSiteOffset(iso: string): Date | null {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Date(time + SITE_OFFSET_MS);
}
