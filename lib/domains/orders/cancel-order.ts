import { CodedError } from '../../contract/error-codes';
import { logger } from '../../platform/logger';
import type { PaymentProvider } from '../../platform/payment-provider';
import type { CallContext } from '../domain-context';
import { getHosted, hostOf } from '../event-access/public';
import { beginRefund } from './begin-refund';
import { closeOrder } from './close-order';
import { refundPercent } from './order-rules';
import { findEvent, inTransaction, lockOrder, type EventRow, type OrderRow } from './repository';
import { settleRefund } from './settle-refund';
import { tellOrganiser } from './tell-people';

export interface Cancellation {
  id: number;
  /** Tickets to give back; left out, all that were not used. */
  ticket_ids?: number[] | undefined;
  /** Of what was paid; an organiser's choice alone, a buyer is given what the policy says. */
  percent?: number | undefined;
  reason: string;
}

/** What becomes of an order: nothing more to do, or a refund that the provider has to make. */
type Outcome = { order: OrderRow; refundId?: number };

/**
 * Cancels an order: one in payment gives its seats back, a paid one what its policy says (its
 * buyer) or what the organiser says. Said again of a cancelled one, it is done.
 * @throws CodedError signInRequired, orderNotFound, notPermitted, orderState, ticketInUse;
 *   refundClosed where the policy gives nothing back any more
 */
export async function cancelOrder({
  ctx,
  provider,
  input,
}: {
  ctx: CallContext;
  provider: PaymentProvider | null;
  input: Cancellation;
}): Promise<void> {
  const person = hostOf(ctx.actor);
  const outcome = await inTransaction(ctx.db, async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, input.id);
    const event = order && (await findEvent(tx, order.eventId));
    if (!order || !event) throw new CodedError('orderNotFound');
    const isBuyer = order.accountId === person.id;
    if (!isBuyer) await getHosted(tx, ctx.actor, event.id, 'manage');
    if (order.state === 'cancelled') return { order };
    if (order.state === 'paying') {
      const act = isBuyer ? 'cancelByBuyer' : 'cancelByOrganiser';
      return { order: await closeOrder(tx, ctx, order, act) };
    }
    const percent = isBuyer ? policyPercent(ctx, order, event) : (input.percent ?? 100);
    const refundId = await beginRefund(
      tx,
      ctx,
      { order, event },
      {
        act: isBuyer ? 'refundByBuyer' : 'refundByOrganiser',
        percent,
        ticketIds: input.ticket_ids,
        by: person.id,
        note: input.reason,
      },
    );
    const asked = { kind: 'refundAsked' as const, once: String(refundId), count: order.quantity };
    if (isBuyer) await tellOrganiser(tx, ctx, event, asked);
    return { order, refundId };
  });
  await follow(ctx, provider, outcome);
}

/** Gives away for nothing what cost nothing; else what the frozen policy says. */
function policyPercent(ctx: CallContext, order: OrderRow, event: EventRow): number {
  const { startsAt, refundUntil, state } = event;
  const isCancelled = state === 'cancelled';
  const facts = { policy: order.policy, startsAt, refundUntil, isCancelled, now: ctx.now };
  const percent = refundPercent(facts);
  const isFree = order.totalMinor === 0;
  if (isFree ? ctx.now >= event.endsAt : percent === 0) throw new CodedError('refundClosed');
  return percent;
}

/** What the provider is told of it, once the transaction has ended. */
export async function follow(
  ctx: CallContext,
  provider: PaymentProvider | null,
  { order, refundId }: Outcome,
): Promise<void> {
  if (refundId !== undefined) await settleRefund({ ctx, provider, refundId });
  if (order.state !== 'cancelled' || !order.paymentRef) return;
  try {
    await provider?.cancel(order.paymentRef);
  } catch (error) {
    // A payment that comes in all the same is taken or returned as a late one.
    logger('payments').warn({ err: error, order: order.reference }, 'The payment stays open.');
  }
}
