import type { Database } from '../../db/client';
import { stateAfter, type OrderAct } from './order-states';
import { insertStep, updateOrder, type OrderChange, type OrderRow } from './repository';

/**
 * Takes an order on by an act of the one table, and writes the step down. The order is held,
 * and the verb that calls it has authorised.
 * @throws CodedError orderState where the act may not be done now.
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  act: OrderAct,
  { at, note = '', ...change }: Omit<OrderChange, 'state' | 'reason'> & { at: Date; note?: string },
): Promise<OrderRow> {
  const state = stateAfter(order.state, act);
  await insertStep(tx, { orderId: order.id, act, state, note, at });
  return updateOrder(tx, order.id, { ...change, state, reason: act });
}
