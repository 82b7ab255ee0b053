'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { moneyText } from '@/lib/i18n/money-text';
import type { OrganWords } from './organ-words';

type Order = CallOutput<'admin/activity/mainLists2'>['list'][number];

export interface RefundFormProps {
  order: Order;
  words: OrganWords;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** What an organiser gives back of a paid order: which tickets, which share, and why. */
export function RefundForm({ order, words, onDone, onClose }: RefundFormProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const open = order.tickets.filter(({ status }) => status === 'valid').map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly number[]>(open);
  const [percent, setPercent] = useState(100);
  const [reason, setReason] = useState('');
  const isFree = order.total === 0;
  const amount = Math.floor(((order.total / order.quantity) * chosen.length * percent) / 100);
  const money = moneyText(amount, order.currency, locale);
  const isShare = Number.isInteger(percent) && percent >= 0 && percent <= 100;
  const give = () =>
    run(async () => {
      const input = { id: order.id, ticket_ids: [...chosen], percent, reason };
      await callApi('admin/activity/orderCancel', input, { locale });
      onClose();
      await onDone();
    });
  const turn = (id: number, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  const fieldId = (name: string) => `refund-${name}-${order.id}`;
  return (
    <form
      className="grid w-full gap-4 border-l-2 border-rule py-2 pl-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        void give();
      }}
    >
      <fieldset>
        <legend className="mb-1 text-15 font-medium">{words.refundTickets}</legend>
        {order.tickets.map(({ id, name, status }, place) => (
          <label key={id} className="flex min-h-11 items-center gap-3 text-15">
            <input
              type="checkbox"
              disabled={status !== 'valid'}
              checked={chosen.includes(id)}
              onChange={({ target }) => turn(id, target.checked)}
            />
            <span>
              {name || fillIn(words.refundTicket, { number: place + 1 })}{' '}
              <span className="text-13 text-ink-2">{words.ticketStates[status]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!isFree && (
        <OwnField id={fieldId('share')} label={words.refundShare}>
          <input
            {...controlOf({ id: fieldId('share') })}
            type="number"
            min={0}
            max={100}
            value={percent}
            onChange={({ target }) => setPercent(Number(target.value))}
          />
        </OwnField>
      )}
      <OwnField id={fieldId('why')} label={words.refundReason} hint={words.refundReasonHint}>
        <input
          {...controlOf({ id: fieldId('why'), hint: words.refundReasonHint })}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
      </OwnField>
      <p role="status" className="text-15 tabular">
        {isFree ? words.refundFree : fillIn(words.refundSum, { total: money })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          type="submit"
          disabled={isBusy || chosen.length === 0 || (!isFree && !isShare)}
        >
          {words.refundAct}
        </Button>
        <Button onClick={onClose}>{words.keep}</Button>
      </div>
    </form>
  );
}
