/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { TicketDraft } from '@/lib/contract/event-hosting';
import messages from '@/messages/en/events.json';
import { newTicket } from './event-draft';
import { TicketEditor } from './ticket-editor';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const words = messages.organ;
let tickets: TicketDraft[];
let show: (next: TicketDraft[]) => void;

function open(first: TicketDraft[], faults: Record<string, string> = {}) {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  show = (next) => {
    tickets = next;
    root.render(
      <TicketEditor
        tickets={next}
        payments="sandbox"
        timeZone="Asia/Hong_Kong"
        faults={faults}
        words={words}
        onChange={show}
      />,
    );
  };
  act(() => show(first));
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`#ticket-0-${name}`)!;

/** What a browser does when somebody types: the field's text changes, then it tells of it. */
function type(control: HTMLInputElement | HTMLSelectElement, text: string) {
  const { prototype } = control.constructor as typeof HTMLInputElement;
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, text);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

it('keeps the field that is typed in when the first saving names a ticket', () => {
  open([newTicket('Seat')]);
  const name = field('name');
  act(() => name.focus());
  act(() => show([{ ...tickets[0]!, id: 17 }]));
  expect(document.activeElement).toBe(name);
  expect(name.isConnected).toBe(true);
});

it('lets a number be emptied and typed anew, and keeps the one before until then', () => {
  open([newTicket('Seat')]);
  act(() => field('quantity').focus());
  type(field('quantity'), '');
  expect(field('quantity').value).toBe('');
  expect(tickets[0]!.quantity).toBe(50);
  type(field('quantity'), '30');
  expect(tickets[0]!.quantity).toBe(30);
  type(field('quantity'), '');
  act(() => field('quantity').blur());
  expect(field('quantity').value).toBe('30');
});

it('means the same figure in a currency that has no hundredths', () => {
  open([{ ...newTicket('Seat'), type: 'ordinary', price: 12_000, currency: 'HKD' }]);
  type(document.querySelector<HTMLSelectElement>('#ticket-0-currency')!, 'JPY');
  expect(tickets[0]).toMatchObject({ currency: 'JPY', price: 120 });
  expect(field('price').value).toBe('120');
});

it('ends the sale of a kind that is there, and says which field is wrong', () => {
  open([{ ...newTicket(''), id: 3 }], { 'tickets.0.name': 'required' });
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#ticket-0-name-fault')!.textContent).toBe(words.faults.missing);
  act(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(tickets[0]!.is_closed).toBe(true);
});
