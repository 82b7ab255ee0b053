'use client';

import { useEffect } from 'react';
import type { TimeWords } from './behaviours/relative-times';
import { showRouteProgress } from './behaviours/route-progress';
import { TENDED } from './early/marks';
import { loadChunk } from './load-chunk';

export interface PageBehavioursProps {
  time: TimeWords;
}

/**
 * What a page does beyond being read. Each behaviour finds its elements in the finished HTML
 * by their data attributes; nothing of the page's text is in this component. What a first
 * click needs is here; the rest comes once the page stands.
 */
export function PageBehaviours({ time }: PageBehavioursProps) {
  useEffect(() => {
    const stop = new AbortController();
    const root = document.documentElement;
    const bar = document.querySelector('.route-progress');
    if (bar) showRouteProgress(stop.signal, bar);
    void loadChunk(() => import('./tend-page')).then((chunk) => {
      if (stop.signal.aborted) return;
      chunk?.tendPage(stop.signal, { time });
      root.setAttribute(TENDED, '');
    });
    return () => {
      stop.abort();
      root.removeAttribute(TENDED);
    };
    // The words never change while a page is open.
  }, [time]);
  return <div className="route-progress" aria-hidden="true" />;
}
