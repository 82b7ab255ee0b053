import { CodedError } from '../contract/error-codes';
import type { Actor, Person } from './domain-context';

/**
 * The member of the desk who acts: an editor or an admin, or with `admin` an admin alone.
 * @throws CodedError notPermitted for anybody else.
 */
export function staffMember(actor: Actor, role: 'editor' | 'admin' = 'editor'): Person {
  if (actor.kind !== 'person' || actor.role === 'reader') throw new CodedError('notPermitted');
  if (role === 'admin' && actor.role !== 'admin') throw new CodedError('notPermitted');
  return actor;
}
