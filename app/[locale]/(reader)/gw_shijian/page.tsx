import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { CalendarAgendaView } from '@/components/screens/calendar-agenda-view';
import { calendarData } from '@/lib/api/calendar-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAgenda } from '@/lib/api/reads-calendar';
import { PageFrame } from '../../page-frame';
import { calendarFeeds } from './feeds';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'gw_shijian', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const agenda = await readAgenda(undefined, locale);
  if (!agenda.found) notFound();
  return (
    <PageFrame
      locale={locale}
      routeId="gw_shijian"
      data={await calendarData(agenda.data.list, locale)}
    >
      <CalendarAgendaView locale={locale} span={agenda.data} feeds={calendarFeeds(locale)} />
    </PageFrame>
  );
}
