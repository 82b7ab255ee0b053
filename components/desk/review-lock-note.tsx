import { fillIn } from '@/components/layout/own/fill-in';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/components/ui/relative-time';
import type { ReviewItem } from '@/lib/contract/review';
import type { ReviewWords } from './review-words';

export interface ReviewLockNoteProps {
  lock: ReviewItem['lock'];
  words: Pick<ReviewWords, 'lockedOwn' | 'lockedBy'>;
}

/** Who reviews a text now, and until when it is theirs. */
export function ReviewLockNote({ lock, words }: ReviewLockNoteProps) {
  if (!lock) return null;
  const sentence = lock.is_own ? words.lockedOwn : words.lockedBy;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="eye" size={14} className="shrink-0" />
      {fillIn(sentence, { name: lock.name, time: clockTime(lock.until_time) })}
    </span>
  );
}
