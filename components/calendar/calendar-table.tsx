import { useFormatter, useTranslations } from 'next-intl';
import clsx from 'clsx';
import type { CalendarEntry } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { isOn, monthWeeks, noonOf } from './calendar-weeks';

/** Titles that a day's cell has room for. */
const TITLES = 3;

export interface CalendarTableProps {
  /** yyyy-mm */
  month: string;
  entries: readonly CalendarEntry[];
  today: string;
  /** What the table is, for those who cannot see it. */
  caption: string;
  /** Not read here: it tells one language's markup from another's (ui/frozen). */
  locale: Locale;
}

/** A month as a table of weeks; a day with dates leads to them in the list below. */
export function CalendarTable({ month, entries, today, caption }: CalendarTableProps) {
  const format = useFormatter();
  const weeks = monthWeeks(month);
  return (
    <table className="cal-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={format.dateTime(noonOf(day), { weekday: 'long' })}>
              {format.dateTime(noonOf(day), { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entries.filter((entry) => isOn(entry, day))}
                isOther={!day.startsWith(month)}
                isToday={day === today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  entries: readonly CalendarEntry[];
  isOther: boolean;
  isToday: boolean;
}

function DayCell({ day, entries, isOther, isToday }: DayCellProps) {
  const t = useTranslations('calendar');
  const figure = <span className="cal-figure">{Number(day.slice(8))}</span>;
  // What began before this month stands under its first day in the list.
  const first = `${day.slice(0, 7)}-01`;
  const begun = entries.find((entry) => entry.first_day === day) ?? entries[0];
  const anchor = begun && begun.first_day > first ? begun.first_day : first;
  return (
    <td
      className={clsx('cal-cell', isOther && 'is-other', isToday && 'is-today')}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day} className="cal-cell-day">
        {entries.length > 0 && !isOther ? (
          <a href={`#day-${anchor}`} className="cal-cell-link">
            {figure}
            <span className="sr-only"> {t('count', { count: entries.length })}</span>
          </a>
        ) : (
          figure
        )}
        {isToday && <span className="cal-cell-today">{t('today')}</span>}
      </time>
      {!isOther && entries.length > 0 && (
        <ul className="cal-cell-list" aria-hidden="true">
          {entries.slice(0, TITLES).map((entry) => (
            <li key={entry.key} className={`is-${entry.kind} is-level-${entry.importance}`}>
              <span>{entry.title}</span>
            </li>
          ))}
          {entries.length > TITLES && (
            <li className="cal-cell-more">
              <span>{t('more', { count: entries.length - TITLES })}</span>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
