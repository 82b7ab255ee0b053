'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import { previewQuery } from '@/lib/client/queries/review';
import type { Manuscript } from '@/lib/contract/writing';
import type { BodyMarkup } from './review-shape';
import type { ReviewWords } from './review-words';

export interface ReviewTextProps {
  manuscript: Manuscript;
  /** The traditional form of a Chinese text instead of what was written. */
  isTraditional: boolean;
  bodyOf: BodyMarkup;
  words: ReviewWords;
}

const ROWS = 6;

/** A text as readers will see it. */
export function ReviewText({ manuscript, isTraditional, bodyOf, words }: ReviewTextProps) {
  const { locale, words: own } = useOwn();
  const { article_id: articleId, locale: edition, revision, content } = manuscript;
  const query = useQuery(previewQuery(locale, { articleId, edition, revision, content }));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={ROWS} look="text" label={own.loading} />}>
      {({ editions }) => {
        const wanted = isTraditional ? 'zh-Hant' : edition;
        const shown = editions.find((one) => one.locale === wanted) ?? editions[0];
        if (!shown) return null;
        return (
          <article className="max-w-measure" lang={shown.locale}>
            <h2 className="font-display text-30 [overflow-wrap:anywhere]">
              {shown.title || words.untitled}
            </h2>
            {shown.summary !== '' && <p className="mt-3 text-17 text-ink-2">{shown.summary}</p>}
            {content.cover !== '' && (
              <img
                src={content.cover}
                alt={words.manuscript.fields.cover}
                className="mt-5 aspect-cover w-full rounded-2 bg-sunken object-cover"
              />
            )}
            <div
              className="story mt-6"
              dangerouslySetInnerHTML={{ __html: bodyOf(shown.body_html) }}
            />
          </article>
        );
      }}
    </Loaded>
  );
}
