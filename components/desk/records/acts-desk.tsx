'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { actsQuery } from '@/lib/client/queries/desk';
import { ActFilters } from './act-filters';
import { ActRow } from './act-row';
import { aboutOf, subjectName, type ActFilter, type ActsWords } from './acts-words';

const SKELETON_ROWS = 6;

/** What staff did, the latest first; of one kind of thing, one thing, or one person. */
export function ActsDesk({ words }: { words: ActsWords }) {
  const { locale, words: own } = useOwn();
  const [filter, setFilter] = useState<ActFilter>(() => aboutOf(location.hash));
  useEffect(() => {
    const follow = () => setFilter(aboutOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const query = useInfiniteQuery(actsQuery(locale, filter));
  const clear = () => {
    history.replaceState(history.state, '', location.pathname);
    setFilter({});
  };
  const about = filter.subject_id
    ? fillIn(words.about, {
        name: subjectName(filter.subject ?? '', words),
        number: filter.subject_id,
      })
    : '';
  return (
    <>
      {about === '' ? (
        <ActFilters filter={filter} words={words} onChange={setFilter} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 border-b border-hairline pb-3">
          <p className="text-15">{fillIn(words.oneThing, { name: about })}</p>
          <Button look="plain" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <EmptyState title={words.empty} />;
          return (
            <>
              <ul className="ruled">
                {list.map((act) => (
                  <ActRow key={act.id} act={act} words={words} />
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
