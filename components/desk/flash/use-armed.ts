'use client';

import { useEffect, useState } from 'react';

/** So long the second press counts. */
const ARMED_MS = 8_000;

/** Two presses send: the first one arms, the second one within some seconds goes off. */
export function useArmed(fire: () => void) {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return undefined;
    const timer = setTimeout(() => setIsArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return {
    isArmed,
    disarm: () => setIsArmed(false),
    press: () => {
      if (isArmed) fire();
      setIsArmed(!isArmed);
    },
  };
}
