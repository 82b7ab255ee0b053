import { newClientKey } from './client-key';

/** Where this browser's uuid is kept (spec section 3, client storage). */
const KEY = 'uuid';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let ofThisPage: string | undefined;

/** Tells this browser from another: made once and kept, or for this page where nothing is kept. */
export function clientUuid(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && UUID.test(kept)) return kept;
    ofThisPage ??= newClientKey();
    localStorage.setItem(KEY, ofThisPage);
  } catch {
    // Storage is closed to us: the next page is another browser to the server.
  }
  return (ofThisPage ??= newClientKey());
}
