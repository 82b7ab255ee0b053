import { LOCALES, type Locale } from '@/lib/i18n/locales';

const FOLDER = '/feeds/calendar';

/** What a calendar file holds: everything, or one kind of date. */
export type CalendarFeedScope = 'all' | (string & {});

/** Path of the calendar file of a language, e.g. `/feeds/calendar/zh-hant/all.ics`. */
export function calendarFeedPath(locale: Locale, scope: CalendarFeedScope): string {
  return `${FOLDER}/${locale.toLowerCase()}/${scope}.ics`;
}

/** Language and scope that the two last segments of such a path mean; null where they mean none. */
export function readCalendarFeedPath(
  language: string,
  file: string,
): { locale: Locale; scope: CalendarFeedScope } | null {
  const locale = LOCALES.find((tag) => tag.toLowerCase() === language);
  const scope = /^([a-z]{1,20})\.ics$/.exec(file)?.[1];
  return locale && scope ? { locale, scope } : null;
}
