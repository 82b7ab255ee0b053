'use client';

import { loadChunk } from '@/components/layout/load-chunk';
import { SizedList, type PagePlace, type SizedListProps } from '@/components/layout/sized-list';
import type { ArticleWords } from './article-words';
import type { ArticleFilter } from './fetch-more-articles';

export interface SizedArticlesProps extends SizedListProps {
  filter: ArticleFilter;
  rows: { words: ArticleWords; withSection: boolean; withAuthor: boolean };
}

/** A list of articles whose page size the reader may choose: see layout/sized-list. */
export function SizedArticles({ filter, rows, ...list }: SizedArticlesProps) {
  const { locale } = list;
  const draw = async ({ page, limit }: PagePlace) => {
    const chunk = await loadChunk(() => import('./more-chunk'));
    if (!chunk) throw new Error('');
    const answer = await chunk.fetchArticlePage(filter, { page, limit }, locale);
    const view = <chunk.ArticleRows items={answer.list} locale={locale} {...rows} />;
    return { page: answer.page, limit: answer.limit, total: answer.total, view };
  };
  return <SizedList {...list} draw={draw} />;
}
