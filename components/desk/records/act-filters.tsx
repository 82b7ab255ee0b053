'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { peopleQuery } from '@/lib/client/queries/desk';
import type { ActFilter, ActsWords } from './acts-words';

export interface ActFiltersProps {
  filter: ActFilter;
  words: ActsWords;
  onChange: (filter: ActFilter) => void;
}

/** Chooses whose acts are shown, and what they were done to. */
export function ActFilters({ filter, words, onChange }: ActFiltersProps) {
  const { locale } = useOwn();
  const staff = useInfiniteQuery(peopleQuery(locale, { keyword: '', filter: 'staff' }));
  const people = staff.data?.pages.flatMap((page) => page.list) ?? [];
  const choose = (change: ActFilter) => {
    const { subject, account_id: account } = { ...filter, ...change };
    onChange({
      ...(subject ? { subject } : {}),
      ...(account ? { account_id: account } : {}),
    });
  };
  return (
    <div className="grid grid-cols-2 gap-4 border-b border-hairline pb-4 sm:max-w-measure">
      <OwnField id="act-subject" label={words.subject}>
        <select
          {...controlOf({ id: 'act-subject' })}
          value={filter.subject ?? ''}
          onChange={(event) => choose({ subject: event.target.value })}
        >
          <option value="">{words.everything}</option>
          {Object.entries(words.subjects).map(([subject, name]) => (
            <option key={subject} value={subject}>
              {name}
            </option>
          ))}
        </select>
      </OwnField>
      <OwnField id="act-person" label={words.person}>
        <select
          {...controlOf({ id: 'act-person' })}
          value={filter.account_id ?? ''}
          onChange={(event) => choose({ account_id: Number(event.target.value) })}
        >
          <option value="">{words.everyone}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.nickname}
            </option>
          ))}
        </select>
      </OwnField>
    </div>
  );
}
