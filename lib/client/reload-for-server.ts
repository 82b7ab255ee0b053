import { pageAddress } from './page-address';

/** When the page was last loaded anew for being older than the server. */
const RELOADED_KEY = 'reloadedForServer';
/** Within so long a second reload would be a loop. */
const RELOAD_PAUSE_MS = 60_000;

let isUnderWay = false;

/**
 * Loads a page that is older than the server anew (code 10500, spec section 8), once a
 * minute at most. Out: whether the page is on its way out; where not, nothing will change
 * and the reader has to be told.
 */
export function reloadForServer(): boolean {
  if (isUnderWay) return true;
  if (!mayReload()) return false;
  isUnderWay = true;
  // A page that comes back from the browser's memory has left nothing.
  window.addEventListener('pageshow', () => (isUnderWay = false), { once: true });
  pageAddress.reload();
  return true;
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
