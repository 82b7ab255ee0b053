'use client';

import { useEffect, useEffectEvent } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { callApi } from '@/lib/client/call-api';
import type { CallInput } from '@/lib/contract/endpoints';

export interface ReleaseOptions {
  which: CallInput<'releaseReview'>;
  /** Whether the lock is one's own. */
  holds: boolean;
  /** Called where the browser shows the page again as it was left. */
  takeAgain: () => void;
}

/** Gives a lock back when the page is left, so that nobody waits for its end. */
export function useRelease({ which, holds, takeAgain }: ReleaseOptions): void {
  const { locale } = useOwn();
  const release = useEffectEvent(() => {
    // Failing is no harm: the lock ends by itself.
    if (holds) callApi('releaseReview', which, { locale, keepalive: true }).catch(() => undefined);
  });
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) takeAgain();
  });
  useEffect(() => {
    const leave = () => release();
    const enter = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enter);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);
}
