import type { PaymentProvider } from '../../platform/payment-provider';
import type { CallContext } from '../domain-context';
import { beginRefund } from './begin-refund';
import { follow } from './cancel-order';
import { closeOrder } from './close-order';
import {
  findEvent,
  inTransaction,
  listOfCancelled,
  listOverdue,
  listPendingRefunds,
  lockOrder,
} from './repository';
import { settleRefund } from './settle-refund';

/** Orders of one kind that one round takes on; the next round takes the rest. */
const BATCH = 200;
/** What was just begun is still being settled by who began it. */
const RETRY_AFTER_MS = 60_000;

interface Tending {
  ctx: CallContext;
  provider: PaymentProvider | null;
}

/** What the clock does to orders: holds end, refunds are tried again, cancelled events give back. */
export async function tendOrders(tending: Tending): Promise<void> {
  await expireOrders(tending);
  await settleCancelledEvents(tending);
  const before = new Date(tending.ctx.now.getTime() - RETRY_AFTER_MS);
  for (const refundId of await listPendingRefunds(tending.ctx.db, { before, limit: BATCH })) {
    await settleRefund({ ...tending, refundId });
  }
}

/** Ends holds whose time is over; one that was paid meanwhile stays paid. @returns how many. */
export async function expireOrders({ ctx, provider }: Tending): Promise<number> {
  let ended = 0;
  for (const id of await listOverdue(ctx.db, ctx.now, BATCH)) {
    const order = await inTransaction(ctx.db, async (tx) => {
      const held = await lockOrder(tx, id);
      const isOver = held?.state === 'paying' && held.heldUntil && held.heldUntil <= ctx.now;
      return isOver ? closeOrder(tx, ctx, held, 'expire') : undefined;
    });
    if (!order) continue;
    ended += 1;
    await follow(ctx, provider, { order });
  }
  return ended;
}

/** Closes or gives back the orders of events that were cancelled; of one when named. */
export async function settleCancelledEvents(
  { ctx, provider }: Tending,
  eventId?: number,
): Promise<void> {
  for (const id of await listOfCancelled(ctx.db, BATCH, eventId)) {
    const outcome = await inTransaction(ctx.db, async (tx) => {
      const order = await lockOrder(tx, id);
      const event = order && (await findEvent(tx, order.eventId));
      if (!order || !event) return undefined;
      if (order.state === 'paying') {
        return { order: await closeOrder(tx, ctx, order, 'cancelByOrganiser') };
      }
      if (order.state !== 'paid') return undefined;
      const plan = { act: 'refundOfCancelled' as const, percent: 100, by: null };
      return { order, refundId: await beginRefund(tx, ctx, { order, event }, plan) };
    });
    if (outcome) await follow(ctx, provider, outcome);
  }
}
