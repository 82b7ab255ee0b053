import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, EndpointName } from '@/lib/contract/endpoints';
import type { DeskImport, ImportOutcomeKind } from '@/lib/contract/desk-import';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '../call-api';

/** Items that a list of the desk loads at a time. */
const PAGE_SIZE = 20;
/** The desk sees what its other members published without being asked. */
const LIVE_MS = 15_000;
/** Pause between two looks at an import that goes on. */
const IMPORT_LOOK_MS = 1_500;

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

export function personSessionsQuery(locale: Locale, accountId: number) {
  return queryOptions({
    queryKey: ['desk', 'sessions', accountId],
    queryFn: ({ signal }) =>
      callApi('personSessions', { account_id: accountId }, { locale, signal }),
    gcTime: 0,
  });
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

/** Imports, looked at again and again while one goes on. */
export function importsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['desk', 'imports'],
    queryFn: ({ signal }) => callApi('importList', {}, { locale, signal }),
    refetchInterval: ({ state }) => (state.data?.list.some(goesOn) ? IMPORT_LOOK_MS : false),
  });
}

/** The report of an import; anew when there is more of it. */
export function importReportQuery(
  locale: Locale,
  item: DeskImport,
  outcome: ImportOutcomeKind | 'all',
) {
  const input = { id: item.id, ...(outcome === 'all' ? {} : { outcome }) };
  // What was read is of no age but that of the import: its last step is read as well.
  return deskList('importReport', locale, input, `${item.state} ${item.done}`);
}

function goesOn({ state }: DeskImport): boolean {
  return state === 'waiting' || state === 'running';
}

/** How far the desk's words are applied; looked at until they are. */
export function conversionQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['desk', 'conversion'],
    queryFn: ({ signal }) => callApi('conversionState', {}, { locale, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && data.version > 0 && data.applied_time === null ? IMPORT_LOOK_MS : false,
  });
}

/** Calls that answer with a list and the cursor of what follows it. */
type ListCall = Extract<
  EndpointName,
  | 'importReport'
  | 'applicationList'
  | 'deskFlashList'
  | 'peopleList'
  | 'feedbackList'
  | 'staffActList'
  | 'importReport'
>;

function deskList<Call extends ListCall>(
  call: Call,
  locale: Locale,
  input: CallInput<Call>,
  state = '',
) {
  return infiniteQueryOptions({
    queryKey: ['desk', call, input, state] as const,
    queryFn: ({ pageParam, signal }): Promise<CallOutput<Call>> => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return callApi(call, { ...input, limit: PAGE_SIZE, ...cursor }, { locale, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }: CallOutput<ListCall>) => next ?? undefined,
  });
}
