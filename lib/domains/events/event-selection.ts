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
