import type { Database } from '../../db/client';
import { logger } from '../../platform/logger';
import type { PaymentProvider } from '../../platform/payment-provider';
import type { CallContext } from '../domain-context';
import { moveOrder } from './move-order';
import { post } from './money-repository';
import {
  closeRefund,
  findEvent,
  findOrder,
  findRefund,
  inTransaction,
  lockOrder,
} from './repository';
import { giveUses, listTickets, moveSeats, moveTickets } from './seats-repository';
import { booksOf } from './settle-payment';
import { tellBuyer, type Teller } from './tell-people';

/**
 * Has the provider give back what a refund says, and writes down what it answered. Asked again
 * it is one refund, by its key. What fails stays pending, for the job to try again.
 */
export async function settleRefund({
  ctx,
  provider,
  refundId,
}: {
  ctx: CallContext;
  provider: PaymentProvider | null;
  refundId: number;
}): Promise<void> {
  const refund = await findRefund(ctx.db, refundId);
  const order = refund && (await findOrder(ctx.db, refund.orderId));
  if (refund?.state !== 'pending' || !order) return;
  if (refund.amountMinor === 0) {
    await inTransaction(ctx.db, (tx) => completeRefund(tx, ctx, refundId, null));
    return;
  }
  if (provider?.name !== order.provider || !order.paymentRef) return;
  const answer = await askFor(provider, refundId, {
    paymentRef: order.paymentRef,
    amountMinor: refund.amountMinor,
    currency: order.currency,
  });
  if (!answer || answer.state === 'pending') return;
  const close = answer.state === 'done' ? completeRefund : refuseRefund;
  await inTransaction(ctx.db, (tx) => close(tx, ctx, refundId, answer.ref));
}

async function askFor(
  provider: PaymentProvider,
  refundId: number,
  what: { paymentRef: string; amountMinor: number; currency: string },
) {
  try {
    return await provider.refund({ idempotencyKey: `refund:${refundId}`, ...what });
  } catch (error) {
    logger('payments').error({ err: error, refund: refundId }, 'A refund waits for another try.');
    return undefined;
  }
}

/**
 * Writes down that a refund was made: tickets are revoked, their seats on sale again, the money
 * out of the books; once, whoever brings the news.
 */
export async function completeRefund(
  tx: Database,
  ctx: Teller,
  refundId: number,
  providerRef: string | null,
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  const order = refund && (await lockOrder(tx, refund.orderId));
  if (!refund || !order) return;
  const closing = { state: 'done' as const, providerRef, closedAt: ctx.now };
  if (!(await closeRefund(tx, refundId, closing))) return;
  const { amountMinor, kind } = refund;
  const revoked = await moveTickets(tx, refund.ticketIds, 'refunding', { state: 'revoked' });
  await moveSeats(tx, order.typeId, { sold: -revoked.length });
  if (kind === 'tickets') await giveUses(tx, order.codeId, revoked.length);
  await post(tx, {
    posting: `refund:${refundId}`,
    ...booksOf(order, ctx.now),
    entries: { provider: -amountMinor, [kind === 'late' ? 'unplaced' : 'organiser']: amountMinor },
  });
  const left = (await listTickets(tx, order.id)).filter(({ state }) => state !== 'revoked');
  const act =
    kind === 'late' ? 'completeLate' : left.length > 0 ? 'completePart' : 'completeRefund';
  const moved = await moveOrder(tx, order, act, {
    at: ctx.now,
    refundedMinor: order.refundedMinor + amountMinor,
    ...(act === 'completePart' ? {} : { closedAt: ctx.now }),
  });
  const event = await findEvent(tx, order.eventId);
  if (event)
    await tellBuyer(tx, ctx, moved, event, 'refundDone', { once: String(refundId), amountMinor });
}

/** Writes down that the provider refused: the tickets are valid again, the order paid as before. */
export async function refuseRefund(
  tx: Database,
  ctx: Teller,
  refundId: number,
  providerRef: string | null,
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  // What came too late has no seats to go back to: it stays to be given back.
  const order = refund?.kind === 'tickets' ? await lockOrder(tx, refund.orderId) : undefined;
  if (!refund || !order) return;
  const closing = { state: 'refused' as const, providerRef, closedAt: ctx.now };
  if (!(await closeRefund(tx, refundId, closing))) return;
  await moveTickets(tx, refund.ticketIds, 'refunding', { state: 'valid' });
  const moved = await moveOrder(tx, order, 'refuseRefund', { at: ctx.now });
  const event = await findEvent(tx, order.eventId);
  if (event) await tellBuyer(tx, ctx, moved, event, 'refundRefused', { once: String(refundId) });
}
