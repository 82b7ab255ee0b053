import { useFormatter, useTranslations } from 'next-intl';
import type { CalendarEntry } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { byDay, noonOf } from './calendar-weeks';
import { CalendarLine } from './calendar-entry';

export interface CalendarAgendaProps {
  entries: readonly CalendarEntry[];
  locale: Locale;
  /** First day shown; what began before stands under it. */
  from: string;
  today: string;
}

/** Dates day by day: the day's figure in the margin, its dates beside it. */
export function CalendarAgenda({ entries, locale, from, today }: CalendarAgendaProps) {
  return (
    <div className="cal-agenda">
      {byDay(entries, from).map(({ day, entries: ofDay }) => (
        <section
          key={day}
          id={`day-${day}`}
          aria-labelledby={`on-${day}`}
          className={day === today ? 'cal-day is-today' : 'cal-day'}
        >
          <DayHeading day={day} isToday={day === today} />
          <div className="ruled min-w-0">
            {ofDay.map((entry) => (
              <CalendarLine key={entry.key} entry={entry} locale={locale} heading="h4" />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const noon = noonOf(day);
  return (
    <h3 id={`on-${day}`} className="cal-day-head">
      <time dateTime={day}>
        <span className="cal-day-figure">{Number(day.slice(8))}</span>
        <span className="cal-day-words">
          <span>{format.dateTime(noon, { year: 'numeric', month: 'short' })}</span>
          <span>{format.dateTime(noon, { weekday: 'short' })}</span>
        </span>
      </time>
      {isToday && <span className="cal-today">{t('today')}</span>}
    </h3>
  );
}
