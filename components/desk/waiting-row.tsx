'use client';

import { useOwn } from '@/components/layout/own/own-context';
import type { ReviewItem } from '@/lib/contract/review';
import { ReviewClock } from './review-clock';
import { ReviewLockNote } from './review-lock-note';
import { ReviewMarks } from './review-marks';
import { manuscriptHref } from './manuscript-href';
import type { ReviewWords } from './review-words';

/** One text that waits, in a short list. */
export function WaitingRow({ item, words }: { item: ReviewItem; words: ReviewWords }) {
  const { locale } = useOwn();
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <a
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
        <ReviewClock item={item} words={words} />
        <ReviewLockNote lock={item.lock} words={words} />
      </p>
    </li>
  );
}
