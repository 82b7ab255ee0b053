import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { eventViewTitle } from '@/components/event/event-view-title';
import { ActivityListView } from '@/components/screens/activity-list-view';
import { listData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readActivities, readMonth } from '@/lib/api/reads-events';
import { readMicrosites } from '@/lib/api/reads-microsites';
import { absoluteUrl } from '@/lib/api/site';
import { calendarFeedPath } from '@/lib/routes/calendar-feed';
import { narrowingsOf, readEventView } from '@/lib/routes/event-view';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';

export interface ActivityProps {
  params: Promise<{ locale: string; view?: string; page?: string }>;
}

async function load({ params }: ActivityProps) {
  const { locale: tag, view: param, page: pageText = '1' } = await params;
  const locale = localeOf(tag);
  const page = numberOf(pageText);
  const view = readEventView(param ?? '');
  if (!view || param === '') notFound();
  const { when = 'coming', ...rest } = view;
  const list = await readActivities({ ...rest, when, page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  return { locale, param, page, view, list: list.data };
}

/** What a view is called, by all that narrows it; undefined for the whole list. */
async function titleOf({ locale, view, list }: Awaited<ReturnType<typeof load>>) {
  const t = await getTranslations({ locale, namespace: 'events.list' });
  const names = await getTranslations({ locale, namespace: 'routes' });
  const format = await getFormatter({ locale });
  return eventViewTitle(view, list, {
    whole: names('activity'),
    when: (when) => t(`${when}Title`),
    month: (month) => {
      const noon = new Date(`${month}-15T12:00:00Z`);
      const date = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
      return t('monthTitle', { month: format.dateTime(noon, date) });
    },
    choice: (choice) => t(choice),
  });
}

export async function activityMetadata(props: ActivityProps): Promise<Metadata> {
  const found = await load(props);
  const { locale, param, page, view, list } = found;
  const title = await titleOf(found);
  // What is narrowed by two things is a part of two other pages, and there are thousands of it.
  const isIndexed = list.list.length > 0 && narrowingsOf(view) <= 1;
  const t = await getTranslations({ locale, namespace: 'events.list' });
  const description = title && t('viewDescription', { title, count: list.total });
  return pageMetadata({ routeId: 'activity', locale, param, page, title, description, isIndexed });
}

export async function ActivityScreen(props: ActivityProps) {
  const found = await load(props);
  const { locale, param, page, view, list } = found;
  const file = calendarFeedPath(locale, 'event');
  const { when = 'coming', ...rest } = view;
  const month = view.month === undefined ? [] : await readMonth({ ...rest, when }, locale);
  const title = await titleOf(found);
  const sites = title === undefined ? await readMicrosites(undefined, locale) : undefined;
  const entries = list.list.map(({ id, title }) => ({
    name: title,
    url: href('ac_detail', { locale, param: id }),
  }));
  return (
    <PageFrame
      locale={locale}
      routeId="activity"
      param={param}
      page={page}
      name={title}
      data={listData(entries, page)}
    >
      <ActivityListView
        locale={locale}
        view={view}
        title={title}
        page={list}
        monthItems={month}
        {...(sites?.found && { sites: sites.data.list })}
        feed={{ file, webcal: absoluteUrl(file).replace(/^https?:/, 'webcal:') }}
      />
    </PageFrame>
  );
}
