import { CodedError } from '../contract/error-codes';
import type { Actor, Person } from './domain-context';

/**
 * The member of the desk who acts: an editor or an admin, or with `admin` an admin alone.
 * @throws CodedError notPermitted for anybody else; secondStepRequired where the second step
 *   of the sign-in is wanted and was not passed in this session.
 */
export function staffMember(actor: Actor, role: 'editor' | 'admin' = 'editor'): Person {
  const person = staffAccount(actor, role);
  if (!person.hasSecondStep) throw new CodedError('secondStepRequired');
  return person;
}

/** A member of the desk who may still have to pass the second step. @throws CodedError notPermitted */
export function staffAccount(actor: Actor, role: 'editor' | 'admin' = 'editor'): Person {
  if (actor.kind !== 'person' || actor.role === 'reader') throw new CodedError('notPermitted');
  if (role === 'admin' && actor.role !== 'admin') throw new CodedError('notPermitted');
  return actor;
}
