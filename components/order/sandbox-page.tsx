'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { SANDBOX_OUTCOMES } from '@/lib/contract/event-orders';
import { moneyText } from '@/lib/i18n/money-text';
import { href } from '@/lib/routes/href';
import type { OrderWords } from './order-words';
import { orderQuery } from './query-order';

/** The sandbox's own page: it says what it is, and is told what becomes of the payment. */
export function SandboxPage({ id, words }: { id: number; words: OrderWords }) {
  const { locale, words: own } = useOwn();
  const { isBusy, run } = useSubmit();
  const query = useQuery(orderQuery(locale, id));
  const tell = (outcome: (typeof SANDBOX_OUTCOMES)[number]) =>
    run(async () => {
      await callApi('admin/activity/sandboxPay', { id, outcome }, { locale });
      location.assign(href('ac_order', { locale, param: id }));
    });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={2} look="text" label={own.loading} />}>
      {(order) => (
        <div className="grid max-w-measure gap-4">
          <p className="border-l-2 border-signal pl-4 text-15 font-semibold">{words.sandbox}</p>
          <p className="text-24 tabular">{moneyText(order.total, order.currency, locale)}</p>
          <div className="grid gap-2">
            {SANDBOX_OUTCOMES.map((outcome) => (
              <Button
                key={outcome}
                look={outcome === 'succeed' ? 'primary' : 'outline'}
                disabled={isBusy}
                onClick={() => void tell(outcome)}
              >
                {words.outcomes[outcome]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Loaded>
  );
}
