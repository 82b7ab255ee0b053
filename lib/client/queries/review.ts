import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@/lib/contract/endpoints';
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
