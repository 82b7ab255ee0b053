import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { TopicListView } from '@/components/screens/topic-list-view';
import { listData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readTopics } from '@/lib/api/reads-issues';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';

export interface TopicListProps {
  params: Promise<{ locale: string; page?: string }>;
}

async function load({ params }: TopicListProps) {
  const { locale: tag, page: text = '1' } = await params;
  return { locale: localeOf(tag), page: numberOf(text) };
}

export async function topicListMetadata(props: TopicListProps): Promise<Metadata> {
  const { locale, page } = await load(props);
  return pageMetadata({ routeId: 'home_zt', locale, page });
}

export async function TopicListScreen(props: TopicListProps) {
  const { locale, page } = await load(props);
  const topics = await readTopics(page, locale);
  if (!topics.found || (page > 1 && topics.data.list.length === 0)) notFound();
  const entries = topics.data.list.map(({ id, title }) => ({
    name: title,
    url: href('home_zt', { locale, param: id }),
  }));
  return (
    <PageFrame locale={locale} routeId="home_zt" page={page} data={listData(entries, page)}>
      <TopicListView locale={locale} page={topics.data} />
    </PageFrame>
  );
}
