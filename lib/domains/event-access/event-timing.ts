import type { EventState } from '../../contract/event-kinds';

/** Where an event is in time; a cancelled one says so whenever it was to be. */
export function timingOf(
  { state, startsAt, endsAt }: { state: EventState; startsAt: Date; endsAt: Date },
  now: Date,
): 'upcoming' | 'live' | 'past' | 'cancelled' {
  if (state === 'cancelled') return 'cancelled';
  if (now >= endsAt) return 'past';
  return now >= startsAt ? 'live' : 'upcoming';
}
