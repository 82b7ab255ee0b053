'use client';

import clsx from 'clsx';
import { useOwn } from '@/components/layout/own/own-context';
import { moneyText } from '@/lib/i18n/money-text';
import type { OrderWords } from './order-words';
import type { Choice } from './use-checkout';

export interface TicketChoicesProps {
  choices: readonly Choice[];
  value: number | undefined;
  onChange: (id: number) => void;
  words: OrderWords;
}

/** Ticket types to choose one of, each with its price; what can't be had says why, and is no choice. */
export function TicketChoices({ choices, value, onChange, words }: TicketChoicesProps) {
  const { locale } = useOwn();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-15 font-medium">{words.ticket}</legend>
      {choices.map(({ ticket, price, sale }) => (
        <label
          key={ticket.id}
          className={clsx(
            'event-offer',
            sale === 'onSale' ? 'cursor-pointer' : 'cursor-not-allowed text-ink-2',
          )}
        >
          <span className="flex min-w-0 items-center gap-3">
            <input
              type="radio"
              name="ticket"
              checked={ticket.id === value}
              disabled={sale !== 'onSale'}
              onChange={() => onChange(ticket.id)}
            />
            <span className="min-w-0 text-15">
              <span lang={ticket.lang}>{ticket.name}</span>
              {sale !== 'onSale' && (
                <span className="ml-2 text-13 text-signal">{words.sale[sale]}</span>
              )}
              {ticket.needs_code && (
                <span className="ml-2 text-13 text-ink-2">{words.needsCode}</span>
              )}
            </span>
          </span>
          <span className="text-15 tabular">
            {price === 0 ? words.free : moneyText(price, ticket.currency, locale)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
