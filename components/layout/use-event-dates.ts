import { useFormatter, useLocale, useTranslations, type DateTimeFormatOptions } from 'next-intl';
import { zoneOffset } from '@/components/ui/zone-offset';

interface Span {
  start_time: string;
  end_time: string;
  time_zone: string;
}

/** Says when something is, in its own zone; a server's hook like next-intl's own. */
export function useEventDates() {
  const format = useFormatter();
  const isChinese = useLocale() !== 'en';
  const t = useTranslations('microsites.facts');

  /** `November 9 – 10, 2024`, in Chinese the second day without what it shares with the first. */
  const days = ({ start_time, end_time, time_zone: timeZone }: Span): string => {
    const day = { day: 'numeric', timeZone } as const;
    const month = { ...day, month: 'long' } as const;
    const whole = { ...month, year: 'numeric' } as const;
    const [start, end] = [new Date(start_time), new Date(end_time)];
    // The range of Chinese dates falls back to figures with strokes; said in words it is shorter.
    if (!isChinese) return format.dateTimeRange(start, end, whole);
    const isSame = (options: DateTimeFormatOptions) =>
      format.dateTime(start, { ...options, timeZone }) ===
      format.dateTime(end, { ...options, timeZone });
    const from = format.dateTime(start, whole);
    if (isSame(whole)) return from;
    const isSameMonth = isSame({ year: 'numeric', month: 'numeric' });
    const rest = isSameMonth ? day : isSame({ year: 'numeric' }) ? month : whole;
    return t('range', { from, to: format.dateTime(end, rest) });
  };
  const day = (date: string): string =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      month: 'long',
      day: 'numeric',
      weekday: 'long',
      timeZone: 'UTC',
    });
  const clock = (moment: string, timeZone: string): string =>
    format.dateTime(new Date(moment), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  /** `2025年12月13日 19:00 UTC+8`. */
  const moment = (time: string, timeZone: string): string => {
    const date = format.dateTime(new Date(time), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone,
    });
    return `${date} ${clock(time, timeZone)} ${zoneOffset(new Date(time), timeZone)}`;
  };
  const zone = ({ start_time, time_zone }: Pick<Span, 'start_time' | 'time_zone'>): string =>
    zoneOffset(new Date(start_time), time_zone);
  return { days, day, clock, moment, zone };
}
