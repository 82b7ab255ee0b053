import type { EventState } from '../../contract/event-kinds';

/** Which events a list shows. */
export interface EventView {
  when: 'coming' | 'upcoming' | 'live' | 'past' | 'all';
  place?: 'online' | 'onsite' | undefined;
  price?: 'free' | 'paid' | undefined;
  topic?: number | undefined;
  city?: string | undefined;
  /** Moments that it has to touch. */
  from?: Date | undefined;
  until?: Date | undefined;
}

/** What lists are narrowed by. */
export interface EventPlace {
  id: number;
  state: EventState;
  startsAt: Date;
  endsAt: Date;
  isOnline: boolean;
  isFree: boolean;
  /** Also where other tickets of it cost something. */
  hasFree: boolean;
  labelId: number | null;
  hasCity: boolean;
  cityKey: string;
}

/** Whether a list of that view shows an event: what the query of the lists says, in memory. */
export function isInView(event: EventPlace, view: EventView, now: Date): boolean {
  const { when, place, price, topic, city, from, until } = view;
  const { startsAt, endsAt, isOnline } = event;
  const times: Record<EventView['when'], boolean> = {
    coming: endsAt > now,
    upcoming: startsAt > now,
    live: startsAt <= now && endsAt > now,
    past: endsAt <= now,
    all: true,
  };
  return (
    event.state === 'live' &&
    times[when] &&
    (place === undefined || (place === 'online' ? isOnline : event.hasCity || !isOnline)) &&
    (price === undefined || (price === 'free' ? event.hasFree : !event.isFree)) &&
    (topic === undefined || event.labelId === topic) &&
    (city === undefined || event.cityKey === city) &&
    (from === undefined || endsAt >= from) &&
    (until === undefined || startsAt < until)
  );
}
