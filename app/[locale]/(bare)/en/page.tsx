import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EnglishView } from '@/components/screens/english-view';
import { JsonLd } from '@/components/ui/json-ld';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList, readFlashList, readHotArticles } from '@/lib/api/reads';
import { breadcrumbData } from '@/lib/api/structured-data';
import type { ArticleItem } from '@/lib/contract/articles';
import { HOME_PANEL_SIZE, PAGE_SIZE_MAX } from '@/lib/contract/constants';
import { href } from '@/lib/routes/href';
import type { LocaleProps } from '../gathering-screen';
import { LandingFrame } from '../landing-frame';

export const ensureStatic = 'navigation';

/** The lead and the stories two by two under it. */
const STORIES = 9;

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  return pageMetadata({ routeId: 'en', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: LocaleProps) {
  const locale = localeOf((await params).locale);
  const routes = await getTranslations({ locale, namespace: 'routes' });
  const articles = await readArticleList({ page: 1, limit: PAGE_SIZE_MAX }, locale);
  const flashes = await readFlashList({ page: 1, limit: HOME_PANEL_SIZE }, locale);
  const hot = await readHotArticles(PAGE_SIZE_MAX, locale);
  const inEnglish = (items: readonly ArticleItem[]) => items.filter(({ lang }) => lang === 'en');
  const path = href('en', { locale });
  return (
    <LandingFrame locale={locale} routeId="en">
      <JsonLd data={breadcrumbData({ routeId: 'en', locale, path }, (id) => routes(id))} />
      <EnglishView
        locale={locale}
        stories={articles.found ? inEnglish(articles.data.list).slice(0, STORIES) : []}
        flashes={flashes.found ? flashes.data.list : []}
        hot={hot.found ? inEnglish(hot.data.hotLists).slice(0, HOME_PANEL_SIZE) : []}
      />
    </LandingFrame>
  );
}
