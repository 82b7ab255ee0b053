'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { deskFlashesQuery } from '@/lib/client/queries/desk';
import { FLASH_FILTERS, type DeskFlash } from '@/lib/contract/desk-flash';
import { FlashRow } from './flash-row';
import type { FlashWords } from './flash-words';

export interface FlashListProps {
  words: FlashWords;
  onEdit: (flash: DeskFlash) => void;
  /** A flash was withdrawn or restored. */
  onTurned: (flash: DeskFlash) => void;
}

const SKELETON_ROWS = 5;

/** What was published, the latest first, with what may be done to each. */
export function FlashList({ words, onEdit, onTurned }: FlashListProps) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<(typeof FLASH_FILTERS)[number]>('all');
  const query = useInfiniteQuery(deskFlashesQuery(locale, filter));
  return (
    <section aria-labelledby="flash-latest">
      <h2 id="flash-latest" className="panel-head font-display text-17">
        {words.latest}
      </h2>
      <FilterTabs
        label={words.filter}
        value={filter}
        onChange={setFilter}
        options={FLASH_FILTERS.map((value) => ({ value, text: words.filters[value] }))}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />;
          return (
            <>
              <ul className="ruled border-t border-hairline">
                {list.map((flash) => (
                  <FlashRow key={flash.id} {...{ flash, words, onEdit, onTurned }} />
                ))}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
