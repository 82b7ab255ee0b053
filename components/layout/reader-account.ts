import { callApi, CallFailed } from '@/lib/client/call-api';
import { pageAddress } from '@/lib/client/page-address';
import { forgetReader, READER_KEPT } from '@/lib/client/reader-session';
import { readerId } from '@/lib/client/signed-in';
import { reportReaderFailure, type ReaderFailure } from '@/lib/client/report-failure';
import { keep, readKept } from '@/lib/client/session-cache';
import { SUCCESS_CODE } from '@/lib/contract/constants';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';

export type ReaderInfo = CallOutput<'toUserInfo'>;

const ENTRY = `${READER_KEPT}info`;
/** The six pages that spec section 2 protects, in each language. */
const GUARDED = /^(?:\/zh-hant|\/en)?\/my\/./;
/** The reader is not kept waiting for a server that does not answer. */
const LOG_OUT_TIMEOUT_MS = 4_000;

/**
 * What the header shows of the reader: what the session keeps at once, then the answer. A
 * failure is dealt with as spec section 8 says.
 */
export async function showReader(
  locale: Locale,
  show: (info: ReaderInfo) => void,
  words: ReaderFailure,
): Promise<void> {
  const kept = readKept<ReaderInfo>(ENTRY, locale)?.value;
  if (kept && kept.id === readerId()) show(kept);
  try {
    const info = await callApi('toUserInfo', {}, { locale });
    if (!info.id) throw new CallFailed(SUCCESS_CODE, '');
    keep(ENTRY, locale, info);
    show(info);
  } catch (error) {
    reportReaderFailure(error, words);
  }
}

/**
 * Logs out: the server ends the session where it can be reached; token, stored ids and state
 * are cleared whether or not, and the page is loaded anew (spec section 4). On a page that needs
 * a reader that would ask to log in again: there it goes home.
 */
export async function logOut(locale: Locale, homeHref: string): Promise<void> {
  const signal = AbortSignal.timeout(LOG_OUT_TIMEOUT_MS);
  await callApi('logOut', {}, { locale, signal }).catch(() => undefined);
  forgetReader();
  if (GUARDED.test(location.pathname)) pageAddress.go(homeHref);
  else pageAddress.reload();
}
