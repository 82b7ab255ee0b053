import type { CallOutput } from '@/lib/contract/endpoints';
import type { EventView } from '@/lib/routes/event-view';

type Choice =
  | `when.${NonNullable<EventView['when']>}`
  | `place.${NonNullable<EventView['place']>}`
  | `price.${NonNullable<EventView['price']>}`;

export interface EventViewWords {
  whole: string;
  when: (when: NonNullable<EventView['when']>) => string;
  month: (month: string) => string;
  choice: (choice: Choice) => string;
}

/** What a list says that it can be narrowed to: what narrows it is among it. */
type Listed = Pick<CallOutput<'getActivityList'>, 'topics' | 'cities'>;

/**
 * What a view of the event list is called: its time, then all else that narrows it; undefined for
 * the whole list. No two views with events share a name.
 */
export function eventViewTitle(
  view: EventView,
  { topics, cities }: Listed,
  words: EventViewWords,
): string | undefined {
  const { when, place, price, topic, city, month } = view;
  const parts = [
    month === undefined ? (when ? words.when(when) : undefined) : words.month(month),
    month !== undefined && when ? words.choice(`when.${when}`) : undefined,
    place && words.choice(`place.${place}`),
    price && words.choice(`price.${price}`),
    topics.find(({ id }) => id === topic)?.name,
    cities.find(({ key }) => key === city)?.name,
  ].filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return undefined;
  const hasTime = when !== undefined || month !== undefined;
  return [...(hasTime ? [] : [words.whole]), ...parts].join(' · ');
}
