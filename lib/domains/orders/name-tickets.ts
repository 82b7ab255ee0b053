import { CodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { getOwnOrder } from './own-order';
import { inTransaction, type OrderRow } from './repository';
import { listTickets, nameTicket } from './seats-repository';

/**
 * Says who comes with tickets of one's own order.
 * @throws CodedError signInRequired, orderNotFound; ticketInUse for one that was used, given
 *   back, or is of another order
 */
export async function nameTickets({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number; tickets: { id: number; name: string; email: string }[] };
}): Promise<OrderRow> {
  return inTransaction(ctx.db, async (tx) => {
    const order = await getOwnOrder(tx, ctx.actor, input.id, true);
    const valid = (await listTickets(tx, order.id)).filter(({ state }) => state === 'valid');
    const known = new Set(valid.map(({ id }) => id));
    for (const { id, ...attendee } of input.tickets) {
      if (!known.has(id)) throw new CodedError('ticketInUse');
      await nameTicket(tx, id, attendee);
    }
    return order;
  });
}
