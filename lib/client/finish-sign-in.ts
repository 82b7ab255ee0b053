import Cookies from 'js-cookie';
import type { SignedIn } from '../contract/sign-in';
import { RETURN_COOKIE, safeReturnPath } from '../routes/return-path';
import { pageAddress } from './page-address';
import { keepReader } from './reader-session';

export interface AfterSignIn {
  /** False where the reader was about to do something on this very page. */
  mayReturn: boolean;
  /** Where to go instead of loading this page anew. */
  nextHref?: string | undefined;
}

/**
 * Keeps what a sign-in gave and loads the page anew (spec section 4), or the one that the
 * guard turned the visitor away from.
 */
export function finishSignIn(session: SignedIn, { mayReturn, nextHref }: AfterSignIn): void {
  keepReader(session);
  const back = safeReturnPath(Cookies.get(RETURN_COOKIE));
  Cookies.remove(RETURN_COOKIE, { path: '/' });
  const href = (mayReturn ? back : undefined) ?? nextHref;
  if (href) {
    pageAddress.go(href);
  } else {
    // A fragment that asks for the dialog is no part of the page.
    history.replaceState(history.state, '', location.pathname + location.search);
    pageAddress.reload();
  }
}
