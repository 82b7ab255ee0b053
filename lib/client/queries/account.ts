import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, EndpointName } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '../call-api';

/** Items that a list of one's own pages loads at a time. */
const PAGE_SIZE = 20;

/** A call whose failure says that nobody is signed in any more. */
interface OwnMeta extends Record<string, unknown> {
  isSelf: true;
}
const SELF: OwnMeta = { isSelf: true };

/** One's own account; its key is that of everything that changes it. */
export function userInfoQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['account', 'info'],
    queryFn: ({ signal }) => callApi('getUserInfo', {}, { locale, signal }),
    meta: SELF,
  });
}

export function sessionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => callApi('sessionList', {}, { locale, signal }),
  });
}

export function realNameQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['account', 'real-name'],
    queryFn: ({ signal }) => callApi('getRealName', {}, { locale, signal }),
  });
}

export function noticesQuery(locale: Locale, unread: boolean) {
  return ownList('accountNoticeList', locale, { unread });
}

export function followedQuery(locale: Locale) {
  return ownList('myFollow', locale, {});
}

export function followedLabelsQuery(locale: Locale) {
  return ownList('myFollowLabels', locale, {});
}

export function collectedQuery(locale: Locale, type: CallInput<'myCollection'>['type']) {
  return ownList('myCollection', locale, type ? { type } : {});
}

export function manuscriptsQuery(
  locale: Locale,
  { status, keyword }: Pick<CallInput<'myManuscripts'>, 'status' | 'keyword'>,
) {
  return ownList('myManuscripts', locale, { status, keyword });
}

export function ownViewsQuery(locale: Locale, days: number) {
  return queryOptions({
    queryKey: ['account', 'views', days],
    queryFn: ({ signal }) => callApi('myArticleViews', { days }, { locale, signal }),
  });
}

/** Calls that answer with a list and the cursor of what follows it. */
type ListCall = Extract<
  EndpointName,
  'accountNoticeList' | 'myFollow' | 'myFollowLabels' | 'myCollection' | 'myManuscripts'
>;

function ownList<Call extends ListCall>(call: Call, locale: Locale, input: CallInput<Call>) {
  return infiniteQueryOptions({
    queryKey: ['account', call, input] as const,
    queryFn: ({ pageParam, signal }): Promise<CallOutput<Call>> => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return callApi(call, { ...input, limit: PAGE_SIZE, ...cursor }, { locale, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }: CallOutput<ListCall>) => next ?? undefined,
  });
}
