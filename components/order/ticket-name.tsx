'use client';

import { useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import type { OrderTicket } from '@/lib/contract/event-orders';
import { callApi } from '@/lib/client/call-api';
import type { OrderWords } from './order-words';

export interface TicketNameProps {
  orderId: number;
  ticket: OrderTicket;
  words: OrderWords;
  onChanged: () => Promise<unknown>;
}

/** Says who comes with a ticket, until it is used. */
export function TicketName({ orderId, ticket, words, onChanged }: TicketNameProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [name, setName] = useState(ticket.name);
  const id = `ticket-${ticket.id}`;
  const save = () =>
    run(async () => {
      const tickets = [{ id: ticket.id, name, email: ticket.email }];
      await callApi('admin/activity/orderUpdate', { id: orderId, tickets }, { locale });
      await onChanged();
    });
  return (
    <details className="no-print mt-3">
      <summary className="min-h-11 cursor-pointer py-2 text-15 text-tide">{words.rename}</summary>
      <OwnField id={id} label={words.name}>
        <input
          {...controlOf({ id })}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </OwnField>
      <Button
        className="mt-2"
        disabled={isBusy || name === ticket.name}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
    </details>
  );
}
