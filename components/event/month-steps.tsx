import { useFormatter } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { EventView } from '@/lib/routes/event-view';
import { eventListHref } from './event-filters';

export interface EventMonthStepsProps {
  locale: Locale;
  view: EventView & { month: string };
  first: string;
  last: string;
}

/** The month before and the one after; at the ends there is no further step. */
export function EventMonthSteps({ locale, view, first, last }: EventMonthStepsProps) {
  const format = useFormatter();
  const name = (month: string) =>
    format.dateTime(new Date(`${month}-15T12:00:00Z`), { year: 'numeric', month: 'long' });
  const [before, after] = [monthAfter(view.month, -1), monthAfter(view.month, 1)];
  const to = (month: string) => eventListHref(locale, { ...view, month });
  return (
    <ul className="flex justify-between py-1">
      <li>
        {before >= first && (
          <a
            href={to(before)}
            rel="prev"
            className="inline-flex min-h-11 items-center gap-1 text-15 hover:text-tide"
          >
            <Icon name="chevron-left" size={16} />
            {name(before)}
          </a>
        )}
      </li>
      <li>
        {after <= last && (
          <a
            href={to(after)}
            rel="next"
            className="inline-flex min-h-11 items-center gap-1 text-15 hover:text-tide"
          >
            {name(after)}
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </li>
    </ul>
  );
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7);
}
