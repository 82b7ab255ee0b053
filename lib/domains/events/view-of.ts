import { monthSpan } from '../calendar/public';
import type { EventView } from './event-selection';

/** What is asked for: a view, and the month that it has to touch. */
export interface ViewQuestion extends Omit<EventView, 'from' | 'until'> {
  /** yyyy-mm by the clocks of the site. */
  month?: string | undefined;
}

/** The view that is meant. A month is looked at whole: what of it is over belongs to it. */
export function viewOf({ when, place, price, topic, city, month }: ViewQuestion): EventView {
  const narrowed = { place, price, topic, city };
  if (month === undefined) return { when, ...narrowed };
  return { when: when === 'coming' ? 'all' : when, ...narrowed, ...monthSpan(month) };
}
