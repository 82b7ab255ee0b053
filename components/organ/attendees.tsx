'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import type { CallInput, CallOutput } from '@/lib/contract/endpoints';
import { ATTENDEE_FILTERS } from '@/lib/contract/event-attendees';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { saveCsv } from './csv';
import { everyRow } from './every-row';
import { LIST_PAGE_SIZE, ListPages } from './list-pages';
import type { OrganWords } from './organ-words';

type Attendee = CallOutput<'admin/activity/attendeeList'>['list'][number];

export interface AttendeesProps {
  eventId: number;
  words: OrganWords;
  /** State of the tickets that are shown; what is none is all. */
  filter: string;
  onFilter: (filter: string) => void;
}

/** Who comes to an event: searched, by state, page by page, and what is seen of it as a file. */
export function Attendees({ eventId, words, filter, onFilter }: AttendeesProps) {
  const { locale, words: own } = useOwn();
  const { isBusy, run } = useSubmit();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const status = ATTENDEE_FILTERS.find((known) => known === filter) ?? 'all';
  const ask = (
    place: Partial<CallInput<'admin/activity/attendeeList'>>,
    options: { signal?: AbortSignal } = {},
  ) => {
    const input = { event_id: eventId, keyword, status, ...place };
    return callApi('admin/activity/attendeeList', input, { locale, ...options });
  };
  const query = useQuery({
    queryKey: ['organ', 'attendees', eventId, keyword, status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask({ page, limit: LIST_PAGE_SIZE }, { signal }),
  });
  const counts = query.data?.counts;
  const save = () =>
    run(async () => {
      const rows = (await everyRow(ask)).map((row) => cellsOf(row, words));
      const name = status === 'all' ? `attendees-${eventId}` : `attendees-${eventId}-${status}`;
      saveCsv(name, [words.attendeeColumns.split(','), ...rows]);
    });
  return (
    <section aria-label={words.tabs.attendees}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          id="attendee-search"
          label={words.searchAttendees}
          className="w-full max-w-80"
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
        <Button disabled={isBusy} onClick={() => void save()}>
          {words.exportAttendees}
        </Button>
      </div>
      <FilterTabs
        label={words.attendeeFilter}
        value={status}
        onChange={(value) => {
          onFilter(value);
          setPage(1);
        }}
        options={ATTENDEE_FILTERS.map((value) => {
          const name = value === 'all' ? words.allAttendees : words.ticketStates[value];
          return { value, text: counts ? `${name} ${counts[value]}` : name };
        })}
      />
      <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
        {({ list, total, time_zone: zone }) =>
          list.length === 0 ? (
            <EmptyState title={words.noAttendees} className="py-10" />
          ) : (
            <>
              <ul className="ruled mt-3">
                {list.map((row) => (
                  <AttendeeRow key={row.id} row={row} zone={zone} words={words} />
                ))}
              </ul>
              <ListPages page={page} total={total} words={words} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function AttendeeRow({ row, zone, words }: { row: Attendee; zone: string; words: OrganWords }) {
  const { locale } = useOwn();
  const came = row.used_time && eventTimeText(new Date(row.used_time), zone, locale);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <p className="text-15 font-medium [overflow-wrap:anywhere]">
          {row.name || words.noName} <span className="text-13 text-ink-2">{row.email}</span>
        </p>
        <p className="text-13 text-ink-2 tabular">
          {row.ticket_name} · {fillIn(words.codeEnd, { text: row.code_end })} · {row.reference}
        </p>
      </div>
      <p className={`text-13 tabular ${LOOKS[row.status]}`}>
        {words.ticketStates[row.status]}
        {came && <span className="block text-ink-2">{came}</span>}
      </p>
    </li>
  );
}

/** Words say the state; its look says it again. */
const LOOKS: Record<Attendee['status'], string> = {
  valid: 'text-ink',
  refunding: 'text-ink-2',
  used: 'font-semibold text-tide',
  revoked: 'text-ink-2 line-through',
};

function cellsOf(row: Attendee, words: OrganWords) {
  const { name, email, ticket_name: ticket, reference, code_end: end } = row;
  return [name, email, ticket, reference, end, words.ticketStates[row.status], row.used_time ?? ''];
}
