import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { moveOrder } from './move-order';
import { refundMinor } from './order-rules';
import type { OrderAct } from './order-states';
import { insertRefund, type EventRow, type OrderRow } from './repository';
import { listTickets, moveTickets } from './seats-repository';
import { tellBuyer, type Teller } from './tell-people';

export interface RefundPlan {
  act: Extract<OrderAct, 'refundByBuyer' | 'refundByOrganiser' | 'refundOfCancelled'>;
  /** Of what was paid for the tickets. */
  percent: number;
  /** Tickets to give back; left out, all that were not used. */
  ticketIds?: readonly number[] | undefined;
  /** Account that asks; null for the product itself. */
  by: number | null;
  note?: string;
}

/**
 * Begins to give tickets of a paid order back: from now on they let nobody in. The order is
 * held, and the verb that calls it has authorised.
 * @returns id of the refund, for `settleRefund` once the transaction has ended.
 * @throws CodedError orderState; ticketInUse where one of the named was used, or is on its way
 *   back; refundClosed where there is none to give back
 */
export async function beginRefund(
  tx: Database,
  ctx: Teller,
  { order, event }: { order: OrderRow; event: EventRow },
  plan: RefundPlan,
): Promise<number> {
  const moved = await moveOrder(tx, order, plan.act, { at: ctx.now, note: plan.note ?? '' });
  const tickets = await listTickets(tx, order.id);
  const named = plan.ticketIds ?? tickets.map(({ id }) => id);
  const ids = tickets.filter(({ id }) => named.includes(id)).map(({ id }) => id);
  // A cancelled event gives back what was let in early, too.
  const unUse = { state: 'valid' as const, usedAt: null, usedBy: null };
  if (plan.act === 'refundOfCancelled') await moveTickets(tx, ids, 'used', unUse);
  const taken = await moveTickets(tx, ids, 'valid', { state: 'refunding' });
  if (plan.ticketIds && taken.length < new Set(plan.ticketIds).size) {
    throw new CodedError('ticketInUse');
  }
  if (taken.length === 0) throw new CodedError('refundClosed');
  const amountMinor = refundMinor(order.unitMinor, taken.length, plan.percent);
  const refund = await insertRefund(tx, {
    orderId: order.id,
    amountMinor,
    ticketIds: taken,
    kind: 'tickets',
    state: 'pending',
    reason: plan.act,
    requestedBy: plan.by,
    createdAt: ctx.now,
  });
  const once = String(refund.id);
  if (amountMinor > 0) await tellBuyer(tx, ctx, moved, event, 'refundBegun', { once, amountMinor });
  return refund.id;
}
