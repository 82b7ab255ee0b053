import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ActivityListView } from '@/components/screens/activity-list-view';
import { listData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readActivities, readMonth } from '@/lib/api/reads-events';
import { absoluteUrl } from '@/lib/api/site';
import { calendarFeedPath } from '@/lib/routes/calendar-feed';
import { readEventView } from '@/lib/routes/event-view';
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

/** What a view is called: the month, or the time that it is narrowed to. */
async function titleOf({ locale, view }: Awaited<ReturnType<typeof load>>) {
  const t = await getTranslations({ locale, namespace: 'events.list' });
  if (view.month) {
    const format = await getFormatter({ locale });
    const noon = new Date(`${view.month}-15T12:00:00Z`);
    const month = format.dateTime(noon, { year: 'numeric', month: 'long', timeZone: 'UTC' });
    return t('monthTitle', { month });
  }
  return view.when === 'past' ? t('pastTitle') : view.when === 'live' ? t('liveTitle') : undefined;
}

export async function activityMetadata(props: ActivityProps): Promise<Metadata> {
  const found = await load(props);
  const { locale, param, page, list } = found;
  const title = await titleOf(found);
  const isIndexed = list.list.length > 0;
  return pageMetadata({ routeId: 'activity', locale, param, page, title, isIndexed });
}

export async function ActivityScreen(props: ActivityProps) {
  const found = await load(props);
  const { locale, param, page, view, list } = found;
  const file = calendarFeedPath(locale, 'event');
  const { when = 'coming', ...rest } = view;
  const month = view.month === undefined ? [] : await readMonth({ ...rest, when }, locale);
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
      data={listData(entries, page)}
    >
      <ActivityListView
        locale={locale}
        view={view}
        title={await titleOf(found)}
        page={list}
        monthItems={month}
        feed={{ file, webcal: absoluteUrl(file).replace(/^https?:/, 'webcal:') }}
      />
    </PageFrame>
  );
}
