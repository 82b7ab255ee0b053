/** Key of a reader's word against being counted; its absence is no word. */
const STORAGE_KEY = 'tracking';
const REFUSED = 'off';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * True where the browser says for its reader that visits are not to be followed: Global Privacy
 * Control (W3C), or Do Not Track (W3C, 2019).
 */
export function isAskedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals;
  const old = (window as unknown as Signals).doNotTrack;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes' || old === '1';
}

/** True where the reader has turned the counting off on this device. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === REFUSED;
  } catch {
    return false;
  }
}

/** Whether this visit may be counted; where not, nothing is made, kept or sent. */
export function mayCount(): boolean {
  return !isAskedByBrowser() && !isRefused();
}

/** Keeps the reader's word; what was kept to count by goes with it. */
export function setCounting(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else {
      localStorage.setItem(STORAGE_KEY, REFUSED);
      localStorage.removeItem('uuid');
    }
  } catch {
    // A browser that keeps nothing is not counted either (see analytics).
  }
}
