'use client';

import { useRef, useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import type { ActivityDetails, ActivityTicket } from '@/lib/contract/activities';
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { href } from '@/lib/routes/href';

export type Sales = CallOutput<'getTicketDetails'>;
export interface Choice {
  ticket: ActivityTicket;
  /** Price of one with what the code takes off. */
  price: number;
  sale: Sales['list'][number]['sale'];
}

/** What is chosen, typed and sent in the order form. */
export function useCheckout(event: ActivityDetails, sales: Sales, named: number | undefined) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [opened, setOpened] = useState<{ code: string; choice: Choice }>();
  const [code, setCode] = useState('');
  const [chosenId, setChosenId] = useState(() => firstChoice(event, sales, named));
  const [quantity, setQuantity] = useState(1);
  const [people, setPeople] = useState<{ name: string; email: string }[]>([]);
  // The same press, however often the network says it, is the same order.
  const key = useRef({ of: '', key: newClientKey() });
  const choices: Choice[] = event.tickets.map((ticket) => {
    const isOpened = opened?.choice.ticket.id === ticket.id;
    const sale = sales.list.find(({ id }) => id === ticket.id)?.sale ?? 'closed';
    return opened && isOpened ? opened.choice : { ticket, price: ticket.price, sale };
  });
  if (opened && !choices.includes(opened.choice)) choices.push(opened.choice);
  const chosen = choices.find(({ ticket }) => ticket.id === chosenId);
  const hasCode = opened?.choice.ticket.id === chosenId;
  const openCode = () =>
    run(async () => {
      const found = await callApi(
        'admin/activity/codeCheck',
        { event_id: event.id, code },
        { locale },
      );
      setOpened({ code, choice: found });
      setChosenId(found.ticket.id);
    });
  const order = () =>
    run(async () => {
      if (!chosen) return;
      const input = {
        event_id: event.id,
        ticket_id: chosen.ticket.id,
        quantity: Math.min(quantity, chosen.ticket.per_person),
        code: opened && hasCode ? opened.code : '',
        attendees: people.slice(0, quantity).map(({ name = '', email = '' }) => ({ name, email })),
      };
      const said = JSON.stringify(input);
      if (key.current.of !== said) key.current = { of: said, key: newClientKey() };
      const made = await callApi(
        'admin/activity/order',
        { ...input, client_key: key.current.key },
        { locale },
      );
      location.assign(href('ac_order', { locale, param: made.id }));
    });
  return {
    choices,
    chosen,
    choose: setChosenId,
    quantity,
    setQuantity,
    code,
    setCode,
    openCode,
    hasCode,
    people,
    setPeople,
    order,
    isBusy,
  };
}

/**
 * The ticket that the page before named, if it can be had, or the first that can. Where nothing
 * can, the one that was meant stands there with the reason.
 */
function firstChoice(
  event: ActivityDetails,
  sales: Sales,
  named: number | undefined,
): number | undefined {
  const open = sales.list.filter(({ sale }) => sale === 'onSale').map(({ id }) => id);
  if (named !== undefined && open.includes(named)) return named;
  const meant = event.tickets.find(({ id }) => id === named) ?? event.tickets[0];
  return open[0] ?? meant?.id;
}
