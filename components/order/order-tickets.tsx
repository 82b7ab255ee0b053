'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { QrCode } from '@/components/ui/qr-code';
import type { OrderTicket } from '@/lib/contract/event-orders';
import type { OrderWords } from './order-words';
import type { OrderStepProps } from './pay-step';
import { TicketName } from './ticket-name';

/** The tickets of an order, each with the code that lets somebody in. */
export function OrderTickets({ order, words, onChanged }: OrderStepProps) {
  return (
    <section aria-labelledby="order-tickets">
      <h3 id="order-tickets" className="font-display text-17">
        {words.tickets}
      </h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {order.tickets.map((ticket) => (
          <li key={ticket.id} className="event-pass border border-rule p-4">
            <Pass ticket={ticket} words={words} />
            {ticket.status === 'valid' && (
              <TicketName orderId={order.id} ticket={ticket} words={words} onChanged={onChanged} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pass({ ticket, words }: { ticket: OrderTicket; words: OrderWords }) {
  return (
    <>
      <p className="flex justify-between text-13 text-ink-2">
        <span>{fillIn(words.person, { number: ticket.place })}</span>
        <span>{words.ticketStates[ticket.status]}</span>
      </p>
      {ticket.name && <p className="mt-1 text-17 font-semibold">{ticket.name}</p>}
      {ticket.qr !== '' && (
        <>
          <QrCode text={ticket.qr} label={words.qr} className="event-qr mx-auto mt-3" />
          <p className="mt-2 text-center font-mono text-17 tracking-widest">{ticket.code}</p>
        </>
      )}
    </>
  );
}
