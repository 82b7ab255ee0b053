'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { useNow } from '@/components/ui/use-now';
import type { OrderDetails } from '@/lib/contract/event-orders';
import { callApi } from '@/lib/client/call-api';
import type { OrderWords } from './order-words';

export interface OrderStepProps {
  order: OrderDetails;
  words: OrderWords;
  onChanged: () => Promise<unknown>;
}

const SECOND_MS = 1_000;

/** What is left of the hold, by the server's clock; and the way to pay, or out. */
export function PayStep({ order, words, onChanged }: OrderStepProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const now = useNow(SECOND_MS);
  // A wrong clock of the reader's shifts both ends alike.
  const [offsetMs] = useState(() => Date.parse(order.time) - Date.now());
  const leftMs = order.held_until ? Date.parse(order.held_until) - now - offsetMs : 0;
  const pay = () =>
    run(async () => {
      const { url } = await callApi('admin/activity/orderPay', { id: order.id }, { locale });
      location.assign(url);
    });
  const cancel = () =>
    run(async () => {
      await callApi('admin/activity/orderCancel', { id: order.id }, { locale });
      await onChanged();
    });
  if (leftMs <= 0) return <p role="status">{words.holdOver}</p>;
  return (
    <section aria-label={words.payStep} className="no-print border-y border-rule py-5">
      <p role="timer" className="text-17 tabular">
        {fillIn(words.holdLeft, { time: clockOf(leftMs) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" disabled={isBusy} onClick={() => void pay()}>
          {words.pay}
        </Button>
        <Button disabled={isBusy} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}

/** `14:05`. */
function clockOf(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
