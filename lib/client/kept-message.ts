import { TOAST_ACCOUNT_MS } from '../contract/constants';
import { showToast } from './toast';

/** Where a message waits that is to be said after the page was loaded anew. */
const WAITING_KEY = 'messageAfterReload';

/** Keeps a message over a change of page; `sayKeptMessage` shows it there. */
export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(WAITING_KEY, message);
  } catch {
    // A browser that keeps nothing: the page itself shows that nobody is signed in.
  }
}

/** Shows the message that waited for this page, if one did. */
export function sayKeptMessage(): void {
  try {
    const message = sessionStorage.getItem(WAITING_KEY);
    if (!message) return;
    sessionStorage.removeItem(WAITING_KEY);
    showToast(message, { ms: TOAST_ACCOUNT_MS });
  } catch {
    // As above.
  }
}
