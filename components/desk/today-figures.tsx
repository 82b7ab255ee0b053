'use client';

import clsx from 'clsx';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { fullTime } from '@/components/ui/relative-time';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { ReviewItem } from '@/lib/contract/review';
import { href } from '@/lib/routes/href';
import type { ReviewWords } from './review-words';

export interface TodayFiguresProps {
  counts: CallOutput<'reviewQueue'>['counts'];
  /** What has waited longest, if anything waits. */
  oldest: ReviewItem | undefined;
  words: ReviewWords;
}

const FIGURES = ['all', 'late', 'revision', 'mine'] as const;

/** The queue in numbers, each the way to those texts. */
export function TodayFigures({ counts, oldest, words }: TodayFiguresProps) {
  const { locale } = useOwn();
  return (
    <section aria-label={words.today.waiting}>
      <ul className="desk-figures">
        {FIGURES.map((filter) => (
          <li key={filter}>
            <a
              href={`${href('desk_review', { locale })}#${filter}`}
              className="block border-t border-rule pt-2 hover:text-tide"
            >
              <span className="block text-13 text-ink-2">{words.today.figures[filter]}</span>
              <span
                className={clsx(
                  'font-display text-38 leading-title font-bold tabular',
                  filter === 'late' && counts.late > 0 && 'text-signal',
                )}
              >
                {counts[filter]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {oldest && (
        <p className="mt-3 text-13 text-ink-2">
          {fillIn(words.today.since, { time: fullTime(oldest.submitted_time, locale) })}
        </p>
      )}
    </section>
  );
}
