'use client';

import { useOwn } from '@/components/layout/own/own-context';
import type { ReviewItem } from '@/lib/contract/review';
import { ReviewClock } from './review-clock';
import { ReviewLockNote } from './review-lock-note';
import { ReviewMarks } from './review-marks';
import { manuscriptHref } from './manuscript-href';
import type { ReviewWords } from './review-words';
import { ROW_LINK } from './use-row-keys';

export interface WaitingRowProps {
  item: ReviewItem;
  /** It left the queue while the list was shown. */
  isGone?: boolean;
  words: ReviewWords;
}

/** One text that waits, without a table around it. */
export function WaitingRow({ item, isGone, words }: WaitingRowProps) {
  const { locale } = useOwn();
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <a
          {...ROW_LINK}
          href={manuscriptHref(item, locale)}
          lang={item.locale === locale ? undefined : item.locale}
          className="inline-flex min-h-8 items-center font-display text-17 font-semibold hover:text-tide"
        >
          {item.title || words.untitled}
        </a>
        <ReviewMarks item={item} words={words} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
        <span>{item.author.nickname}</span>
        {isGone ? (
          <span>{words.gone}</span>
        ) : (
          <>
            <ReviewClock item={item} words={words} />
            <ReviewLockNote lock={item.lock} words={words} />
          </>
        )}
      </p>
    </li>
  );
}
