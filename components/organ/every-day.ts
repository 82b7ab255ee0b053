import { dayKey } from '@/components/ui/relative-time';

/** Days that the chart of sales looks back. */
const DAYS = 30;
const DAY_MS = 86_400_000;

interface SaleDay {
  /** yyyy-mm-dd by the clocks of the site. */
  day: string;
  tickets: number;
}

/** The last 30 days one after another up to today: 0 where nothing was sold. */
export function everyDay(days: readonly SaleDay[], now: Date): SaleDay[] {
  const sold = new Map(days.map(({ day, tickets }) => [day, tickets]));
  return Array.from({ length: DAYS }, (_, place) => {
    const day = dayKey(new Date(now.getTime() - (DAYS - 1 - place) * DAY_MS).toISOString());
    return { day, tickets: sold.get(day) ?? 0 };
  });
}
