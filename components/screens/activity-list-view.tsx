import '@/components/calendar/calendar.css';
import '@/components/event/event.css';
import { useTranslations } from 'next-intl';
import { CalendarTable } from '@/components/calendar/calendar-table';
import { EventFilters, eventListHref } from '@/components/event/event-filters';
import { EventRows } from '@/components/event/event-rows';
import { EventMonthSteps } from '@/components/event/month-steps';
import { ListPagination } from '@/components/layout/list-pagination';
import { ButtonLink } from '@/components/ui/button';
import { dayKey } from '@/components/ui/relative-time';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { ActivityItem } from '@/lib/contract/activities';
import type { CalendarEntry } from '@/lib/contract/calendar';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { SiteCard } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import type { EventView } from '@/lib/routes/event-view';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { siteHref } from './site-links';

export interface ActivityListViewProps {
  locale: Locale;
  view: EventView;
  /** What the view is called; the page's own name where it is the whole list. */
  title: string | undefined;
  page: CallOutput<'getActivityList'>;
  /** Everything of the month that is looked at. */
  monthItems: readonly ActivityItem[];
  feed: { file: string; webcal: string };
  /** Conferences and forums with a site of their own, beside the whole list. */
  sites?: readonly SiteCard[];
}

/** Events to come, or narrowed by time, place, price, city and topic; a month also as a table. */
export function ActivityListView({
  locale,
  view,
  title,
  page,
  monthItems,
  feed,
  sites = [],
}: ActivityListViewProps) {
  const t = useTranslations('events.list');
  const names = useTranslations('routes');
  const descriptions = useTranslations('routesDescription');
  const { month } = view;
  return (
    <div className="columns">
      <div>
        <PageHead
          title={title ?? names('activity')}
          deck={title ? t('viewDeck', { count: page.total }) : descriptions('activity')}
        />
        <EventFilters
          locale={locale}
          view={view}
          topics={page.topics}
          cities={page.cities}
          thisMonth={page.today.slice(0, 7)}
        />
        {month !== undefined && (
          <>
            <nav aria-label={t('month')}>
              <EventMonthSteps
                locale={locale}
                view={{ ...view, month }}
                first={page.first_month}
                last={page.last_month}
              />
            </nav>
            <CalendarTable
              month={month}
              entries={monthItems.map(entryOf)}
              today={page.today}
              caption={title ?? ''}
              locale={locale}
            />
          </>
        )}
        {page.list.length === 0 ? (
          <PanelEmpty hint={t('empty')} act={t('all')} to={href('activity', { locale })} />
        ) : (
          <>
            <h2 className="sr-only">{t('results')}</h2>
            <EventRows items={page.list} locale={locale} />
            <ListPagination
              page={page.page}
              limit={page.limit}
              total={page.total}
              hrefOf={(number) => eventListHref(locale, view, number)}
              withSizes={false}
            />
          </>
        )}
      </div>
      <aside className="rail no-print" aria-label={t('subscribe')}>
        <Panel id="event-hold" title={t('hold')}>
          <p className="text-15 text-ink-2">{t('holdText')}</p>
          <ButtonLink className="mt-3" href={href('ac_create', { locale })}>
            {t('create')}
          </ButtonLink>
        </Panel>
        <Panel id="event-subscribe" title={t('subscribe')}>
          <p className="text-15 text-ink-2">{t('subscribeText')}</p>
          <p className="mt-2 flex gap-6 text-15">
            <a href={feed.webcal} className="inline-flex min-h-11 items-center text-tide">
              {t('subscribeAct')}
            </a>
            <a href={feed.file} download="" className="inline-flex min-h-11 items-center text-tide">
              {t('file')}
            </a>
          </p>
        </Panel>
        {sites.length > 0 && (
          <Panel id="event-sites" title={t('sites')}>
            <ul className="text-15">
              {siteLinks(sites, locale, names).map(({ path, name }) => (
                <li key={path}>
                  <a href={path} className="inline-flex min-h-9 items-center hover:text-tide">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </aside>
    </div>
  );
}

/** Gatherings by their own names, the last first, and the ceremony with its results. */
function siteLinks(
  sites: readonly SiteCard[],
  locale: Locale,
  names: (id: (typeof CEREMONY)[number]) => string,
) {
  return [
    ...sites.map((site) => ({ path: siteHref(site, locale), name: site.name })),
    ...CEREMONY.map((id) => ({ path: href(id, { locale }), name: names(id) })),
  ];
}

const CEREMONY = ['hk_annualceremony', 'hk_annualceremony_result'] as const;

/** An event as the calendar's table takes it. */
function entryOf(item: ActivityItem): CalendarEntry {
  return {
    key: `event-${item.id}`,
    kind: 'event',
    title: item.title,
    note: '',
    place: item.city,
    importance: 2,
    first_day: dayKey(item.start_time),
    last_day: dayKey(new Date(Date.parse(item.end_time) - 1).toISOString()),
    start_time: item.start_time,
    end_time: item.end_time,
    time_zone: item.time_zone,
    source: null,
    event_id: item.id,
    is_sample: item.is_sample,
    is_tentative: false,
    is_ongoing: item.timing === 'live',
    changed_time: item.start_time,
    revision: 0,
  };
}
