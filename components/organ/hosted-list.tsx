'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { HOST_FILTERS, type HostedItem } from '@/lib/contract/event-hosting';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { href } from '@/lib/routes/href';
import { LIST_PAGE_SIZE, ListPages } from './list-pages';
import type { OrganWords } from './organ-words';

type Filter = (typeof HOST_FILTERS)[number];

/** Events that one holds, or helps to hold, by state. */
export function HostedList({ words }: { words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const [status, setStatus] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['hosted', status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi('admin/activity/lists', { status, page, limit: LIST_PAGE_SIZE }, { locale, signal }),
  });
  const counts = query.data?.counts;
  return (
    <>
      <FilterTabs
        label={words.filter}
        value={status}
        onChange={(value) => {
          setStatus(value);
          setPage(1);
        }}
        options={HOST_FILTERS.map((value) => {
          const name = words.filters[value];
          return { value, text: counts ? `${name} ${counts[value]}` : name };
        })}
      />
      <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState title={words.empty} hint={words.emptyText} className="py-12">
              <ButtonLink look="primary" href={href('ac_create', { locale })}>
                {words.create}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <ul className="ruled">
                {list.map((item) => (
                  <HostedRow key={item.id} item={item} words={words} />
                ))}
              </ul>
              <ListPages page={page} total={total} words={words} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function HostedRow({ item, words }: { item: HostedItem; words: OrganWords }) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const { id, status, role } = item;
  const clone = () =>
    run(async () => {
      const input = { id, client_key: newClientKey() };
      const made = await callApi('admin/activity/clone', input, { locale });
      location.assign(href('ac_create', { locale, param: made.id }));
    });
  const mayManage = role !== 'checkin';
  const isOut = status === 'live' || status === 'cancelled';
  return (
    <li className="py-4">
      <p className="text-13 text-tide">
        {item.timing === 'past' && status === 'live' ? words.filters.ended : words.filters[status]}
      </p>
      <h2 className="text-17 font-semibold">{item.title || words.untitled}</h2>
      <p className="mt-1 text-13 text-ink-2 tabular">
        {eventTimeText(new Date(item.start_time), item.time_zone, locale)} ·{' '}
        {fillIn(words.soldOf, { count: item.sold, total: item.capacity })}
      </p>
      {item.reason && <p className="mt-1 text-13 text-signal">{item.reason}</p>}
      <p className="-ml-4 flex flex-wrap">
        {mayManage && status !== 'cancelled' && (
          <ButtonLink look="plain" href={href('ac_create', { locale, param: id })}>
            {words.edit}
          </ButtonLink>
        )}
        {mayManage && isOut && (
          <ButtonLink look="plain" href={href('ac_organ_event', { locale, param: id })}>
            {words.manage}
          </ButtonLink>
        )}
        {status === 'live' && (
          <ButtonLink look="plain" href={href('ac_organ_checkin', { locale, param: id })}>
            {words.checkIn}
          </ButtonLink>
        )}
        {mayManage && (
          <Button look="plain" disabled={isBusy} onClick={() => void clone()}>
            {words.clone}
          </Button>
        )}
      </p>
    </li>
  );
}
