import { callApi } from '@/lib/client/call-api';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';

/** Where a list goes on: after the row that a cursor names, or from a page number. */
export type NextPlace = { cursor: string } | { page: number };

/** Which articles: of one section, label or author, or all. */
export interface ArticleFilter {
  section?: string;
  label_id?: number;
  author_id?: number;
}

export interface MoreArticles {
  list: ArticleItem[];
  /** Null on the last page. */
  next: NextPlace | null;
}

/**
 * One page of a list, in the page's language.
 * @throws CallFailed as `fetchMoreArticles` does.
 */
export function fetchArticlePage(
  filter: ArticleFilter,
  place: { page: number; limit: number },
  locale: Locale,
) {
  return callApi('getArticleList', { ...filter, ...place }, { locale });
}

/**
 * The next articles of a list, in the page's language.
 * @throws CallFailed whose message is the server's sentence for the reader, or ''.
 */
export async function fetchMoreArticles(asked: {
  locale: Locale;
  filter: ArticleFilter;
  limit: number;
  next: NextPlace;
}): Promise<MoreArticles> {
  const { locale, filter, limit, next } = asked;
  const answer = await callApi('getArticleList', { ...filter, ...next, limit }, { locale });
  const { list, next_cursor: cursor } = answer;
  return { list, next: cursor === null ? null : { cursor } };
}
