import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, EndpointName } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '../call-api';

/** Items that a list of the desk loads at a time. */
const PAGE_SIZE = 20;
/** The desk sees what its other members published without being asked. */
const LIVE_MS = 15_000;

export function deskFlashesQuery(locale: Locale, filter: CallInput<'deskFlashList'>['filter']) {
  return { ...deskList('deskFlashList', locale, { filter }), refetchInterval: LIVE_MS };
}

export function flashVersionsQuery(locale: Locale, flash: { id: number; version: number }) {
  return queryOptions({
    queryKey: ['desk', 'flashVersions', flash.id, flash.version],
    queryFn: ({ signal }) => callApi('flashVersionList', { id: flash.id }, { locale, signal }),
  });
}

export function peopleQuery(
  locale: Locale,
  input: Pick<CallInput<'peopleList'>, 'keyword' | 'filter'>,
) {
  return deskList('peopleList', locale, input);
}

export function feedbackQuery(locale: Locale, suspect: boolean) {
  return deskList('feedbackList', locale, { suspect });
}

export function actsQuery(
  locale: Locale,
  input: Pick<CallInput<'staffActList'>, 'subject' | 'subject_id' | 'account_id'>,
) {
  return deskList('staffActList', locale, input);
}

export function realNamesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['desk', 'realNames'],
    queryFn: ({ signal }) => callApi('realNameList', {}, { locale, signal }),
  });
}

/** What identifies a person is asked for each time and kept nowhere. */
export function openedRealNameQuery(locale: Locale, accountId: number) {
  return queryOptions({
    queryKey: ['desk', 'realName', accountId],
    queryFn: ({ signal }) => callApi('openRealName', { account_id: accountId }, { locale, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export function applicationsQuery(
  locale: Locale,
  input: Pick<CallInput<'applicationList'>, 'kind' | 'filter'>,
) {
  return deskList('applicationList', locale, input);
}

export function applicationQuery(locale: Locale, reference: string) {
  return queryOptions({
    queryKey: ['desk', 'application', reference],
    queryFn: ({ signal }) => callApi('openApplication', { reference }, { locale, signal }),
  });
}

export function summaryQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['desk', 'summary'],
    queryFn: ({ signal }) => callApi('deskSummary', {}, { locale, signal }),
  });
}

export function visitsQuery(locale: Locale, days: number) {
  return queryOptions({
    queryKey: ['desk', 'visits', days],
    queryFn: ({ signal }) => callApi('deskVisits', { days }, { locale, signal }),
  });
}

export function secondStepQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['account', 'second-step'],
    queryFn: ({ signal }) => callApi('getSecondStep', {}, { locale, signal }),
  });
}

/** Calls that answer with a list and the cursor of what follows it. */
type ListCall = Extract<
  EndpointName,
  'applicationList' | 'deskFlashList' | 'peopleList' | 'feedbackList' | 'staffActList'
>;

function deskList<Call extends ListCall>(call: Call, locale: Locale, input: CallInput<Call>) {
  return infiniteQueryOptions({
    queryKey: ['desk', call, input] as const,
    queryFn: ({ pageParam, signal }): Promise<CallOutput<Call>> => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return callApi(call, { ...input, limit: PAGE_SIZE, ...cursor }, { locale, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }: CallOutput<ListCall>) => next ?? undefined,
  });
}
