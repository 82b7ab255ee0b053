'use client';

import { useOwn } from '@/components/layout/own/own-context';
import type { OrderDetails } from '@/lib/contract/event-orders';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import type { OrderWords } from './order-words';

export interface OrderHistoryProps {
  order: OrderDetails;
  words: OrderWords;
}

/** Every change of an order, the latest first, with its reason and the organiser's words. */
export function OrderHistory({ order, words }: OrderHistoryProps) {
  const { locale } = useOwn();
  const steps = [...order.steps].reverse();
  const wordsOf = (act: string) =>
    act in words.acts ? words.acts[act as keyof OrderWords['acts']] : '';
  return (
    <section className="no-print" aria-labelledby="order-history">
      <h3 id="order-history" className="font-display text-17">
        {words.history}
      </h3>
      <ol className="mt-2 grid gap-2 text-13 text-ink-2">
        {steps.map(({ act, note, status, time }) => (
          <li key={`${act} ${time}`}>
            <time dateTime={time} className="tabular">
              {eventTimeText(new Date(time), order.event.time_zone, locale)}
            </time>{' '}
            {wordsOf(act) || words.states[status]}
            {note && <span className="block text-ink [overflow-wrap:anywhere]">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
