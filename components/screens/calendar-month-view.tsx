import '@/components/calendar/calendar.css';
import { useTranslations } from 'next-intl';
import { CalendarAgenda } from '@/components/calendar/calendar-agenda';
import { CalendarMonths } from '@/components/calendar/calendar-months';
import { CalendarKinds, CalendarViews, MonthSteps } from '@/components/calendar/calendar-nav';
import { CalendarSubscribe, type CalendarFeed } from '@/components/calendar/calendar-subscribe';
import { CalendarTable } from '@/components/calendar/calendar-table';
import { touchesMonth } from '@/components/calendar/calendar-weeks';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { CalendarKind, CalendarSpan } from '@/lib/contract/calendar';
import { href } from '@/lib/routes/href';
import type { Locale } from '@/lib/i18n/locales';
import { PanelEmpty } from './panel-empty';

export interface CalendarMonthViewProps {
  locale: Locale;
  /** yyyy-mm */
  month: string;
  /** The month in words. */
  name: string;
  /** The one kind that is shown. */
  kind?: CalendarKind | undefined;
  /** Dates of the weeks that the month touches. */
  span: CalendarSpan;
  feeds: readonly CalendarFeed[];
}

/** The calendar as a month: a table to look over, then its dates in full. */
export function CalendarMonthView(props: CalendarMonthViewProps) {
  const { locale, month, name, kind, span, feeds } = props;
  const t = useTranslations('calendar');
  const { today } = span;
  const list = span.list.filter((entry) => touchesMonth(entry, month));
  return (
    <div>
      <Frozen>
        <PageHead
          title={
            kind
              ? t('monthKindTitle', { month: name, kind: t(`kind.${kind}`) })
              : t('monthTitle', { month: name })
          }
          deck={
            kind
              ? t('monthKindDeck', { month: name, kind: t(`kind.${kind}`), count: list.length })
              : t('monthDeck', { month: name, count: list.length })
          }
          className="pb-3"
        />
      </Frozen>
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <CalendarViews locale={locale} active="month" month={today.slice(0, 7)} kind={kind} />
        <nav aria-label={t('month')} className="min-w-64 max-sm:w-full">
          <MonthSteps
            locale={locale}
            month={month}
            kind={kind}
            thisMonth={today.slice(0, 7)}
            first={span.first_month}
            last={span.last_month}
          />
        </nav>
      </div>
      <Frozen>
        <CalendarKinds locale={locale} active={kind} month={month} />
      </Frozen>
      <Frozen>
        <CalendarTable
          month={month}
          entries={list}
          today={today}
          caption={t('table', { month: name })}
          locale={locale}
        />
      </Frozen>
      <Frozen>
        <CalendarMonths
          locale={locale}
          month={month}
          kind={kind}
          first={span.first_month}
          last={span.last_month}
        />
      </Frozen>
      <div className="columns mt-10">
        <Panel id="month-list" title={t('list', { month: name })}>
          {list.length === 0 ? (
            <PanelEmpty
              hint={t(kind ? 'emptyMonthKind' : 'emptyMonth')}
              {...(kind
                ? { act: t('goAll'), to: href('gw_shijian', { locale, param: month }) }
                : {})}
            />
          ) : (
            <Frozen>
              <CalendarAgenda entries={list} locale={locale} from={`${month}-01`} today={today} />
            </Frozen>
          )}
        </Panel>
        <aside className="rail no-print" aria-label={t('subscribe')}>
          <Panel id="calendar-subscribe" title={t('subscribe')}>
            <CalendarSubscribe feeds={feeds} />
          </Panel>
        </aside>
      </div>
    </div>
  );
}
