'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SearchField } from '@/components/layout/own/search-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { currencyDigits, moneyText } from '@/lib/i18n/money-text';
import { saveCsv } from './csv';
import type { OrganWords } from './organ-words';
import { RefundForm } from './refund-form';

type Order = CallOutput<'admin/activity/mainLists2'>['list'][number];
const PAGE_SIZE = 50;

/** Orders of an event with search, refunds, and export of orders and attendees. */
export function EventOrders({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const ask = (number: number, signal?: AbortSignal) => {
    const input = { event_id: eventId, keyword, page: number, limit: PAGE_SIZE };
    return callApi('admin/activity/mainLists2', input, signal ? { locale, signal } : { locale });
  };
  const query = useQuery({
    queryKey: ['organ', 'orders', eventId, keyword, page],
    queryFn: ({ signal }) => ask(page, signal),
  });
  const refresh = () => readAgain(client, ['organ']);
  const exportOrders = () =>
    run(async () => {
      const rows: Order[] = [];
      for (let number = 1; ; number += 1) {
        const { list, total } = await ask(number);
        rows.push(...list);
        if (rows.length >= total || list.length === 0) break;
      }
      saveCsv(`orders-${eventId}`, [
        words.orderColumns.split(','),
        ...rows.map((row) => cellsOf(row, words)),
      ]);
    });
  const exportAttendees = () =>
    run(async () => {
      const { list } = await callApi('admin/activity/attendees', { event_id: eventId }, { locale });
      const rows = list.map((row) => [
        row.name,
        row.email,
        row.ticket_name,
        row.reference,
        words.ticketStates[row.status],
        row.used_time ?? '',
      ]);
      saveCsv(`attendees-${eventId}`, [words.attendeeColumns.split(','), ...rows]);
    });
  return (
    <section>
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
        <Button disabled={isBusy} onClick={() => void exportOrders()}>
          {words.exportOrders}
        </Button>
        <Button disabled={isBusy} onClick={() => void exportAttendees()}>
          {words.exportAttendees}
        </Button>
      </div>
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
              <p className="flex gap-3 pt-4">
                {page > 1 && <Button onClick={() => setPage(page - 1)}>{words.back}</Button>}
                {page * PAGE_SIZE < total && (
                  <Button onClick={() => setPage(page + 1)}>{words.next}</Button>
                )}
              </p>
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
