'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SkeletonRows } from '@/components/ui/skeleton';
import { manuscriptsQuery } from '@/lib/client/queries/account';
import { MANUSCRIPT_STATES, type ManuscriptState } from '@/lib/contract/writing';
import { href } from '@/lib/routes/href';
import { ManuscriptRow } from './manuscript-row';
import type { ManuscriptWords, StatusWords } from './manuscript-words';
import { NoManuscripts } from './no-manuscripts';

export interface ManuscriptsProps {
  words: ManuscriptWords;
  status: StatusWords;
}

const TABS = ['all', ...MANUSCRIPT_STATES] as const;
const SKELETON_ROWS = 4;

/** What one writes: by status, with how many there are of each, and a search by title. */
export function Manuscripts({ words, status }: ManuscriptsProps) {
  const { locale, words: own } = useOwn();
  const [tab, setTab] = useState<'all' | ManuscriptState>('all');
  const [keyword, setKeyword] = useState('');
  const query = useInfiniteQuery({
    ...manuscriptsQuery(locale, { status: tab, keyword }),
    placeholderData: keepPreviousData,
  });
  const counts = query.data?.pages[0]?.counts;
  const options = TABS.map((value) => {
    const name = value === 'all' ? words.all : status[value];
    return { value, text: counts ? `${name} ${counts[value]}` : name };
  });
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SearchField
          id="find-manuscript"
          label={words.search}
          className="min-w-0 flex-1 basis-60"
          onSearch={setKeyword}
        />
        <ButtonLink look="primary" href={href('publish', { locale })}>
          <Icon name="pen-line" size={16} />
          {words.write}
        </ButtonLink>
      </div>
      <div className="border-b border-hairline pb-1">
        <FilterTabs label={words.filter} value={tab} options={options} onChange={setTab} />
      </div>
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) {
            return <NoManuscripts words={words} tab={tab} isSearch={keyword !== ''} />;
          }
          return (
            <>
              <ul className="ruled">
                {list.map((item) => (
                  <ManuscriptRow
                    key={`${item.article_id} ${item.locale}`}
                    item={item}
                    words={words}
                    status={status}
                  />
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
