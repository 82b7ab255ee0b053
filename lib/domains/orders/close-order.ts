import type { Database } from '../../db/client';
import { moveOrder } from './move-order';
import type { OrderAct } from './order-states';
import { findEvent, type OrderRow } from './repository';
import { giveUses, moveSeats } from './seats-repository';
import { tellBuyer, type BuyerNews, type Teller } from './tell-people';

type ClosingAct = Extract<OrderAct, 'expire' | 'cancelByBuyer' | 'fail' | 'cancelByOrganiser'>;

const NEWS: Partial<Record<ClosingAct, BuyerNews>> = {
  expire: 'orderExpired',
  fail: 'orderCancelled',
  cancelByOrganiser: 'orderCancelled',
};

/**
 * Closes an order in payment: its seats are on sale again and its code has its uses back, once,
 * for the state may only be left once. The order is held.
 * @throws CodedError orderState
 */
export async function closeOrder(
  tx: Database,
  ctx: Teller,
  order: OrderRow,
  act: ClosingAct,
): Promise<OrderRow> {
  const closed = await moveOrder(tx, order, act, {
    at: ctx.now,
    closedAt: ctx.now,
    heldUntil: null,
  });
  await moveSeats(tx, order.typeId, { held: -order.quantity });
  await giveUses(tx, order.codeId, order.quantity);
  const news = NEWS[act];
  const event = news && (await findEvent(tx, order.eventId));
  if (event) await tellBuyer(tx, ctx, closed, event, news);
  return closed;
}
