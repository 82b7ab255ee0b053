import { useFormatter, useTranslations } from 'next-intl';
import { clockTime, dayKey } from '@/components/ui/relative-time';
import { knownZone, zoneOffset } from '@/components/ui/time-zone';
import type { CalendarEntry } from '@/lib/contract/calendar';
import { noonOf } from './calendar-weeks';

/** When an entry is, at UTC+8: the hours, or that it takes the whole day. */
export function EntryTime({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations('calendar');
  const { start_time: start, end_time: end } = entry;
  if (!start) return <span>{t('allDay')}</span>;
  const isOneDay = end !== null && dayKey(start) === entry.last_day;
  return (
    <span className="tabular">
      <time dateTime={start}>{clockTime(start)}</time>
      {end && isOneDay && (
        <>
          –<time dateTime={end}>{clockTime(end)}</time>
        </>
      )}
    </span>
  );
}

/** Words beside the hours: the days that it lasts, and the hour where it takes place. */
export function EntrySpan({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const dayName = (day: string) => format.dateTime(noonOf(day), { month: 'short', day: 'numeric' });
  const local = localTime(entry, format);
  return (
    <>
      {entry.last_day > entry.first_day && (
        <span>
          {t('through', { first: dayName(entry.first_day), last: dayName(entry.last_day) })}
        </span>
      )}
      {local && (
        <span className="tabular">
          {local.isUtc ? local.time : t('local', { time: local.time })}
        </span>
      )}
    </>
  );
}

/** `20:00 UTC−5`, where the zone of the entry has another clock than UTC+8; UTC is nobody's place. */
function localTime(
  entry: CalendarEntry,
  format: ReturnType<typeof useFormatter>,
): { time: string; isUtc: boolean } | undefined {
  if (!entry.start_time || !entry.time_zone) return undefined;
  const start = new Date(entry.start_time);
  const timeZone = knownZone(entry.time_zone);
  const offset = zoneOffset(start, timeZone);
  if (offset === 'UTC+8') return undefined;
  const clock = format.dateTime(start, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return { time: `${clock} ${offset}`, isUtc: timeZone === 'Etc/UTC' || timeZone === 'UTC' };
}
