import { callApi } from '@/lib/client/call-api';
import type { CallInput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { manuscriptHref } from './manuscript-href';
import { queueKey } from './steady-queue';

/** So many of the longest waiting are looked through for one that nobody holds. */
const LOOKED_AT = 20;

/** Where to go on: the text that waits longest and that nobody else reviews, else the queue. */
export async function nextWaitingHref(
  current: CallInput<'openReview'>,
  locale: Locale,
): Promise<string> {
  const queue = await callApi('reviewQueue', { limit: LOOKED_AT }, { locale }).catch(() => null);
  const next = queue?.list.find(
    (item) => queueKey(item) !== queueKey(current) && (item.lock === null || item.lock.is_own),
  );
  return next ? manuscriptHref(next, locale) : href('desk_review', { locale });
}
