import { CodedError } from '../../contract/error-codes';
import type { Actor } from '../domain-context';

/** Who may see and decide requests: editors and admins. @throws CodedError notPermitted */
export function deskMember(actor: Actor): { id: number } {
  if (actor.kind !== 'person' || actor.role === 'reader') throw new CodedError('notPermitted');
  return { id: actor.id };
}
