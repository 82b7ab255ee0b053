'use client';

import { useSyncExternalStore } from 'react';

/** From here on a table has room (the rail breakpoint of globals.css). */
const WIDE = '(min-width: 900px)';

/** Whether the window has room for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function listen(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
