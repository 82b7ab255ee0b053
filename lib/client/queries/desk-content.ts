import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentKind } from '@/lib/contract/desk-content';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '../call-api';

/** Articles that a search offers at a time. */
const ARTICLES_FOUND = 8;
/** A number may stand in titles too: enough to find the article that has it. */
const TITLES_READ = 30;

/** The records of a kind of the desk's. */
export function contentListQuery(locale: Locale, kind: ContentKind) {
  return queryOptions({
    queryKey: ['desk', 'content', kind, 'list', locale],
    queryFn: ({ signal }) => callApi('contentList', { kind }, { locale, signal }),
  });
}

/** One record; what is being written is not read anew behind the writer's back. */
export function contentQuery(locale: Locale, which: { kind: ContentKind; id: number }) {
  return queryOptions({
    queryKey: ['desk', 'content', which.kind, 'item', which.id, locale],
    queryFn: ({ signal }) => callApi('openContent', which, { locale, signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Live articles by a part of their title or their id. */
export function contentArticlesQuery(locale: Locale, keyword: string) {
  return infiniteQueryOptions({
    queryKey: ['desk', 'content-articles', locale, keyword],
    queryFn: ({ signal }) =>
      callApi(
        'deskArticles',
        { page: 1, limit: ARTICLES_FOUND, filter: 'live', keyword },
        { locale, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
}

/** The title of a live article; null of one that readers do not see. */
export function contentArticleTitleQuery(locale: Locale, article: number) {
  return queryOptions({
    queryKey: ['desk', 'content-article-title', locale, article],
    queryFn: async ({ signal }) => {
      const { list } = await callApi(
        'deskArticles',
        { page: 1, limit: TITLES_READ, filter: 'live', keyword: String(article) },
        { locale, signal },
      );
      return list.find(({ article_id: id }) => id === article)?.title ?? null;
    },
  });
}

/** Authors by a part of their name; the newest ones for no words. */
export function contentAuthorsQuery(locale: Locale, keyword: string) {
  return queryOptions({
    queryKey: ['desk', 'content-authors', locale, keyword],
    queryFn: ({ signal }) => callApi('deskAuthors', { keyword }, { locale, signal }),
    placeholderData: keepPreviousData,
  });
}
