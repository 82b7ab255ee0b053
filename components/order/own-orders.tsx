'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { MoreOfList } from '@/components/layout/own/more-of-list';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { TitleText } from '@/components/ui/title-text';
import type { CallOutput } from '@/lib/contract/endpoints';
import { ORDER_FILTERS } from '@/lib/contract/event-orders';
import { callApi } from '@/lib/client/call-api';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { href } from '@/lib/routes/href';
import type { OrderWords } from './order-words';

type Filter = (typeof ORDER_FILTERS)[number];
type Item = CallOutput<'admin/activity/mylists'>['list'][number];
const PAGE_SIZE = 20;

/** One's own orders by state, the latest first. */
export function OwnOrders({ words }: { words: OrderWords }) {
  const { locale, words: own } = useOwn();
  const [status, setStatus] = useState<Filter>('all');
  const query = useInfiniteQuery({
    queryKey: ['account', 'orders', status],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'admin/activity/mylists',
        { status, limit: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { locale, signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
  return (
    <>
      <FilterTabs
        label={words.filter}
        value={status}
        onChange={setStatus}
        options={ORDER_FILTERS.map((value) => ({
          value,
          text: value === 'all' ? words.all : words.states[value],
        }))}
      />
      <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
        {({ pages }) => {
          const items = pages.flatMap(({ list }) => list);
          if (items.length === 0) {
            return (
              <EmptyState title={words.empty} hint={words.emptyText} className="py-12">
                <ButtonLink href={href('activity', { locale })}>{words.emptyAct}</ButtonLink>
              </EmptyState>
            );
          }
          return (
            <>
              <ul className="ruled">
                {items.map((item) => (
                  <OrderRow key={item.id} item={item} words={words} />
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

function OrderRow({ item, words }: { item: Item; words: OrderWords }) {
  const { locale } = useOwn();
  return (
    <li className="relative py-4">
      <p className="text-13 text-tide">{words.states[item.status]}</p>
      <h2 className="text-17 font-semibold">
        <a
          href={href('ac_order', { locale, param: item.id })}
          className="stretched hover:text-tide"
        >
          <TitleText>{item.event.title}</TitleText>
        </a>
      </h2>
      <p className="mt-1 text-13 text-ink-2 tabular">
        {eventTimeText(new Date(item.event.start_time), item.event.time_zone, locale)} ·{' '}
        {item.ticket_name} × {item.quantity} · {item.reference}
      </p>
    </li>
  );
}
