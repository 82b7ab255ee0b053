import { SUCCESS_CODE, TOAST_ACCOUNT_MS } from '../contract/constants';
import { ERRORS } from '../contract/error-codes';
import { CallFailed } from './call-api';
import { keepMessage } from './kept-message';
import { pageAddress } from './page-address';
import { forgetReader } from './reader-session';
import { isSignedIn } from './signed-in';
import { reloadForServer } from './reload-for-server';
import { showToast } from './toast';

const OUTDATED = ERRORS.pageOutdated.code;
const ENDED = ERRORS.sessionEnded.code;
const SIGN_IN = ERRORS.signInRequired.code;
const UNAVAILABLE = ERRORS.accountUnavailable.code;
/** Of a call that nothing answered. */
const NO_ANSWER = 0;

/** True once the page is being left for a session that ended. */
let isSigningOut = false;
/** True once the reader is on the way home: what other calls say of the token is said already. */
let isGoingHome = false;

/**
 * What the client does about a call that failed (spec section 8): an outdated page is
 * loaded anew, once; a session that the server no longer knows is signed out, with one
 * message; everything else is said in a toast, 5 s for an account that may not be used.
 * @param fallback what is said where no answer came.
 */
export function reportFailure(error: unknown, fallback: string): void {
  const code = codeOf(error);
  const message = messageOf(error) || fallback;
  if (code === OUTDATED && reloadForServer()) return;
  // Of several calls that learn it at once, the first one says it; those that were sent after it
  // had no token any more.
  if ((code === ENDED || code === SIGN_IN) && (isSigningOut || isGoingHome)) return;
  if (code === ENDED && isSignedIn()) {
    isSigningOut = true;
    forgetReader();
    keepMessage(message);
    pageAddress.reload();
  } else {
    showToast(message, code === UNAVAILABLE ? { ms: TOAST_ACCOUNT_MS } : {});
  }
}

/**
 * What the client does where a page could not learn whose it is (spec section 8): the token is
 * forgotten, the message said, and the reader goes home. What another call has said of a session
 * that ended is not said a second time in other words.
 */
export function leaveForHome(message: string, homeHref: string): void {
  if (!isSigningOut && !isGoingHome) keepMessage(message);
  isGoingHome = true;
  forgetReader();
  pageAddress.go(homeHref);
}

/** True on a page that asks for the reader's data itself, and leaves by itself. */
let isOwnPage = false;

/** Says that this page asks whose it is, so that the header leaves a refusal to it. */
export function ownThisPage(): void {
  isOwnPage = true;
}

export interface ReaderFailure {
  /** Said where an answer came without the reader's data. */
  verifyAgain: string;
  /** Said where the server gave no sentence of its own. */
  failed: string;
  homeHref: string;
}

/**
 * What the client does when the reader's own data could not be loaded (spec section 8). An
 * unusable account's message shows for 5 s and nothing more is done; an answer without data,
 * or any other refusal, resets the token, says so and goes to /home. A call that nothing
 * answered says nothing about the token: a reader in a tunnel, or who is leaving the page,
 * stays signed in.
 */
export function reportReaderFailure(error: unknown, words: ReaderFailure): void {
  const code = codeOf(error);
  if (code === NO_ANSWER || isSigningOut || (code === ENDED && isOwnPage)) return;
  if (code === UNAVAILABLE || code === OUTDATED || code === ENDED) {
    reportFailure(error, words.failed);
    return;
  }
  const isMissing = code === SUCCESS_CODE;
  leaveForHome(isMissing ? words.verifyAgain : messageOf(error) || words.failed, words.homeHref);
}

function codeOf(error: unknown): number {
  return error instanceof CallFailed ? error.code : NO_ANSWER;
}

function messageOf(error: unknown): string {
  return error instanceof CallFailed ? error.message : '';
}
