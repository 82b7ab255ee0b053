import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { personOf, type Actor, type Person } from '../domain-context';
import { findEvent, findHostRole, type EventRow } from './repository';

/** What somebody is to an event; the desk may do what its owner may. */
export type EventRole = 'owner' | 'manager' | 'checkin' | 'desk';
/** What a verb needs: to check in, to manage, or to own. */
export type EventNeed = 'checkIn' | 'manage' | 'own';

const MAY: Record<EventNeed, readonly EventRole[]> = {
  checkIn: ['owner', 'manager', 'checkin', 'desk'],
  manage: ['owner', 'manager', 'desk'],
  own: ['owner', 'desk'],
};

/** Who is signed in. @throws CodedError signInRequired */
export function hostOf(actor: Actor): Person {
  return personOf(actor, () => new CodedError('signInRequired'));
}

/** What a person is to an event; undefined for a stranger. */
async function roleIn(
  db: Database,
  person: Person,
  event: Pick<EventRow, 'id' | 'accountId'>,
): Promise<EventRole | undefined> {
  if (event.accountId === person.id) return 'owner';
  if (person.role !== 'reader') return 'desk';
  return findHostRole(db, event.id, person.id);
}

export interface HostedEvent {
  event: EventRow;
  person: Person;
  role: EventRole;
}

/**
 * An event for somebody who helps to hold it.
 * @param isHeld holds it until the transaction ends: every change of it begins here.
 * @throws CodedError signInRequired, eventNotFound, notPermitted
 */
export async function getHosted(
  db: Database,
  actor: Actor,
  eventId: number,
  need: EventNeed,
  isHeld = false,
): Promise<HostedEvent> {
  const person = hostOf(actor);
  const event = await findEvent(db, eventId, isHeld);
  if (!event) throw new CodedError('eventNotFound');
  const role = await roleIn(db, person, event);
  if (!role || !MAY[need].includes(role)) throw new CodedError('notPermitted');
  return { event, person, role };
}
