'use client';

import { fillCount, fillIn } from '@/components/layout/own/fill-in';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/components/ui/relative-time';
import { useNow } from '@/components/ui/use-now';
import type { Review } from './review-shape';
import type { ReviewWords } from './review-words';

export interface LockStateProps {
  review: Pick<Review, 'lock'>;
  words: ReviewWords;
}

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** Whose the text is to decide now: one's own for so long, another's, or not one's own at all. */
export function LockState({ review: { lock }, words }: LockStateProps) {
  const now = useNow(TICK_MS);
  const { lock: sentences } = words.manuscript;
  return (
    <p role="status" className="flex gap-2 border-t border-rule pt-3 text-13 text-ink-2">
      <Icon name={lock?.is_own ? 'clock-8' : 'eye'} size={16} className="mt-0.5 shrink-0" />
      <span>{sentence()}</span>
    </p>
  );

  function sentence(): string {
    if (!lock) return sentences.notYours;
    if (!lock.is_own) {
      return fillIn(sentences.others, { name: lock.name, time: clockTime(lock.until_time) });
    }
    const minutes = Math.ceil((Date.parse(lock.until_time) - now) / MINUTE_MS);
    return fillCount(sentences.own, Math.max(0, minutes));
  }
}
