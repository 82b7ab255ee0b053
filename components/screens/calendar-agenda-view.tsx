import '@/components/calendar/calendar.css';
import { useTranslations } from 'next-intl';
import { CalendarAgenda } from '@/components/calendar/calendar-agenda';
import { CalendarKinds, CalendarViews } from '@/components/calendar/calendar-nav';
import { CalendarSubscribe, type CalendarFeed } from '@/components/calendar/calendar-subscribe';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { calendarViewParam, type CalendarKind, type CalendarSpan } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface CalendarAgendaViewProps {
  locale: Locale;
  span: CalendarSpan;
  /** The one kind that is shown. */
  kind?: CalendarKind | undefined;
  feeds: readonly CalendarFeed[];
}

/** The calendar as an agenda: from today on, day by day, all kinds or one. */
export function CalendarAgendaView({ locale, span, kind, feeds }: CalendarAgendaViewProps) {
  const t = useTranslations('calendar');
  const { today, list } = span;
  const month = today.slice(0, 7);
  const name = kind && t(`kind.${kind}`);
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead
            title={name ? t('kindTitle', { kind: name }) : t('title')}
            deck={name ? t('kindDeck', { kind: name, count: list.length }) : t('deck')}
            className="pb-3"
          />
        </Frozen>
        <Frozen>
          <CalendarViews locale={locale} active="agenda" month={month} kind={kind} />
        </Frozen>
        <Frozen>
          <CalendarKinds locale={locale} active={kind} />
        </Frozen>
        <h2 className="sr-only">{t('agenda')}</h2>
        {list.length === 0 ? (
          <PanelEmpty
            hint={t('empty')}
            act={kind ? t('goAll') : t('goMonth')}
            to={href('gw_shijian', { locale, param: kind ? undefined : month })}
          />
        ) : (
          <>
            <Frozen>
              <CalendarAgenda entries={list} locale={locale} from={today} today={today} />
            </Frozen>
            <p className="mt-6 border-t border-rule pt-4 text-13 text-ink-2">
              {t('moreDays')}
              {locale === 'en' && ' '}
              <a
                href={href('gw_shijian', { locale, param: calendarViewParam({ month, kind }) })}
                className="inline-block py-1 text-tide hover:underline"
              >
                {t('goMonth')}
              </a>
            </p>
          </>
        )}
      </div>
      <aside className="rail no-print" aria-label={t('subscribe')}>
        <Panel id="calendar-subscribe" title={t('subscribe')}>
          <CalendarSubscribe feeds={feeds} />
        </Panel>
      </aside>
    </div>
  );
}
