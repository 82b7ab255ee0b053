'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { fillCount } from '@/components/layout/own/fill-in';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { peopleQuery } from '@/lib/client/queries/desk';
import { PEOPLE_FILTERS } from '@/lib/contract/desk-people';
import type { DeskWords } from '../desk-words';
import { PersonRow } from './person-row';

type Filter = (typeof PEOPLE_FILTERS)[number];

const SKELETON_ROWS = 6;

/** Finds accounts and shows where each stands. */
export function PeopleDesk({ words }: { words: DeskWords<'people'> }) {
  const { locale, words: own } = useOwn();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<{ keyword: string; filter: Filter }>({
    keyword: '',
    filter: 'all',
  });
  const query = useInfiniteQuery(peopleQuery(locale, wanted));
  const search = (event: FormEvent) => {
    event.preventDefault();
    setWanted({ ...wanted, keyword: typed.trim() });
  };
  const showAll = () => {
    setTyped('');
    setWanted({ keyword: '', filter: 'all' });
  };
  return (
    <>
      <form role="search" onSubmit={search} className="flex max-w-measure gap-3">
        <input
          className="form-control"
          type="search"
          maxLength={100}
          aria-label={words.keyword}
          placeholder={words.keyword}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="shrink-0">
          {words.search}
        </Button>
      </form>
      <div className="mt-3">
        <FilterTabs
          label={words.filter}
          value={wanted.filter}
          onChange={(filter) => setWanted({ ...wanted, filter })}
          options={PEOPLE_FILTERS.map((value) => ({ value, text: words.filters[value] }))}
        />
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={SKELETON_ROWS} look="flash" label={own.loading} />}
      >
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) {
            return (
              <EmptyState title={words.empty} hint={words.emptyHint}>
                <Button onClick={showAll}>{words.showAll}</Button>
              </EmptyState>
            );
          }
          return (
            <>
              <p role="status" className="py-2 text-13 text-ink-2">
                {fillCount(words.found, pages[0]?.total ?? 0)}
              </p>
              <ul className="ruled border-t border-hairline">
                {list.map((person) => (
                  <PersonRow key={person.id} person={person} words={words} />
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
