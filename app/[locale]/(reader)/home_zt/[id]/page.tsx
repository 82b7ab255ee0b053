import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { TopicView } from '@/components/screens/topic-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readTopic } from '@/lib/api/reads-issues';
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
  const topic = await readTopic(numberOf(text), locale);
  if (!topic.found) notFound();
  return { locale, topic: topic.data };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, topic } = await load(props);
  const { id: param, title, intro: description } = topic;
  return pageMetadata({ routeId: 'home_zt', locale, param, title, description });
}

export default async function Page(props: Props) {
  const { locale, topic } = await load(props);
  return (
    <PageFrame
      locale={locale}
      routeId="home_zt"
      param={topic.id}
      name={topic.title}
      data={articleListData(topic.articles)}
    >
      <TopicView locale={locale} topic={topic} />
    </PageFrame>
  );
}
