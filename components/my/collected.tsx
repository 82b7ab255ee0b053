'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { collectedQuery } from '@/lib/client/queries/account';
import { CollectedRow, collectedOf, type CollectedRowWords } from './collected-row';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { NothingCollected, type NothingCollectedWords } from './nothing-collected';
import { useOwn } from '@/components/layout/own/own-context';
import { useRemoval } from './use-removal';

export interface CollectedWords extends CollectedRowWords, NothingCollectedWords {
  filter: string;
  all: string;
  article: string;
  flash: string;
}

type Filter = 'all' | 'article' | 'flash';
const SKELETON_ROWS = 5;

/** What one collected: everything, articles or flashes. */
export function Collected({ words }: { words: CollectedWords }) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<Filter>('all');
  const query = useInfiniteQuery(collectedQuery(locale, filter === 'all' ? undefined : filter));
  const { isRemoved, turn } = useRemoval();
  const options = (['all', 'article', 'flash'] as const).map((value) => ({
    value,
    text: words[value],
  }));
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />;
  return (
    <>
      <div className="border-b border-hairline pb-1">
        <FilterTabs label={words.filter} value={filter} options={options} onChange={setFilter} />
      </div>
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list).map(collectedOf);
          if (list.length === 0) return <NothingCollected words={words} filter={filter} />;
          return (
            <>
              <ul className="ruled">
                {list.map((thing) => {
                  const { type, id } = thing;
                  const key = `${type}-${id}`;
                  const call = (isGone: boolean) =>
                    callApi(
                      isGone ? 'cancelCollectionInformation' : 'collectionInformation',
                      { id, type },
                      { locale },
                    );
                  return (
                    <CollectedRow
                      key={key}
                      thing={thing}
                      isRemoved={isRemoved(key)}
                      words={words}
                      onTurn={() => void turn(key, call)}
                    />
                  );
                })}
              </ul>
              <MoreOfList query={query} pages={pages.length} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
