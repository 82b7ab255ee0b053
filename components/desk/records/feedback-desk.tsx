'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { feedbackQuery } from '@/lib/client/queries/desk';
import type { DeskWords } from '../desk-words';
import { FeedbackRow } from './feedback-row';

const FILTERS = ['people', 'suspect'] as const;
const SKELETON_ROWS = 5;

/** What readers told the desk, the latest first. */
export function FeedbackDesk({ words }: { words: DeskWords<'feedback'> }) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('people');
  const query = useInfiniteQuery(feedbackQuery(locale, filter === 'suspect'));
  return (
    <>
      <FilterTabs
        label={words.filter}
        value={filter}
        onChange={setFilter}
        options={FILTERS.map((value) => ({ value, text: words.filters[value] }))}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <EmptyState title={words.empty} />;
          return (
            <>
              <ul className="ruled border-t border-hairline">
                {list.map((item) => (
                  <FeedbackRow key={item.reference} item={item} words={words} />
                ))}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
