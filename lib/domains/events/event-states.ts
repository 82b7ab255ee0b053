import { CodedError } from '../../contract/error-codes';
import type { EventState } from '../../contract/event-kinds';

/** What may happen to an event. */
export type EventAct =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'refuse'
  // of the changed words of a live one
  | 'acceptChange'
  | 'declineChange'
  | 'discard'
  | 'cancel';

/**
 * Every change that there is (silent-areas: Events); what is not here is refused. Facts of a
 * live event change where it stands, and who holds a ticket is told; its words wait for the desk.
 */
const CHANGES: Record<EventState, Partial<Record<EventAct, EventState>>> = {
  draft: { edit: 'draft', submit: 'pending', discard: 'draft' },
  pending: { withdraw: 'draft', approve: 'live', refuse: 'refused' },
  refused: { edit: 'refused', submit: 'pending', discard: 'refused' },
  live: { edit: 'live', acceptChange: 'live', declineChange: 'live', cancel: 'cancelled' },
  cancelled: {},
};

/** The state that an act leads to. @throws CodedError eventState where it may not be done. */
export function eventStateAfter(state: EventState, act: EventAct): EventState {
  const next = CHANGES[state][act];
  if (!next) throw new CodedError('eventState', { state });
  return next;
}
