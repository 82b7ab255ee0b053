'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { fillIn } from '@/components/layout/own/fill-in';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { CallInput, CallOutput } from '@/lib/contract/endpoints';
import { ORDER_FILTERS } from '@/lib/contract/event-orders';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { currencyDigits, moneyText } from '@/lib/i18n/money-text';
import { saveCsv } from './csv';
import { everyRow } from './every-row';
import { LIST_PAGE_SIZE, ListPages } from './list-pages';
import type { OrganWords } from './organ-words';
import { RefundForm } from './refund-form';

type Order = CallOutput<'admin/activity/mainLists2'>['list'][number];

export interface EventOrdersProps {
  eventId: number;
  words: OrganWords;
  /** State of the orders that are shown; what is none is all. */
  filter: string;
  onFilter: (filter: string) => void;
}

/** Orders of an event: searched, by state, with refunds, and what is seen of them as a file. */
export function EventOrders({ eventId, words, filter, onFilter }: EventOrdersProps) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const status = ORDER_FILTERS.find((known) => known === filter) ?? 'all';
  const ask = (
    place: Partial<CallInput<'admin/activity/mainLists2'>>,
    options: { signal?: AbortSignal } = {},
  ) => {
    const input = { event_id: eventId, keyword, status, ...place };
    return callApi('admin/activity/mainLists2', input, { locale, ...options });
  };
  const query = useQuery({
    queryKey: ['organ', 'orders', eventId, keyword, status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask({ page, limit: LIST_PAGE_SIZE }, { signal }),
  });
  const counts = query.data?.counts;
  const refresh = () => readAgain(client, ['organ']);
  const save = () =>
    run(async () => {
      const rows = (await everyRow(ask)).map((row) => cellsOf(row, words));
      const name = status === 'all' ? `orders-${eventId}` : `orders-${eventId}-${status}`;
      saveCsv(name, [words.orderColumns.split(','), ...rows]);
    });
  return (
    <section aria-label={words.tabs.orders}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          id="order-search"
          label={words.search}
          className="w-full max-w-80"
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
        <Button disabled={isBusy} onClick={() => void save()}>
          {words.exportOrders}
        </Button>
      </div>
      <FilterTabs
        label={words.orderFilter}
        value={status}
        onChange={(value) => {
          onFilter(value);
          setPage(1);
        }}
        options={ORDER_FILTERS.map((value) => {
          const name = value === 'all' ? words.allOrders : words.orderStates[value];
          return { value, text: counts ? `${name} ${counts[value]}` : name };
        })}
      />
      <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState title={words.noOrders} className="py-10" />
          ) : (
            <>
              <ul className="ruled mt-3">
                {list.map((order) => (
                  <OrderRow key={order.id} order={order} words={words} onChanged={refresh} />
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

function cellsOf(order: Order, words: OrganWords) {
  const { reference, buyer, email, ticket_name: ticket, quantity, total, refunded } = order;
  const { currency, status, created_time: time } = order;
  // As a sheet adds them up: 120.00, not hundredths.
  const unit = 10 ** currencyDigits(currency);
  const sums = [total / unit, refunded / unit];
  return [
    reference,
    buyer,
    email,
    ticket,
    quantity,
    ...sums,
    currency,
    words.orderStates[status],
    time,
  ];
}

interface OrderRowProps {
  order: Order;
  words: OrganWords;
  onChanged: () => Promise<unknown>;
}

function OrderRow({ order, words, onChanged }: OrderRowProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const isPaid = order.status === 'paid' && order.tickets.some(({ status }) => status === 'valid');
  const isPaying = order.status === 'paying';
  const cancel = () =>
    run(async () => {
      setIsAsking(false);
      await callApi('admin/activity/orderCancel', { id: order.id }, { locale });
      await onChanged();
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="text-15 font-medium">
          {order.buyer} <span className="text-13 text-ink-2">{order.email}</span>
        </p>
        <p className="text-13 text-ink-2 tabular">
          {order.reference} · {order.ticket_name} × {order.quantity} ·{' '}
          {moneyText(order.total, order.currency, locale)} · {words.orderStates[order.status]}
          {order.refunded > 0 &&
            ` · ${fillIn(words.refundedSum, { total: moneyText(order.refunded, order.currency, locale) })}`}
        </p>
      </div>
      {(isPaid || isPaying) && (
        <Button
          disabled={isBusy}
          aria-expanded={isPaid ? isAsking : undefined}
          onClick={() => setIsAsking(!isAsking)}
        >
          {isPaid ? words.refund : words.cancelOrder}
        </Button>
      )}
      {isAsking && isPaid && (
        <RefundForm
          order={order}
          words={words}
          onDone={onChanged}
          onClose={() => setIsAsking(false)}
        />
      )}
      {isAsking && isPaying && (
        <ConfirmDialog
          title={words.cancelOrder}
          text={words.cancelOrderText}
          confirm={words.cancelOrder}
          cancel={words.keep}
          onConfirm={() => void cancel()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
