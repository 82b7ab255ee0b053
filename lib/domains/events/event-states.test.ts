import { EVENT_STATES } from '../../contract/event-kinds';
import { eventStateAfter, type EventAct } from './event-states';

const ACTS: readonly EventAct[] = [
  'edit',
  'submit',
  'withdraw',
  'approve',
  'refuse',
  'acceptChange',
  'declineChange',
  'discard',
  'cancel',
];

function find(state: (typeof EVENT_STATES)[number], act: EventAct): string[] {
  try {
    return [`${state} -${act}> ${eventStateAfter(state, act)}`];
  } catch (error) {
    expect(error).toMatchObject({ key: 'eventState' });
    return [];
  }
}

describe('the states of an event', () => {
  it('are changed in these ways and no others', () => {
    const ways = EVENT_STATES.flatMap((state) => ACTS.flatMap((act) => find(state, act)));
    expect(ways).toEqual([
      'draft -edit> draft',
      'draft -submit> pending',
      'draft -discard> draft',
      'pending -withdraw> draft',
      'pending -approve> live',
      'pending -refuse> refused',
      'refused -edit> refused',
      'refused -submit> pending',
      'refused -discard> refused',
      'live -edit> live',
      'live -acceptChange> live',
      'live -declineChange> live',
      'live -cancel> cancelled',
    ]);
  });
});
