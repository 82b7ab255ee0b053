'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { CheckoutForm } from './checkout-form';
import type { OrderWords } from './order-words';
import { offerQuery } from './query-order';

export interface CheckoutProps {
  eventId: number;
  /** Of the ticket that the page before named. */
  ticketId: number | undefined;
  words: OrderWords;
}

/** The first step of buying: which tickets, with which code, for whom. */
export function Checkout({ eventId, ticketId, words }: CheckoutProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery(offerQuery(locale, eventId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} look="text" label={own.loading} />}>
      {({ event, sales }) =>
        event.timing === 'past' || event.timing === 'cancelled' ? (
          <EmptyState title={words.overTitle} hint={words.overText} />
        ) : (
          <CheckoutForm event={event} ticketId={ticketId} sales={sales} words={words} />
        )
      }
    </Loaded>
  );
}
