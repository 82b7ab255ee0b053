import { fillIn } from '@/components/layout/own/fill-in';
import { clockTime } from '@/components/ui/relative-time';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { DeskWords } from '../desk-words';

export type EventDeskWords = DeskWords<'events'>;
export type EventLock = NonNullable<CallOutput<'openEventReview'>['lock']>;

/** Who decides on an event now, and until when nobody else may. */
export function lockText(lock: EventLock, words: EventDeskWords): string {
  const sentence = lock.is_own ? words.lockedOwn : words.lockedBy;
  return fillIn(sentence, { name: lock.name, time: clockTime(lock.until_time) });
}
