/** Which events a list shows; what is not said does not narrow it. */
export interface EventView {
  /** Left out: what runs now and what is to come. */
  when?: 'upcoming' | 'live' | 'past' | undefined;
  place?: 'online' | 'onsite' | undefined;
  price?: 'free' | 'paid' | undefined;
  /** Id of a label. */
  topic?: number | undefined;
  /** Key of a city, as `getActivityList` gives it. */
  city?: string | undefined;
  /** yyyy-mm by the clocks of the site. */
  month?: string | undefined;
}

const WHEN = ['upcoming', 'live', 'past'] as const;
const PLACES = ['online', 'onsite'] as const;
const PRICES = ['free', 'paid'] as const;
const TOPIC = /^topic-([1-9]\d{0,8})$/;
const CITY = /^city-([0-9a-f]{8})$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * A view as the segment of an address: `past_online_topic-3`, in one order so that a view has
 * one address; '' for the whole list.
 */
export function eventViewSlug({ when, place, price, topic, city, month }: EventView): string {
  const parts = [
    when,
    place,
    price,
    topic === undefined ? undefined : `topic-${topic}`,
    city === undefined ? undefined : `city-${city}`,
    month,
  ];
  return parts.filter((part) => part !== undefined).join('_');
}

/** By how many things a view is narrowed: one by two of them is a part of two other views. */
export function narrowingsOf(view: EventView): number {
  return Object.values(view).filter((value) => value !== undefined).length;
}

/** The view that a segment means; undefined for one that means none, or is spelled otherwise. */
export function readEventView(slug: string): EventView | undefined {
  const view: EventView = {};
  for (const part of slug === '' ? [] : slug.split('_')) {
    const [topic, city] = [TOPIC.exec(part)?.[1], CITY.exec(part)?.[1]];
    view.when ??= WHEN.find((known) => known === part);
    view.place ??= PLACES.find((known) => known === part);
    view.price ??= PRICES.find((known) => known === part);
    if (topic) view.topic ??= Number(topic);
    if (city) view.city ??= city;
    if (MONTH.test(part)) view.month ??= part;
  }
  return eventViewSlug(view) === slug ? view : undefined;
}
