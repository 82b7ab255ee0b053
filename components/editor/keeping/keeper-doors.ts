import { callApi, CallFailed } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Locale } from '@/lib/i18n/locales';
import { forgetText, keepText } from './device-store';
import type { KeeperDoors, SaveFailure } from './draft-keeper';
import { holdCopy, releaseCopy } from './living-copies';

/** Conflicts of any kind share this code; what the server holds tells which it is. */
const CONFLICT = ERRORS.manuscriptConflict.code;
const SIGNED_OUT: readonly number[] = [ERRORS.signInRequired.code, ERRORS.sessionEnded.code];
const LATER: readonly number[] = [ERRORS.tooManyRequests.code];
const SERVER_FAULT_FROM = 500;
const SERVER_FAULT_TO = 600;

/**
 * The server and this device, as a keeper reaches them for one writer.
 * @param copyId what tells this page's copy on the device from those of other tabs.
 */
export function keeperDoors(readerId: number, locale: Locale, copyId: string): KeeperDoors {
  return {
    create: async ({ clientKey, locale: edition, content }) => {
      try {
        const input = { client_key: clientKey, locale: edition, content };
        return await callApi('createManuscript', input, { locale });
      } catch (error) {
        throw failureOf(error);
      }
    },
    save: async ({ articleId, locale: edition, baseRevision, content }) => {
      const which = { article_id: articleId, locale: edition };
      try {
        const input = { ...which, base_revision: baseRevision, content };
        return await callApi('saveManuscript', input, { locale });
      } catch (error) {
        const isConflict = error instanceof CallFailed && error.code === CONFLICT;
        if (!isConflict) throw failureOf(error);
        const theirs = await callApi('openManuscript', which, { locale }).catch(
          (other: unknown) => {
            throw failureOf(other);
          },
        );
        if (theirs.revision === baseRevision) throw failureOf(error);
        throw { kind: 'refused', theirs } satisfies SaveFailure;
      }
    },
    keep: (key, text) => {
      holdCopy(copyId);
      return keepText({ readerId, key, copyId }, text);
    },
    forget: (key) => forgetText({ readerId, key, copyId }),
    release: () => releaseCopy(copyId),
    now: () => new Date(),
  };
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof CallFailed) || error.code === 0) return { kind: 'unanswered' };
  // The text is on this device; the page says what happened and asks to sign in.
  if (SIGNED_OUT.includes(error.code)) reportFailure(error, error.message);
  const { code, message } = error;
  const isServerFault = code >= SERVER_FAULT_FROM && code < SERVER_FAULT_TO;
  return { kind: 'failed', message, isWorthRetrying: isServerFault || LATER.includes(code) };
}
