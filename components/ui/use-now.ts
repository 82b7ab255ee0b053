'use client';

import { useEffect, useState } from 'react';

/** The time in ms, told anew every so often: clocks go on while it is looked at. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
