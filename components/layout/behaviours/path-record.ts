const CURRENT_KEY = 'currentPath';
/** Key in session storage of the path before this one. */
export const PREVIOUS_PATH_KEY = 'previousPath';

/**
 * Spec section 2: every navigation records the current and the previous path in session
 * storage. A reload keeps the previous one. Storage that is closed to us is no error.
 */
export function recordPath(signal?: AbortSignal): void {
  // Also when the page comes back from the browser's memory.
  window.addEventListener('pageshow', record, signal ? { signal } : {});
  record();
}

function record() {
  try {
    const last = sessionStorage.getItem(CURRENT_KEY);
    if (last === location.pathname) return;
    sessionStorage.setItem(PREVIOUS_PATH_KEY, last ?? '');
    sessionStorage.setItem(CURRENT_KEY, location.pathname);
  } catch {
    // Private windows may refuse; nothing on the page depends on it.
  }
}
