import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SectionView } from '@/components/screens/section-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList, readSections } from '@/lib/api/reads';
import { readWeekAuthors } from '@/lib/api/reads-columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../page-frame';
import { readRails } from './rails';

/** Rows that list articles: all of them, or one section's. */
type ListRoute = 'home_wz' | 'home_chanye';

const SECTION_OF: Record<ListRoute, string | undefined> = {
  home_wz: undefined,
  home_chanye: 'industry',
};

interface Props {
  params: Promise<{ locale: string; page?: string }>;
}

/** Metadata and page of a row that lists articles, for its first and its later pages alike. */
export function articleListScreen(routeId: ListRoute) {
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const { locale, page } = await read(props);
      const { title, description } = await headOf(routeId, locale);
      const section = SECTION_OF[routeId];
      const feed = section && { scope: { kind: 'section' as const, key: section }, title };
      return pageMetadata({ routeId, locale, page, title, description, feed: feed || undefined });
    },
    async Page(props: Props) {
      const { locale, page } = await read(props);
      const section = SECTION_OF[routeId];
      const list = await readArticleList({ page, ...(section ? { section } : {}) }, locale);
      if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
      const { title, description } = await headOf(routeId, locale);
      const authors = await readWeekAuthors(locale);
      return (
        <PageFrame
          locale={locale}
          routeId={routeId}
          page={page}
          data={articleListData(list.data.list, page)}
        >
          <SectionView
            locale={locale}
            title={title}
            description={description}
            page={list.data}
            hrefOf={(number) => href(routeId, { locale, page: number })}
            filter={section ? { section } : {}}
            withSection={section === undefined}
            authors={authors.found ? authors.data.hotLists : []}
            {...await readRails(locale)}
          />
        </PageFrame>
      );
    },
  };
}

async function read({ params }: Props): Promise<{ locale: Locale; page: number }> {
  const { locale: tag, page = '1' } = await params;
  const locale = localeOf(tag);
  return { locale, page: numberOf(page) };
}

/** A section's own name and description, or the row's. */
async function headOf(routeId: ListRoute, locale: Locale) {
  const sections = SECTION_OF[routeId] ? await readSections(locale) : undefined;
  const own = sections?.found
    ? sections.data.list.find((section) => section.key === SECTION_OF[routeId])
    : undefined;
  if (own) return { title: own.name, description: own.description };
  const translate = await getTranslations({ locale });
  return {
    title: translate(`routes.${routeId}`),
    description: translate(`routesDescription.${routeId}`),
  };
}
