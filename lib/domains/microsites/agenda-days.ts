import type { SiteSession } from '../../contract/microsites';
import { dateFormat } from '../../i18n/intl-formats';

/**
 * Sessions by the days of a zone, each day's by start, then by end. A session
 * past midnight stands on the day on which it begins.
 */
export function agendaDays(
  sessions: readonly SiteSession[],
  timeZone: string,
): { date: string; sessions: SiteSession[] }[] {
  const sorted = [...sessions].sort(
    (left, right) =>
      left.start_time.localeCompare(right.start_time) ||
      left.end_time.localeCompare(right.end_time),
  );
  const days = new Map<string, SiteSession[]>();
  for (const session of sorted) {
    const date = dateIn(session.start_time, timeZone);
    days.set(date, [...(days.get(date) ?? []), session]);
  }
  return [...days].map(([date, list]) => ({ date, sessions: list }));
}

/** The calendar day of a moment in a zone, yyyy-mm-dd. */
export function dateIn(moment: string, timeZone: string): string {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((at) => at.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
