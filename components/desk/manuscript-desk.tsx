'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import { CallFailed } from '@/lib/client/call-api';
import { openReviewQuery } from '@/lib/client/queries/review';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { ManuscriptGone } from './manuscript-gone';
import { ReviewFrame } from './review-frame';
import type { BodyMarkup } from './review-shape';
import type { ManuscriptReviewWords } from './review-words';
import { useRelease } from './use-release';

export interface ManuscriptDeskProps {
  articleId: number;
  words: ManuscriptReviewWords;
  /** Makes a sanitised body ready to be shown. */
  bodyOf: BodyMarkup;
}

const ROWS = 6;

/** One text under review: opened with its lock, which is kept while the page is and given back after. */
export function ManuscriptDesk({ articleId, words, bodyOf }: ManuscriptDeskProps) {
  const { locale, words: own } = useOwn();
  const which = { article_id: articleId, locale: editionOf(location.search) };
  const query = useQuery(openReviewQuery(locale, which));
  const { refetch } = query;
  useRelease({ which, holds: query.data?.lock?.is_own === true, takeAgain: () => void refetch() });
  if (query.error instanceof CallFailed && query.error.code !== 0) {
    return <ManuscriptGone reason={query.error.message} which={which} words={words} />;
  }
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={ROWS} look="text" label={own.loading} />}>
      {(review) => (
        <ReviewFrame
          review={review}
          words={words}
          bodyOf={bodyOf}
          readAgain={() => void refetch()}
        />
      )}
    </Loaded>
  );
}

/** The edition that an address names; the Chinese one where it names none. */
function editionOf(search: string): Locale {
  const wanted = new URLSearchParams(search).get('edition');
  return LOCALES.find((locale) => locale === wanted) ?? 'zh-Hans';
}
