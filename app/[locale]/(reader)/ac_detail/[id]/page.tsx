import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ActivityView } from '@/components/screens/activity-view';
import { eventFilePath } from '@/lib/api/event-file';
import { eventFactsOf } from '@/lib/api/event-facts';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readActivity } from '@/lib/api/reads-events';
import { pagePictures } from '@/lib/api/share-facts';
import { absoluteUrl } from '@/lib/api/site';
import { eventData } from '@/lib/api/structured-data';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load({ params }: Props) {
  const { locale: tag, id: text } = await params;
  const locale = localeOf(tag);
  const event = await readActivity(numberOf(text), locale);
  if (!event.found) notFound();
  return { locale, event: event.data };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, event } = await load(props);
  const { id: param, title, summary: description } = event;
  return pageMetadata({ routeId: 'ac_detail', locale, param, title, description });
}

export default async function Page(props: Props) {
  const { locale, event } = await load(props);
  const path = href('ac_detail', { locale, param: event.id });
  const images = await pagePictures('ac_detail', locale, event.id);
  return (
    <PageFrame
      locale={locale}
      routeId="ac_detail"
      param={event.id}
      name={event.title}
      data={[eventData(eventFactsOf(event, locale, path, images))]}
    >
      <ActivityView
        event={event}
        locale={locale}
        url={absoluteUrl(path)}
        calendarFile={eventFilePath(event.id, locale)}
      />
    </PageFrame>
  );
}
