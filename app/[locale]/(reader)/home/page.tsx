import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { HomeView } from '@/components/screens/home-view';
import { articleListData } from '@/lib/api/list-data';
import { newsroomData, webSiteData } from '@/lib/api/news-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig, readHome } from '@/lib/api/reads';
import { readWeekAuthors } from '@/lib/api/reads-columns';
import { readHotWords } from '@/lib/api/reads-widgets';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'home', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const home = await readHome(locale);
  const config = await readAppConfig(locale);
  const searches = await readHotWords(locale);
  const authors = await readWeekAuthors(locale);
  if (!home.found || !config.found) notFound();
  const { lead, seconds, latest } = home.data;
  const shown = [...(lead ? [lead] : []), ...seconds, ...latest];
  const data = [
    webSiteData(config.data, locale),
    newsroomData(config.data, locale),
    ...articleListData(shown),
  ];
  return (
    <PageFrame locale={locale} routeId="home" data={data}>
      <HomeView
        locale={locale}
        content={home.data}
        config={config.data}
        searches={searches.found ? searches.data.searchLists : []}
        authors={authors.found ? authors.data.hotLists : []}
      />
    </PageFrame>
  );
}
