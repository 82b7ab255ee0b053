'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { clockTime } from '@/components/ui/relative-time';
import type { ReviewItem } from '@/lib/contract/review';
import { lateness } from './lateness';
import type { ReviewWords } from './review-words';
import { useNow } from '@/components/ui/use-now';

export interface ReviewClockProps {
  item: Pick<ReviewItem, 'expected_time'>;
  words: Pick<ReviewWords, 'due' | 'late'>;
}

const TICK_MS = 30_000;

/** By when a text is expected to be reviewed, or how late it is. */
export function ReviewClock({ item, words }: ReviewClockProps) {
  const late = lateness(item.expected_time, useNow(TICK_MS));
  if (!late) {
    return <span>{fillIn(words.due, { time: clockTime(item.expected_time) })}</span>;
  }
  const { one, other } = words.late[late.unit];
  return (
    <span className="font-medium text-signal">
      {fillIn(late.count === 1 ? one : other, { count: late.count })}
    </span>
  );
}
