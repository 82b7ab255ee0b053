import { TOAST_ACCOUNT_MS } from '../contract/constants';
import { showToast } from './toast';

/** Where a message waits that is to be said after the page was loaded anew. */
const WAITING_KEY = 'messageAfterReload';

/** True where a message was kept on this page, which is being left: it is for the next one. */
let isForNextPage = false;

/** Keeps a message over a change of page; `sayKeptMessage` shows it there. */
export function keepMessage(message: string): void {
  isForNextPage = true;
  try {
    sessionStorage.setItem(WAITING_KEY, message);
  } catch {
    // A browser that keeps nothing: the page itself shows that nobody is signed in.
  }
}

/** Whether a message waits for this page. */
export function hasKeptMessage(): boolean {
  try {
    return sessionStorage.getItem(WAITING_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows the message that waited for this page, if one did. */
export function sayKeptMessage(): void {
  if (isForNextPage) return;
  try {
    const message = sessionStorage.getItem(WAITING_KEY);
    if (!message) return;
    sessionStorage.removeItem(WAITING_KEY);
    showToast(message, { ms: TOAST_ACCOUNT_MS });
  } catch {
    // As above.
  }
}
