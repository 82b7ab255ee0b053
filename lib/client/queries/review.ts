import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@/lib/contract/endpoints';
import { ERRORS } from '@/lib/contract/error-codes';
import type { ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '../call-api';

/** What waits changes while one looks at it: asked for anew so often. */
const QUEUE_REFRESH_MS = 30_000;

/** One page of the review queue, kept fresh while it is looked at. */
export function reviewQueueQuery(locale: Locale, input: CallInput<'reviewQueue'>) {
  return queryOptions({
    queryKey: ['review', 'queue', input],
    queryFn: ({ signal }) => callApi('reviewQueue', input, { locale, signal }),
    refetchInterval: QUEUE_REFRESH_MS,
  });
}

/** A lock of 15 minutes is taken anew well before its end. */
const LOCK_RENEWAL_MS = 5 * 60_000;

/** A text under review; being asked for takes its lock, and again while the page is looked at. */
export function openReviewQuery(locale: Locale, which: CallInput<'openReview'>) {
  return queryOptions({
    queryKey: ['review', 'open', which],
    queryFn: ({ signal }) => callApi('openReview', which, { locale, signal }),
    refetchInterval: LOCK_RENEWAL_MS,
    staleTime: 0,
    meta: { toldInPlace: [ERRORS.manuscriptState.code, ERRORS.articleNotFound.code] },
  });
}

/** A text as readers would see it; the same revision never changes. */
export function previewQuery(
  locale: Locale,
  asked: { revision: number; articleId: number; edition: Locale; content: ManuscriptContent },
) {
  const { revision, articleId, edition, content } = asked;
  return queryOptions({
    queryKey: ['review', 'preview', articleId, edition, revision],
    queryFn: ({ signal }) =>
      callApi('previewManuscript', { locale: edition, content }, { locale, signal }),
    staleTime: Infinity,
  });
}

/** Names of what may be chosen for an article. */
export function writingChoicesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['review', 'choices'],
    queryFn: ({ signal }) => callApi('writingChoices', {}, { locale, signal }),
    staleTime: Infinity,
  });
}

/** One page of the articles that are live or were taken down. */
export function deskArticlesQuery(locale: Locale, input: CallInput<'deskArticles'>) {
  return queryOptions({
    queryKey: ['review', 'articles', input],
    queryFn: ({ signal }) => callApi('deskArticles', input, { locale, signal }),
  });
}
