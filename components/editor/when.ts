import type { Locale } from '@/lib/i18n/locales';

/** A moment by the writer's own clock: the time alone for one of today. */
export function when(iso: string, locale: Locale, now = new Date()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const isToday = moment.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(moment);
}
