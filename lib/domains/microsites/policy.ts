import { CodedError } from '../../contract/error-codes';
import type { Actor } from '../domain-context';

/**
 * The account that votes: a signed-in person's.
 * @throws CodedError signInRequired for a visitor, notPermitted for who is no person.
 */
export function voterOf(actor: Actor): number {
  if (actor.kind === 'visitor') throw new CodedError('signInRequired');
  if (actor.kind !== 'person') throw new CodedError('notPermitted');
  return actor.id;
}
