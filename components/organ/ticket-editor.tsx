'use client';

import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import {
  CURRENCIES,
  ORDER_QUANTITY_MAX,
  PRICE_MINOR_MAX,
  TICKET_KINDS,
  TICKET_QUANTITY_MAX,
  TICKET_TYPES_MAX,
} from '@/lib/contract/event-kinds';
import type { TicketDraft } from '@/lib/contract/event-hosting';
import { currencyDigits } from '@/lib/i18n/money-text';
import { newTicket } from './event-draft';
import { NumberInput } from './number-input';
import type { OrganWords } from './organ-words';
import { fromZoneTime, toZoneTime } from './zone-time';

export interface TicketEditorProps {
  tickets: readonly TicketDraft[];
  /** Who takes money here; undefined until the event was saved once. */
  payments: 'sandbox' | 'stripe' | 'none' | undefined;
  timeZone: string;
  /** What is wrong, by its place in the event: `tickets`, `tickets.0.price`. */
  faults: Readonly<Record<string, string>>;
  words: OrganWords;
  onChange: (tickets: TicketDraft[]) => void;
}

/** The ticket types of an event: name, kind, price, number, limit, window of the sale. */
export function TicketEditor(props: TicketEditorProps) {
  const { tickets, payments, timeZone, faults, words, onChange } = props;
  const set = (place: number, change: Partial<TicketDraft>) =>
    onChange(tickets.map((ticket, at) => (at === place ? { ...ticket, ...change } : ticket)));
  return (
    <section aria-labelledby="event-tickets" className="grid gap-5">
      <h2 id="event-tickets" className="font-display text-20">
        {words.tickets}
      </h2>
      {payments === 'none' && <p className="text-15 text-signal">{words.noPayments}</p>}
      {faults.tickets && (
        <p role="alert" className="text-13 font-medium text-signal">
          {words.faults.missing}
        </p>
      )}
      {tickets.map((ticket, place) => (
        // By its place: a new one gets its id from the first saving, in the middle of a word.
        <TicketFields
          key={place}
          place={place}
          ticket={ticket}
          timeZone={timeZone}
          faults={faults}
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
  faults: Readonly<Record<string, string>>;
  words: OrganWords;
  onChange: (change: Partial<TicketDraft>) => void;
  onRemove: () => void;
}

function TicketFields(props: TicketFieldsProps) {
  const { place, ticket, timeZone, faults, words, onChange, onRemove } = props;
  const id = (name: string) => `ticket-${place}-${name}`;
  const faultOf = (name: string) =>
    faults[`tickets.${place}.${name}`] ? words.faults.missing : '';
  const unit = 10 ** currencyDigits(ticket.currency);
  const number = (name: 'quantity' | 'per_person', max: number) => (
    <OwnField id={id(name)} label={words.ticketFields[name]} fault={faultOf(name)}>
      <NumberInput
        id={id(name)}
        fault={faultOf(name)}
        min={1}
        max={max}
        value={ticket[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </OwnField>
  );
  const price = (name: 'price' | 'list_price') => (
    <OwnField id={id(name)} label={words.ticketFields[name]} fault={faultOf(name)}>
      <NumberInput
        id={id(name)}
        fault={faultOf(name)}
        min={0}
        max={PRICE_MINOR_MAX / unit}
        step="any"
        value={(ticket[name] ?? 0) / unit}
        onChange={(value) => onChange({ [name]: Math.round(value * unit) })}
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
      <OwnField id={id('name')} label={words.ticketFields.name} fault={faultOf('name')}>
        <input
          {...controlOf({ id: id('name'), fault: faultOf('name') })}
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
          onChange={({ target }) =>
            onChange(inCurrency(ticket, target.value as TicketDraft['currency']))
          }
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </OwnField>
      {!isFree && price('price')}
      {ticket.type === 'discount' && price('list_price')}
      {number('quantity', TICKET_QUANTITY_MAX)}
      {number('per_person', ORDER_QUANTITY_MAX)}
      {window('sale_from')}
      {window('sale_until')}
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-3">
        <Button look="plain" className="-ml-4" onClick={onRemove}>
          {words.remove}
        </Button>
        {ticket.id !== null && (
          <label className="flex min-h-11 items-center gap-3 text-15">
            <input
              type="checkbox"
              checked={ticket.is_closed}
              onChange={({ target }) => onChange({ is_closed: target.checked })}
            />
            {words.ticketFields.is_closed}
          </label>
        )}
      </div>
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

/** The same figures in another currency, whose smallest unit may be another: 120.00 is 120 yen. */
function inCurrency(ticket: TicketDraft, currency: TicketDraft['currency']): Partial<TicketDraft> {
  const factor = 10 ** (currencyDigits(currency) - currencyDigits(ticket.currency));
  const list = ticket.list_price === null ? null : Math.round(ticket.list_price * factor);
  return { currency, price: Math.round(ticket.price * factor), list_price: list };
}
