import type { Locale } from '@/lib/i18n/locales';
import { knownZone, zoneOffset } from './time-zone';

interface Span {
  start_time: string;
  end_time: string;
  time_zone: string;
}

/**
 * When an event is by its own clocks, as its page says it (`useEventTimes` there): `2026年12月1日
 * 周二 19:00 – 22:00 UTC+8`; the second day is named where it is another.
 */
export function spanText(
  { start_time: start, end_time: end, time_zone: zone }: Span,
  locale: Locale,
): string {
  const timeZone = knownZone(zone);
  const say = (time: string, shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...shape, timeZone }).format(new Date(time));
  const [first, last] = [say(start, DAY), say(end, DAY)];
  const to = first === last ? '' : `${last} `;
  const offset = zoneOffset(new Date(start), timeZone);
  return `${first} ${say(start, CLOCK)} – ${to}${say(end, CLOCK)} ${offset}`;
}

const DAY = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
