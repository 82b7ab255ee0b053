import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bareKeyword } from '@/components/search/bare-keyword';
import { SearchView } from '@/components/screens/search-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readSearch } from '@/lib/api/reads-search';
import { readHotWords } from '@/lib/api/reads-widgets';
import { SEARCH_KINDS, SEARCH_PAGES_MAX, type SearchSort } from '@/lib/contract/search';
import { readInnerSegment } from '@/lib/routes/path-param';
import { PageFrame } from '../../page-frame';

export interface SearchProps {
  params: Promise<{ locale: string; keyword?: string; view?: string; page?: string }>;
}

/** The build renders placeholders that are no page. */
const PLACEHOLDER = '_';

async function load({ params }: SearchProps) {
  const { locale: tag, keyword: segment, view, page: number = '1' } = await params;
  const locale = localeOf(tag);
  const keyword = segment === undefined ? undefined : readInnerSegment(segment);
  if (view === PLACEHOLDER || (segment !== undefined && !keyword)) notFound();
  const chosen = view?.split('-') ?? [];
  const kind = SEARCH_KINDS.find((one) => chosen.includes(one));
  const page = numberOf(number);
  if (page > SEARCH_PAGES_MAX) notFound();
  const sort: SearchSort = chosen.includes('date') ? 'date' : 'relevance';
  const shown = { kind, sort: sort === 'date' ? sort : undefined };
  return { locale, keyword, kind, sort, page, shown };
}

export async function searchMetadata(props: SearchProps): Promise<Metadata> {
  const { locale, keyword, page } = await load(props);
  const t = await getTranslations({ locale, namespace: 'search' });
  return pageMetadata({
    routeId: 'search',
    locale,
    param: keyword,
    page,
    title: keyword === undefined ? undefined : t('title', { keyword: bareKeyword(keyword) }),
  });
}

/** Results of a keyword, or the box with the hot words where there is none yet. */
export async function SearchScreen(props: SearchProps) {
  const { locale, keyword, kind, sort, page, shown } = await load(props);
  const results =
    keyword === undefined ? undefined : await readSearch({ keyword, kind, sort, page }, locale);
  const hot = await readHotWords(locale);
  return (
    <PageFrame
      locale={locale}
      routeId="search"
      param={keyword}
      view={shown}
      page={page}
      name={keyword}
    >
      <SearchView
        locale={locale}
        keyword={keyword}
        kind={kind}
        sort={sort}
        results={results?.found ? results.data : undefined}
        hot={hot.found ? hot.data.searchLists : []}
      />
    </PageFrame>
  );
}
