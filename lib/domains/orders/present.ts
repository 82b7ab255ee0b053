import type { OrderDetails, OrderTicket } from '../../contract/event-orders';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { presentActivity } from '../event-access/public';
import { qrTextOf } from './check-in';
import { refundMinor, refundPercent } from './order-rules';
import {
  findEvent,
  findType,
  listSteps,
  type EventRow,
  type OrderRow,
  type TypeRow,
} from './repository';
import { listTickets, type TicketRow } from './seats-repository';

/** What lists of orders show of one. */
export function presentOrderItem(
  ctx: DomainContext,
  order: OrderRow,
  type: Pick<TypeRow, 'name' | 'kind'>,
) {
  return {
    id: order.id,
    reference: order.reference,
    status: order.state,
    reason: order.reason,
    ticket_name: pickText(type.name, ctx.locale),
    ticket_type: type.kind,
    quantity: order.quantity,
    total: order.totalMinor,
    refunded: order.refundedMinor,
    currency: order.currency,
    created_time: order.createdAt.toISOString(),
    held_until: order.heldUntil?.toISOString() ?? null,
  };
}

/** An order as its buyer sees it. */
export async function presentOrder(ctx: DomainContext, order: OrderRow): Promise<OrderDetails> {
  const event = await findEvent(ctx.db, order.eventId);
  const type = await findType(ctx.db, order.typeId);
  if (!event || !type) throw new Error('An order has its event and type.');
  const tickets = await listTickets(ctx.db, order.id);
  const steps = await listSteps(ctx.db, order.id);
  const isHolder = tickets.some(({ state }) => state === 'valid' || state === 'used');
  return {
    ...presentOrderItem(ctx, order, type),
    event: await presentActivity(ctx, event),
    online_url: isHolder && event.state === 'live' ? event.onlineUrl : '',
    unit_price: order.unitMinor,
    tickets: tickets.map(presentTicket),
    steps: steps.map(({ act, state, note, at }) => ({
      act,
      status: state,
      note,
      time: at.toISOString(),
    })),
    refund: refundOf(ctx, order, event, tickets),
    policy: order.policy.map(({ hoursBefore, percent }) => ({
      hours_before: hoursBefore,
      percent,
    })),
    provider: order.provider === 'sandbox' || order.provider === 'stripe' ? order.provider : 'none',
    time: ctx.now.toISOString(),
  };
}

function presentTicket(ticket: TicketRow): OrderTicket {
  const { id, place, name, email, state, code, usedAt } = ticket;
  const isShown = state === 'valid' || state === 'used';
  return {
    id,
    place,
    name,
    email,
    status: state,
    code: isShown ? code : '',
    qr: isShown ? qrTextOf(code) : '',
    used_time: usedAt?.toISOString() ?? null,
  };
}

function refundOf(
  ctx: DomainContext,
  order: OrderRow,
  event: EventRow,
  tickets: readonly TicketRow[],
) {
  const left = tickets.filter(({ state }) => state === 'valid').length;
  const percent = refundPercent({
    policy: order.policy,
    startsAt: event.startsAt,
    refundUntil: event.refundUntil,
    isCancelled: event.state === 'cancelled',
    now: ctx.now,
  });
  const isFree = order.totalMinor === 0 && ctx.now < event.endsAt;
  return {
    percent,
    amount: refundMinor(order.unitMinor, left, percent),
    open: order.state === 'paid' && left > 0 && (isFree || (percent > 0 && order.totalMinor > 0)),
  };
}
