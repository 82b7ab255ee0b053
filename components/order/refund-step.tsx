'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { moneyText } from '@/lib/i18n/money-text';
import type { OrderStepProps } from './pay-step';

/** Gives the tickets back that were not used, for what the policy says. */
export function RefundStep({ order, words, onChanged }: OrderStepProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const amount = order.refund.amount;
  const text =
    amount === 0
      ? words.giveBackFree
      : fillIn(words.giveBack, {
          total: moneyText(amount, order.currency, locale),
          count: order.refund.percent,
        });
  const giveBack = () =>
    run(async () => {
      setIsAsking(false);
      await callApi('admin/activity/orderCancel', { id: order.id }, { locale });
      await onChanged();
    });
  return (
    <section className="no-print border-t border-hairline pt-5">
      <p className="text-15 text-ink-2">{text}</p>
      <Button className="mt-3" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.giveBackAct}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.giveBackAct}
          text={text}
          confirm={words.giveBackAct}
          cancel={words.keep}
          onConfirm={() => void giveBack()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
