'use client';

import { WhenAndWhere } from '@/components/layout/own/when-and-where';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { TitleText } from '@/components/ui/title-text';
import type { ActivityDetails } from '@/lib/contract/activities';
import { REFUND_RULES } from '@/lib/contract/event-kinds';
import { moneyText } from '@/lib/i18n/money-text';
import type { OrderWords } from './order-words';
import { PeopleFields } from './people-fields';
import { TicketChoices } from './ticket-choices';
import { useCheckout, type Sales } from './use-checkout';

export interface CheckoutFormProps {
  event: ActivityDetails;
  sales: Sales;
  /** Of the ticket that the page before named. */
  ticketId: number | undefined;
  words: OrderWords;
}

/** Tickets, number, code and names; what it comes to stands above the act. */
export function CheckoutForm({ event, sales, ticketId, words }: CheckoutFormProps) {
  const { locale } = useOwn();
  const form = useCheckout(event, sales, ticketId);
  const { chosen, quantity } = form;
  const most = chosen?.ticket.per_person ?? 1;
  const needsCode = chosen?.ticket.needs_code && !form.hasCode;
  const total = (chosen?.price ?? 0) * Math.min(quantity, most);
  const cannotPay = total > 0 && sales.payments === 'none';
  const isReady = chosen?.sale === 'onSale' && !needsCode && !cannotPay;
  return (
    <form
      className="grid max-w-measure gap-6"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (isReady) void form.order();
      }}
    >
      <div className="grid gap-1">
        <p className="text-17 font-semibold" lang={event.langs.title}>
          <TitleText>{event.title}</TitleText>
        </p>
        <WhenAndWhere event={event} locale={locale} online={words.online} />
      </div>
      <TicketChoices
        choices={form.choices}
        value={chosen?.ticket.id}
        onChange={form.choose}
        words={words}
      />
      <div className="flex flex-wrap items-end gap-3">
        <OwnField id="order-code" label={words.code} hint={words.codeHint} className="grow">
          <input
            {...controlOf({ id: 'order-code', hint: words.codeHint })}
            value={form.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            onChange={({ target }) => form.setCode(target.value)}
          />
        </OwnField>
        <Button
          disabled={form.code.trim() === '' || form.isBusy}
          onClick={() => void form.openCode()}
        >
          {words.codeAct}
        </Button>
      </div>
      {form.hasCode && (
        <p role="status" className="text-15 text-tide">
          {words.codeDone}
        </p>
      )}
      <OwnField
        id="order-quantity"
        label={words.quantity}
        hint={fillIn(words.perPerson, { max: most })}
      >
        <select
          {...controlOf({ id: 'order-quantity', hint: words.perPerson })}
          value={Math.min(quantity, most)}
          onChange={({ target }) => form.setQuantity(Number(target.value))}
        >
          {Array.from({ length: most }, (_, place) => (
            <option key={place} value={place + 1}>
              {place + 1}
            </option>
          ))}
        </select>
      </OwnField>
      <PeopleFields
        count={Math.min(quantity, most)}
        value={form.people}
        onChange={form.setPeople}
        words={words}
      />
      {total > 0 && (
        <ul className="grid gap-1 text-13 text-ink-2">
          {REFUND_RULES[event.policy].map(({ hoursBefore, percent }) => (
            <li key={hoursBefore}>{fillIn(words.rule, { time: hoursBefore, count: percent })}</li>
          ))}
          <li>{words.ruleEnd}</li>
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
        <p className="text-20 font-semibold tabular">
          {chosen && total > 0 ? moneyText(total, chosen.ticket.currency, locale) : words.free}
        </p>
        <Button look="primary" type="submit" disabled={!isReady || form.isBusy}>
          {total > 0 ? words.reserve : words.take}
        </Button>
      </div>
      {cannotPay && <p className="text-15 text-signal">{words.noPayments}</p>}
      {chosen && chosen.sale !== 'onSale' && (
        <p role="status" className="text-15 text-signal">
          {words.sale[chosen.sale]}
        </p>
      )}
    </form>
  );
}
