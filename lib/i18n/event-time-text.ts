import { dateFormat } from './intl-formats';
import type { Locale } from './locales';

/** A moment by the clocks of an event, with the zone named: what letters and lists say. */
export function eventTimeText(moment: Date, timeZone: string, locale: Locale): string {
  return dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
}
