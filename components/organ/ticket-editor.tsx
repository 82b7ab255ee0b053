'use client';

import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { CURRENCIES, TICKET_KINDS, TICKET_TYPES_MAX } from '@/lib/contract/event-kinds';
import type { TicketDraft } from '@/lib/contract/event-hosting';
import { currencyDigits } from '@/lib/i18n/money-text';
import { newTicket } from './event-draft';
import type { OrganWords } from './organ-words';
import { fromZoneTime, toZoneTime } from './zone-time';

export interface TicketEditorProps {
  tickets: readonly TicketDraft[];
  /** Who takes money here; undefined until the event was saved once. */
  payments: 'sandbox' | 'stripe' | 'none' | undefined;
  timeZone: string;
  words: OrganWords;
  onChange: (tickets: TicketDraft[]) => void;
}

/** The ticket types of an event: name, kind, price, number, limit, window of the sale. */
export function TicketEditor({ tickets, payments, timeZone, words, onChange }: TicketEditorProps) {
  const set = (place: number, change: Partial<TicketDraft>) =>
    onChange(tickets.map((ticket, at) => (at === place ? { ...ticket, ...change } : ticket)));
  return (
    <section aria-labelledby="event-tickets" className="grid gap-5">
      <h2 id="event-tickets" className="font-display text-20">
        {words.tickets}
      </h2>
      {payments === 'none' && <p className="text-15 text-signal">{words.noPayments}</p>}
      {tickets.map((ticket, place) => (
        <TicketFields
          key={ticket.id ?? `new-${place}`}
          place={place}
          ticket={ticket}
          timeZone={timeZone}
          words={words}
          onChange={(change) => set(place, change)}
          onRemove={() => onChange(tickets.filter((_, at) => at !== place))}
        />
      ))}
      {tickets.length < TICKET_TYPES_MAX && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...tickets, newTicket(words.freeTicket)])}
        >
          {words.addTicket}
        </Button>
      )}
    </section>
  );
}

interface TicketFieldsProps {
  place: number;
  ticket: TicketDraft;
  timeZone: string;
  words: OrganWords;
  onChange: (change: Partial<TicketDraft>) => void;
  onRemove: () => void;
}

function TicketFields({ place, ticket, timeZone, words, onChange, onRemove }: TicketFieldsProps) {
  const id = (name: string) => `ticket-${place}-${name}`;
  const number = (name: 'quantity' | 'per_person', max: number) => (
    <OwnField id={id(name)} label={words.ticketFields[name]}>
      <input
        {...controlOf({ id: id(name) })}
        type="number"
        min={1}
        max={max}
        value={ticket[name]}
        onChange={({ target }) =>
          onChange({ [name]: Math.max(1, Math.floor(Number(target.value))) })
        }
      />
    </OwnField>
  );
  const price = (name: 'price' | 'list_price') => (
    <OwnField id={id(name)} label={words.ticketFields[name]}>
      <input
        {...controlOf({ id: id(name) })}
        type="number"
        min={0}
        step="any"
        value={(ticket[name] ?? 0) / 10 ** currencyDigits(ticket.currency)}
        onChange={({ target }) => onChange({ [name]: minorOf(target.value, ticket.currency) })}
      />
    </OwnField>
  );
  const window = (name: 'sale_from' | 'sale_until') => (
    <OwnField id={id(name)} label={words.ticketFields[name]}>
      <input
        {...controlOf({ id: id(name) })}
        type="datetime-local"
        value={ticket[name] ? toZoneTime(ticket[name], timeZone) : ''}
        onChange={({ target }) =>
          onChange({ [name]: fromZoneTime(target.value, timeZone) ?? null })
        }
      />
    </OwnField>
  );
  const isFree = ticket.type === 'free';
  return (
    <fieldset className="grid gap-3 border border-rule p-4 sm:grid-cols-3">
      <legend className="px-1 text-13 text-ink-2">{ticket.name || words.tickets}</legend>
      <OwnField id={id('name')} label={words.ticketFields.name}>
        <input
          {...controlOf({ id: id('name') })}
          value={ticket.name}
          required
          maxLength={60}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </OwnField>
      <OwnField id={id('type')} label={words.ticketFields.type}>
        <select
          {...controlOf({ id: id('type') })}
          value={ticket.type}
          onChange={({ target }) => onChange(ofKind(ticket, target.value as TicketDraft['type']))}
        >
          {TICKET_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </OwnField>
      <OwnField id={id('currency')} label={words.ticketFields.currency}>
        <select
          {...controlOf({ id: id('currency') })}
          value={ticket.currency}
          onChange={({ target }) => onChange({ currency: target.value as TicketDraft['currency'] })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </OwnField>
      {!isFree && price('price')}
      {ticket.type === 'discount' && price('list_price')}
      {number('quantity', 100_000)}
      {number('per_person', 20)}
      {window('sale_from')}
      {window('sale_until')}
      <Button look="plain" className="justify-self-start" onClick={onRemove}>
        {words.remove}
      </Button>
    </fieldset>
  );
}

/** What a kind of ticket has and another has not. */
function ofKind(ticket: TicketDraft, type: TicketDraft['type']): Partial<TicketDraft> {
  const unit = 10 ** currencyDigits(ticket.currency);
  const isPublic = type === 'ordinary' || type === 'full';
  const price = type === 'free' ? 0 : isPublic && ticket.price === 0 ? unit : ticket.price;
  const list = type === 'discount' ? (ticket.list_price ?? price + unit) : null;
  return { type, price, list_price: list };
}

function minorOf(typed: string, currency: string): number {
  const value = Number(typed);
  return Number.isFinite(value) && value > 0
    ? Math.round(value * 10 ** currencyDigits(currency))
    : 0;
}
