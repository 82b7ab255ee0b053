import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { personOf, type Actor } from '../domain-context';
import { findOrder, lockOrder, type OrderRow } from './repository';

/**
 * One's own order. Another's is told of as one that there is not: its number says nothing.
 * @param isHeld holds it until the transaction ends.
 * @throws CodedError signInRequired, orderNotFound
 */
export async function getOwnOrder(
  db: Database,
  actor: Actor,
  id: number,
  isHeld = false,
): Promise<OrderRow> {
  const person = personOf(actor, () => new CodedError('signInRequired'));
  const order = isHeld ? await lockOrder(db, id) : await findOrder(db, id);
  if (order?.accountId !== person.id) throw new CodedError('orderNotFound');
  return order;
}
