'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '@/lib/client/read-again';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { spanText } from '@/components/ui/time-span';
import { TitleText } from '@/components/ui/title-text';
import type { OrderDetails } from '@/lib/contract/event-orders';
import { moneyText } from '@/lib/i18n/money-text';
import { href } from '@/lib/routes/href';
import { OrderHistory } from './order-history';
import { OrderTickets } from './order-tickets';
import type { OrderWords } from './order-words';
import { PayStep } from './pay-step';
import { orderQuery } from './query-order';
import { RefundStep } from './refund-step';
import { TicketFile } from './ticket-file';

export interface OrderPageProps {
  id: number;
  words: OrderWords;
}

/** One's own order, by where it stands: to be paid, with its tickets, or closed. */
export function OrderPage({ id, words }: OrderPageProps) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const options = orderQuery(locale, id);
  const query = useQuery(options);
  const refresh = () => readAgain(client, options.queryKey);
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} look="text" label={own.loading} />}>
      {(order) => (
        <div className="grid gap-8">
          <OrderHead order={order} words={words} />
          {order.status === 'paying' && <PayStep order={order} words={words} onChanged={refresh} />}
          {order.tickets.length > 0 && (
            <OrderTickets order={order} words={words} onChanged={refresh} />
          )}
          {order.refund.open && <RefundStep order={order} words={words} onChanged={refresh} />}
          <OrderHistory order={order} words={words} />
        </div>
      )}
    </Loaded>
  );
}

function OrderHead({ order, words }: { order: OrderDetails; words: OrderWords }) {
  const { locale } = useOwn();
  const { event } = order;
  const isDead = order.status === 'cancelled' || order.status === 'refunded';
  const isAhead = event.timing === 'upcoming' || event.timing === 'live';
  const place = [event.address, event.city].filter(Boolean).join(' · ');
  return (
    <section>
      <p role="status" className="text-15 font-semibold text-tide">
        {words.states[order.status]}
      </p>
      <h2 className="mt-1 font-display text-24">
        <a
          href={href('ac_detail', { locale, param: event.id })}
          className="hover:text-tide"
          lang={event.langs.title}
        >
          <TitleText>{event.title}</TitleText>
        </a>
      </h2>
      <p className="mt-2 text-15 text-ink-2">
        {spanText(event, locale)}
        {place && <span className="block">{place}</span>}
        {order.online_url && (
          <a
            href={order.online_url}
            rel="noopener nofollow"
            className="block min-h-11 py-2 text-tide"
          >
            {words.onlineLink}
          </a>
        )}
      </p>
      <p className="mt-2 text-13 text-ink-2 tabular">
        {words.reference} {order.reference} · {order.ticket_name} × {order.quantity} ·{' '}
        {order.total === 0 ? words.free : moneyText(order.total, order.currency, locale)}
        {order.refunded > 0 && (
          <>
            {' '}
            · {words.refunded} {moneyText(order.refunded, order.currency, locale)}
          </>
        )}
      </p>
      <p className="no-print mt-1 flex flex-wrap gap-x-6">
        {!isDead && (
          <a
            href={`/feeds/events/${locale.toLowerCase()}/${event.id}.ics`}
            download=""
            className="inline-flex min-h-11 items-center text-15 text-tide"
          >
            {words.calendar}
          </a>
        )}
        {isDead && isAhead && (
          <ButtonLink href={href('ac_checkout', { locale, param: event.id })}>
            {words.again}
          </ButtonLink>
        )}
        {order.tickets.some(({ status }) => status === 'valid') && (
          <TicketFile order={order} words={words} />
        )}
      </p>
    </section>
  );
}
