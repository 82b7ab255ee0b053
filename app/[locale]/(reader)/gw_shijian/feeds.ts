import type { CalendarFeed } from '@/components/calendar/calendar-subscribe';
import { CALENDAR_KINDS } from '@/lib/contract/calendar';
import { absoluteUrl } from '@/lib/api/site';
import type { Locale } from '@/lib/i18n/locales';
import { calendarFeedPath } from '@/lib/routes/calendar-feed';

/** The calendar files of a language: everything first, then each kind. */
export function calendarFeeds(locale: Locale): CalendarFeed[] {
  return (['all', ...CALENDAR_KINDS] as const).map((kind) => {
    const file = calendarFeedPath(locale, kind);
    return { kind, file, webcal: absoluteUrl(file).replace(/^https?:/, 'webcal:') };
  });
}
