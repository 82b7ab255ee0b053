import { useFormatter } from 'next-intl';
import { knownZone, zoneOffset } from '@/components/ui/time-zone';

interface Span {
  start_time: string;
  end_time: string;
  time_zone: string;
}

/** Says when an event is, by its own clocks; a server's hook like next-intl's own. */
export function useEventTimes() {
  const format = useFormatter();
  const day = (time: string, timeZone: string) =>
    format.dateTime(new Date(time), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      timeZone: knownZone(timeZone),
    });
  const clock = (time: string, timeZone: string) =>
    format.dateTime(new Date(time), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: knownZone(timeZone),
    });
  const zone = (time: string, timeZone: string) => zoneOffset(new Date(time), knownZone(timeZone));
  /** `2026年12月1日 周二 19:00–22:00 UTC+8`; the second day is named where it is another. */
  const span = ({ start_time: start, end_time: end, time_zone: timeZone }: Span) => {
    const [first, last] = [day(start, timeZone), day(end, timeZone)];
    const to = first === last ? '' : `${last} `;
    return `${first} ${clock(start, timeZone)} – ${to}${clock(end, timeZone)} ${zone(start, timeZone)}`;
  };
  return { day, clock, zone, span };
}
