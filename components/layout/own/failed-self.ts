import { CallFailed } from '@/lib/client/call-api';
import { leaveForHome, reportFailure } from '@/lib/client/report-failure';
import { ERRORS } from '@/lib/contract/error-codes';

/** Answers that say that the token stands for nobody who may go on. */
const NOBODY: readonly number[] = [
  ERRORS.signInRequired.code,
  ERRORS.sessionEnded.code,
  ERRORS.notFound.code,
];

export interface FailedSelfWords {
  /** Said where the server said nothing. */
  verifyFailed: string;
  failed: string;
}

/**
 * Spec section 8: where one's own data can not be had, the token is forgotten, an error is
 * shown and the reader goes home. A network that is down is no reason for that, and code 1005 is
 * said, for 5 s, and nothing more is done.
 */
export function handleFailedSelf(error: unknown, words: FailedSelfWords, homeHref: string): void {
  if (!(error instanceof CallFailed) || !NOBODY.includes(error.code)) {
    reportFailure(error, words.failed);
    return;
  }
  leaveForHome(error.message || words.verifyFailed, homeHref);
}
