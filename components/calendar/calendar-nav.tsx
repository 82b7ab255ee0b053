import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CALENDAR_KINDS, calendarViewParam, type CalendarKind } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { addMonths, noonOf } from './calendar-weeks';

export interface CalendarViewsProps {
  locale: Locale;
  active: 'agenda' | 'month';
  /** This month, which the month view opens with. */
  month: string;
  /** The one kind that is shown; the other view keeps it. */
  kind?: CalendarKind | undefined;
}

/** The two ways to look at the calendar, as links. */
export function CalendarViews({ locale, active, month, kind }: CalendarViewsProps) {
  const toMonth = href('gw_shijian', { locale, param: calendarViewParam({ month, kind }) });
  const t = useTranslations('calendar');
  return (
    <nav aria-label={t('views')}>
      <ul className="cal-views">
        <li>
          <ViewLink to={href('gw_shijian', { locale, param: kind })} isActive={active === 'agenda'}>
            {t('agenda')}
          </ViewLink>
        </li>
        <li>
          <ViewLink to={toMonth} isActive={active === 'month'}>
            {t('month')}
          </ViewLink>
        </li>
      </ul>
    </nav>
  );
}

function ViewLink(props: { to: string; isActive: boolean; children: string }) {
  return (
    <a
      href={props.to}
      aria-current={props.isActive ? 'true' : undefined}
      className={clsx('cal-view', props.isActive && 'is-active')}
    >
      {props.children}
    </a>
  );
}

export interface CalendarKindsProps {
  locale: Locale;
  active: CalendarKind | undefined;
  /** The month whose dates are filtered; without it the links lead to agendas. */
  month?: string | undefined;
}

/** The kinds of dates, as links to the agenda of each, or to its dates in a month. */
export function CalendarKinds({ locale, active, month }: CalendarKindsProps) {
  const t = useTranslations('calendar');
  const kinds = [undefined, ...CALENDAR_KINDS];
  return (
    <nav aria-label={t('filters')} className="-mx-2 border-b border-hairline">
      <ul className="strip rail:flex-wrap">
        {kinds.map((kind) => (
          <li key={kind ?? 'all'}>
            <a
              href={href('gw_shijian', { locale, param: calendarViewParam({ month, kind }) })}
              aria-current={kind === active ? 'true' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center gap-1.5 px-2 text-15 whitespace-nowrap',
                kind === active
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {kind && <span className={`cal-dot is-${kind}`} aria-hidden="true" />}
              {t(`kind.${kind ?? 'all'}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface MonthStepsProps {
  locale: Locale;
  month: string;
  /** The one kind that is shown; the steps keep it. */
  kind?: CalendarKind | undefined;
  thisMonth: string;
  /** Months between which there are dates. */
  first: string;
  last: string;
}

/** The month before, this month, the month after; at the ends there is no further step. */
export function MonthSteps(props: MonthStepsProps) {
  const { locale, month, kind, thisMonth, first, last } = props;
  const t = useTranslations('calendar');
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  const to = (value: string) =>
    href('gw_shijian', { locale, param: calendarViewParam({ month: value, kind }) });
  const format = useFormatter();
  const name = (value: string) =>
    format.dateTime(noonOf(`${value}-15`), { year: 'numeric', month: 'long' });
  return (
    <ul className="cal-steps">
      <li>
        {before >= first && (
          <a href={to(before)} rel="prev" className="cal-step">
            <Icon name="chevron-left" size={16} />
            <span className="sr-only">{t('previous')} </span>
            {name(before)}
          </a>
        )}
      </li>
      <li>
        {month !== thisMonth && (
          <a href={to(thisMonth)} className="cal-step">
            {t('thisMonth')}
          </a>
        )}
      </li>
      <li>
        {after <= last && (
          <a href={to(after)} rel="next" className="cal-step">
            <span className="sr-only">{t('next')} </span>
            {name(after)}
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </li>
    </ul>
  );
}
