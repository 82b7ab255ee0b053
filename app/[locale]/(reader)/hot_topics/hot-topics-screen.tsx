import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotTopicsView } from '@/components/screens/hot-topics-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readHotRanks, readWeekAuthors } from '@/lib/api/reads-columns';
import type { HotWindow } from '@/lib/contract/articles';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';

export interface HotTopicsProps {
  params: Promise<{ locale: string; window?: string }>;
}

/** The bare address ranks a day; `/7d` a week. */
async function load({ params }: HotTopicsProps) {
  const { locale: tag, window: param } = await params;
  if (param !== undefined && param !== '7d') notFound();
  const window: HotWindow = param ?? '24h';
  return { locale: localeOf(tag), param, window };
}

export async function hotTopicsMetadata(props: HotTopicsProps): Promise<Metadata> {
  const { locale, param, window } = await load(props);
  const t = await getTranslations({ locale, namespace: 'columns.hot' });
  const texts =
    window === '24h'
      ? { title: t('dayTitle'), description: t('dayDeck') }
      : { title: t('weekTitle'), description: t('weekDeck') };
  return pageMetadata({ routeId: 'hot_topics', locale, param, ...texts });
}

export async function HotTopicsScreen(props: HotTopicsProps) {
  const { locale, param, window } = await load(props);
  const ranks = await readHotRanks(window, locale);
  if (!ranks.found) notFound();
  const authors = await readWeekAuthors(locale);
  const { flashes } = await readRails(locale);
  const t = await getTranslations({ locale, namespace: 'columns.hot' });
  return (
    <PageFrame
      locale={locale}
      routeId="hot_topics"
      param={param}
      name={param && t('weekTitle')}
      data={articleListData(ranks.data.hotLists)}
    >
      <HotTopicsView
        locale={locale}
        window={window}
        items={ranks.data.hotLists}
        authors={authors.found ? authors.data.hotLists : []}
        flashes={flashes}
      />
    </PageFrame>
  );
}
