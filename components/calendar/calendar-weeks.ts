import type { CalendarEntry } from '@/lib/contract/calendar';

const DAY_MS = 86_400_000;

/** The weeks that a month touches, Monday first, each seven days as yyyy-mm-dd. */
export function monthWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const end = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`);
  const weeks: string[][] = [];
  for (let start = monday; start < end; start += 7 * DAY_MS) {
    weeks.push(Array.from({ length: 7 }, (_, at) => dayText(start + at * DAY_MS)));
  }
  return weeks;
}

/** The month some months later, yyyy-mm; negative goes back. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Noon at UTC+8 of a day: the moment to format it by. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+08:00`);
}

/** Whether an entry touches a day. */
export function isOn(entry: Pick<CalendarEntry, 'first_day' | 'last_day'>, day: string): boolean {
  return entry.first_day <= day && day <= entry.last_day;
}

export interface CalendarDay {
  day: string;
  entries: CalendarEntry[];
}

/**
 * Entries by the day that they begin on, in the order given; those that began before
 * `from` stand under `from`, first.
 */
export function byDay(entries: readonly CalendarEntry[], from: string): CalendarDay[] {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const day = entry.first_day < from ? from : entry.first_day;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days]
    .map(([day, ofDay]) => ({ day, entries: ofDay }))
    .sort((left, right) => (left.day < right.day ? -1 : 1));
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether a date is on a day of the month (yyyy-mm), or goes on through it. */
export function touchesMonth(
  { first_day, last_day }: { first_day: string; last_day: string },
  month: string,
): boolean {
  return first_day.slice(0, 7) <= month && last_day.slice(0, 7) >= month;
}
