import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { calendarViewParam, type CalendarKind } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { addMonths, noonOf } from './calendar-weeks';

export interface CalendarMonthsProps {
  locale: Locale;
  month: string;
  /** The one kind that is shown; the links keep it. */
  kind?: CalendarKind | undefined;
  /** Months between which there are dates. */
  first: string;
  last: string;
}

/** Every month of the year that is shown and of the next one between which there are dates. */
export function CalendarMonths({ locale, month, kind, first, last }: CalendarMonthsProps) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const january = `${month.slice(0, 4)}-01`;
  const months = Array.from({ length: 24 }, (_, at) => addMonths(january, at)).filter(
    (value) => value >= first && value <= last,
  );
  return (
    <ul aria-label={t('month')} className="strip no-print mt-4 text-13 rail:flex-wrap">
      {months.map((value) => (
        <li key={value}>
          <a
            href={href('gw_shijian', { locale, param: calendarViewParam({ month: value, kind }) })}
            aria-current={value === month ? 'true' : undefined}
            className={clsx(
              'focus-inset flex h-11 items-center px-2 whitespace-nowrap',
              value === month
                ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                : 'text-ink-2 hover:text-tide',
            )}
          >
            {format.dateTime(noonOf(`${value}-15`), { year: 'numeric', month: 'short' })}
          </a>
        </li>
      ))}
    </ul>
  );
}
