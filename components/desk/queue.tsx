'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { reviewQueueQuery } from '@/lib/client/queries/review';
import { REVIEW_FILTERS } from '@/lib/contract/review';
import { DeskPager } from './desk-pager';
import { QueueRows } from './queue-rows';
import type { ReviewWords } from './review-words';
import { ShortcutHint } from './shortcut-hint';
import { useRowKeys } from './use-row-keys';
import { useSteadyQueue } from './use-steady-queue';

type Filter = (typeof REVIEW_FILTERS)[number];
const LIMIT = 20;

/** The review queue: what waits, the longest first, kept fresh without moving what one reads. */
export function Queue({ words }: { words: ReviewWords }) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<Filter>(filterOfHash);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const asked = { filter, keyword, page, limit: LIMIT };
  const query = useQuery({
    ...reviewQueueQuery(locale, asked),
    placeholderData: keepPreviousData,
  });
  const { rows, tidy, hasGone } = useSteadyQueue(query.data, asked);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const options = REVIEW_FILTERS.map((value) => {
    const name = words.filters[value];
    return { value, text: query.data ? `${name} ${query.data.counts[value]}` : name };
  });
  const { move, open } = words.keys;
  const keys = [
    ['J', move.down],
    ['K', move.up],
    ['Enter', open],
  ] as const;
  const choose = (value: Filter) => {
    history.replaceState(null, '', `#${value}`);
    setFilter(value);
    setPage(1);
  };
  const search = (value: string) => {
    setKeyword(value);
    setPage(1);
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterTabs label={words.filter} value={filter} options={options} onChange={choose} />
        <SearchField
          id="find-waiting"
          label={words.search}
          className="w-full sm:w-64"
          onSearch={search}
        />
      </div>
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-6">
        <ShortcutHint words={words.shortcuts} keys={keys} />
        {hasGone && <Button onClick={tidy}>{words.tidy}</Button>}
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={6} look="flash" label={own.loading} />}>
        {({ total, counts }) => (
          <div ref={list}>
            {rows.length === 0 ? (
              <EmptyState
                title={counts.all === 0 ? words.today.nothing : words.noneOfFilter}
                hint={counts.all === 0 ? words.today.nothingHint : words.noneOfFilterHint}
                className="py-12"
              />
            ) : (
              <QueueRows rows={rows} words={words} />
            )}
            <DeskPager
              page={page}
              limit={LIMIT}
              total={total}
              words={words.pager}
              onPage={setPage}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** The figures of the desk lead to a filter by its name. */
function filterOfHash(): Filter {
  const wanted = location.hash.slice(1);
  return REVIEW_FILTERS.find((filter) => filter === wanted) ?? 'all';
}
