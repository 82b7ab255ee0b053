/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnContext } from '@/components/layout/own/own-context';
import type { OwnWords } from '@/components/layout/own/own-words';
import type { SALE_STATES } from '@/lib/contract/activities';
import messages from '@/messages/en/events.json';
import { TicketChoices } from './ticket-choices';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const ticket = {
  name: 'Seat',
  type: 'ordinary' as const,
  price: 12_000,
  list_price: null,
  currency: 'HKD' as const,
  per_person: 2,
  sale_from: null,
  sale_until: null,
  needs_code: false,
};

function show(sales: readonly (typeof SALE_STATES)[number][], onChange = jest.fn()) {
  document.body.innerHTML = '<div id="root"></div>';
  const choices = sales.map((sale, place) => ({
    ticket: { ...ticket, id: place + 1 },
    price: ticket.price,
    sale,
  }));
  act(() =>
    createRoot(document.querySelector('#root')!).render(
      <OwnContext value={{ locale: 'en', words: {} as OwnWords }}>
        <TicketChoices choices={choices} value={1} onChange={onChange} words={messages.order} />
      </OwnContext>,
    ),
  );
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
}

describe('tickets to choose from', () => {
  it.each(['soldOut', 'notYet', 'ended', 'closed'] as const)(
    'can’t be chosen where they are %s, and say so',
    (sale) => {
      const onChange = jest.fn();
      const [on, off] = show(['onSale', sale], onChange);
      expect([on!.disabled, off!.disabled]).toEqual([false, true]);
      expect(off!.closest('label')!.textContent).toContain(messages.order.sale[sale]);
      act(() => off!.click());
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('can be chosen where they are on sale', () => {
    const onChange = jest.fn();
    const [, other] = show(['onSale', 'onSale'], onChange);
    act(() => other!.click());
    expect(onChange).toHaveBeenCalledWith(2);
  });
});
