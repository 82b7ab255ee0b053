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

type Listed = Pick<CallOutput<'getActivityList'>, 'list' | 'topics' | 'cities'>;

/**
 * What a view of the event list is called: its time, then all else that narrows it; undefined for
 * the whole list. No two views with events share a name.
 */
export function eventViewTitle(
  view: EventView,
  { list, topics, cities }: Listed,
  words: EventViewWords,
): string | undefined {
  const { when, place, price, topic, city, month } = view;
  // The filters name what is to come; of what is past, the events themselves know the names.
  const cityName = cities.find(({ key }) => key === city)?.name ?? list[0]?.city;
  const topicName =
    topics.find(({ id }) => id === topic)?.name ??
    list.find((item) => item.topic?.id === topic)?.topic?.name;
  const parts = [
    month === undefined ? (when ? words.when(when) : undefined) : words.month(month),
    month !== undefined && when ? words.choice(`when.${when}`) : undefined,
    place && words.choice(`place.${place}`),
    price && words.choice(`price.${price}`),
    topic === undefined ? undefined : topicName,
    city === undefined ? undefined : cityName,
  ].filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return undefined;
  const hasTime = when !== undefined || month !== undefined;
  return [...(hasTime ? [] : [words.whole]), ...parts].join(' · ');
}
