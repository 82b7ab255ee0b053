import type { SeedTextBoth } from '../seed-shapes';
import type { SeedTimelineEntry } from './shapes';

/** A text in both written languages. */
export function both(zh: string, en: string): SeedTextBoth {
  return { zh, en };
}

/** An entry of a timeline. */
export function at(
  date: string,
  zh: string,
  en: string,
  rest: Pick<SeedTimelineEntry, 'text' | 'url'>,
): SeedTimelineEntry {
  return { date, title: both(zh, en), ...rest };
}
