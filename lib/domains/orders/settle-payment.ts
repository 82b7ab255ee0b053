import type { Database } from '../../db/client';
import { newReference } from '../../platform/reference';
import { moveOrder } from './move-order';
import { post } from './money-repository';
import { findEvent, findType, insertRefund, type EventRow, type OrderRow } from './repository';
import { insertTickets, moveSeats, takeSeats, takeUses } from './seats-repository';
import { tellBuyer, tellOrganiser, type Teller } from './tell-people';

/** Signs of a ticket's code: 50 bits, nothing to guess at a door. */
const TICKET_SIGNS = 10;
/** Left of a type when the organiser is told that it runs low: a tenth. */
const LOW_SHARE = 0.1;

/**
 * Makes an order in payment paid: its seats are sold, its tickets there, the money in the books.
 * The order is held; the payment has been proven.
 */
export async function settlePaid(tx: Database, ctx: Teller, order: OrderRow): Promise<OrderRow> {
  const paid = await moveOrder(tx, order, 'pay', { at: ctx.now, paidAt: ctx.now, heldUntil: null });
  await moveSeats(tx, order.typeId, { held: -order.quantity, sold: order.quantity });
  await complete(tx, ctx, paid);
  return paid;
}

/**
 * Takes in a payment for an order that is cancelled: seats and code are taken again where there
 * are any and the event still is, else everything is on its way back.
 * @returns id of the refund that has to be made, if one has.
 */
export async function settleLate(
  tx: Database,
  ctx: Teller,
  order: OrderRow,
): Promise<{ refundId?: number }> {
  const event = await findEvent(tx, order.eventId);
  const isOn = event?.state === 'live' && ctx.now < event.endsAt;
  const isBack = isOn && (await takeAgain(tx, order, ctx.now));
  if (isBack) {
    const change = { at: ctx.now, paidAt: ctx.now, closedAt: null };
    await complete(tx, ctx, await moveOrder(tx, order, 'payLate', change));
    return {};
  }
  const moved = await moveOrder(tx, order, 'returnLate', { at: ctx.now, paidAt: ctx.now });
  await post(tx, {
    posting: `order:${order.id}:late`,
    ...booksOf(order, ctx.now),
    entries: { provider: order.totalMinor, unplaced: -order.totalMinor },
  });
  const refund = await insertRefund(tx, {
    orderId: order.id,
    amountMinor: order.totalMinor,
    ticketIds: [],
    kind: 'late',
    state: 'pending',
    reason: 'returnLate',
    createdAt: ctx.now,
  });
  if (event) await tellBuyer(tx, ctx, moved, event, 'refundBegun', { once: String(refund.id) });
  return { refundId: refund.id };
}

/** Seats and uses together or neither: the type's row is put back where the code is spent. */
async function takeAgain(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { typeId, quantity, codeId } = order;
  if (!(await takeSeats(tx, typeId, quantity, 'sold'))) return false;
  if (codeId === null || (await takeUses(tx, codeId, quantity, now))) return true;
  await moveSeats(tx, typeId, { sold: -quantity });
  return false;
}

async function complete(tx: Database, ctx: Teller, order: OrderRow): Promise<void> {
  const { id: orderId, eventId, typeId } = order;
  await insertTickets(
    tx,
    Array.from({ length: order.quantity }, (_, place) => ({
      orderId,
      eventId,
      typeId,
      place: place + 1,
      code: newReference(TICKET_SIGNS),
      name: order.attendees[place]?.name ?? '',
      email: order.attendees[place]?.email ?? '',
      state: 'valid' as const,
    })),
  );
  await post(tx, {
    posting: `order:${orderId}:charge`,
    ...booksOf(order, ctx.now),
    entries: { provider: order.totalMinor, organiser: -order.totalMinor },
  });
  const event = await findEvent(tx, eventId);
  if (!event) return;
  await tellBuyer(tx, ctx, order, event, 'orderPaid');
  const sale = { kind: 'ticketSold' as const, once: String(orderId), count: order.quantity };
  await tellOrganiser(tx, ctx, event, sale);
  await warnOfLowStock(tx, ctx, event, typeId);
}

async function warnOfLowStock(tx: Database, ctx: Teller, event: EventRow, typeId: number) {
  const type = await findType(tx, typeId);
  const left = type ? type.quantity - type.held - type.sold : 0;
  if (!type || left > type.quantity * LOW_SHARE) return;
  await tellOrganiser(tx, ctx, event, { kind: 'lowStock', once: String(typeId), count: left });
}

/** What every posting of an order carries. */
export function booksOf({ id, eventId, currency }: OrderRow, at: Date) {
  return { orderId: id, eventId, currency, at };
}
