'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { deskArticlesQuery } from '@/lib/client/queries/review';
import { DESK_ARTICLE_FILTERS } from '@/lib/contract/review';
import { ArticleRow } from './article-row';
import type { DeskArticleWords } from './desk-article-words';
import { DeskPager } from './desk-pager';
import type { ReviewWords } from './review-words';

export interface ArticlesProps {
  words: DeskArticleWords;
  pager: ReviewWords['pager'];
}

type Filter = (typeof DESK_ARTICLE_FILTERS)[number];
const LIMIT = 20;

/** Articles that are live or were taken down, found by id or title, with what can be done. */
export function Articles({ words, pager }: ArticlesProps) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<Filter>('all');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const query = useQuery({
    ...deskArticlesQuery(locale, { filter, keyword, page, limit: LIMIT }),
    placeholderData: keepPreviousData,
  });
  const options = DESK_ARTICLE_FILTERS.map((value) => ({ value, text: words.filters[value] }));
  const turn = (to: number) => {
    setPage(to);
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-rule pb-3">
        <FilterTabs
          label={words.filter}
          value={filter}
          options={options}
          onChange={(value) => {
            setFilter(value);
            setPage(1);
          }}
        />
        <SearchField
          id="find-article"
          label={words.search}
          className="w-full sm:w-80"
          onSearch={(value) => {
            setKeyword(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={6} look="flash" label={own.loading} />}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <EmptyState title={words.nothing} hint={words.nothingHint} className="py-12" />
            ) : (
              <ul className="ruled">
                {list.map((article) => (
                  <ArticleRow key={article.article_id} article={article} words={words} />
                ))}
              </ul>
            )}
            <DeskPager page={page} limit={LIMIT} total={total} words={pager} onPage={turn} />
          </>
        )}
      </Loaded>
    </div>
  );
}
