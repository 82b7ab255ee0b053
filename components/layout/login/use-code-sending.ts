'use client';

import { useEffect, useState } from 'react';
import { CODE_RESEND_SECONDS } from '@/lib/contract/constants';

const TICK_MS = 250;

/**
 * Which addresses a code was sent to, and how long until another one may be asked for. It is
 * kept above the panels, so that changing them loses nothing.
 */
export function useCodeSending() {
  const [sentAt, setSentAt] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(0);
  const latest = Math.max(0, ...Object.values(sentAt));
  const isCounting = secondsUntilNext(latest, now) > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);

  return {
    /** To be called once a code was sent, and not before. */
    start: (address: string) => {
      setNow(Date.now());
      setSentAt((known) => ({ ...known, [address]: Date.now() }));
    },
    wasSent: (address: string) => sentAt[address] !== undefined,
    secondsLeft: (address: string) => secondsUntilNext(sentAt[address] ?? 0, now),
  };
}

function secondsUntilNext(sentAt: number, now: number): number {
  return Math.max(0, Math.ceil((sentAt + CODE_RESEND_SECONDS * 1000 - now) / 1000));
}
