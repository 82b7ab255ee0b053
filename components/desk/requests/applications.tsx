'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { applicationsQuery } from '@/lib/client/queries/desk';
import { APPLICATION_FILTERS, type APPLICATION_KINDS } from '@/lib/contract/desk-requests';
import { ApplicationRow } from './application-row';
import type { RequestsWords } from './requests-words';

export interface ApplicationsProps {
  kind: (typeof APPLICATION_KINDS)[number];
  words: RequestsWords;
}

const SKELETON_ROWS = 4;

/** Applications of one kind: what waits the longest first, the others the latest first. */
export function Applications({ kind, words }: ApplicationsProps) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<(typeof APPLICATION_FILTERS)[number]>('open');
  const query = useInfiniteQuery(applicationsQuery(locale, { kind, filter }));
  return (
    <>
      <FilterTabs
        label={words.filter}
        value={filter}
        onChange={setFilter}
        options={APPLICATION_FILTERS.map((value) => ({ value, text: words.filters[value] }))}
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
                  <ApplicationRow key={item.reference} item={item} words={words} />
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
