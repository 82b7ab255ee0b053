'use client';

import { useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { useOwn } from '@/components/layout/own/own-context';
import { AuthorStanding } from './author-standing';
import { DecisionPanel } from './decision-panel';
import { LockState } from './lock-state';
import { ReviewClock } from './review-clock';
import { ReviewDecisions } from './review-decisions';
import { ReviewMarks } from './review-marks';
import { ReviewHistory } from './review-history';
import { ReviewSettings } from './review-settings';
import type { BodyMarkup, Review } from './review-shape';
import { ReviewText } from './review-text';
import type { ManuscriptReviewWords } from './review-words';
import { TextChanges } from './text-changes';

export interface ReviewFrameProps {
  review: Review;
  words: ManuscriptReviewWords;
  bodyOf: BodyMarkup;
  /** Asks for the text as it is now. */
  readAgain: () => void;
}

type View = 'changes' | 'refused' | 'text' | 'hant';

/** A text to judge, and beside it what there is to know and to decide. */
export function ReviewFrame({ review, words, bodyOf, readAgain }: ReviewFrameProps) {
  const { locale } = useOwn();
  const { manuscript, live, refused, decisions } = review;
  const { review: sentences } = words;
  const names = sentences.manuscript;
  const [view, setView] = useState<View>(live ? 'changes' : 'text');
  const isChinese = manuscript.locale === 'zh-Hans';
  const views = [
    ...(live ? [{ value: 'changes' as const, text: names.changes }] : []),
    ...(refused ? [{ value: 'refused' as const, text: names.againstRefused }] : []),
    { value: 'text' as const, text: names.asReaders },
    ...(isChinese ? [{ value: 'hant' as const, text: names.hant }] : []),
  ];
  const marks = {
    locale: manuscript.locale,
    is_revision: live !== null,
    is_sponsored: manuscript.content.is_sponsored,
    is_again: decisions[0]?.decision === 'refuse',
  };
  return (
    <div className="review-frame">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
          <ReviewMarks item={marks} words={sentences} />
          {manuscript.expected_time !== null && (
            <ReviewClock item={{ expected_time: manuscript.expected_time }} words={sentences} />
          )}
        </div>
        {views.length > 1 && (
          <FilterTabs label={names.views} value={view} options={views} onChange={setView} />
        )}
        <div className="mt-4">
          {view === 'changes' && live ? (
            <TextChanges manuscript={manuscript} base={live} names={names} words={sentences} />
          ) : view === 'refused' && refused ? (
            <TextChanges
              manuscript={manuscript}
              base={refused}
              names={{
                before: names.refusedBase,
                after: names.submittedNow,
                noChangesHint: names.unchangedHint,
              }}
              words={sentences}
            />
          ) : (
            <ReviewText
              manuscript={manuscript}
              isTraditional={view === 'hant'}
              bodyOf={bodyOf}
              words={sentences}
            />
          )}
        </div>
      </div>
      <aside aria-label={names.aside} className="grid content-start gap-y-8">
        <LockState review={review} words={sentences} />
        {review.lock?.is_own && (
          <DecisionPanel
            key={manuscript.revision}
            review={review}
            words={words}
            readAgain={readAgain}
          />
        )}
        <ReviewDecisions decisions={decisions} words={words} />
        <ReviewSettings manuscript={manuscript} live={live} words={sentences} />
        <AuthorStanding author={review.author} locale={locale} words={words} />
        <ReviewHistory history={review.history} words={sentences} />
      </aside>
    </div>
  );
}
