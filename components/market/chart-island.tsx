'use client';

import { useEffect } from 'react';
import { loadChunk } from '@/components/layout/load-chunk';

/** The first of these says that somebody will read the chart. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes the drawn charts of the page readable by pointer and arrow keys. What does that is
 * loaded when a reader first touches a chart; a press that came before is made up for.
 */
export function ChartIsland() {
  useEffect(() => {
    const stop = new AbortController();
    for (const chart of document.querySelectorAll<HTMLElement>('[data-market-chart]')) {
      const plot = chart.querySelector<HTMLElement>('.chart-plot');
      plot?.setAttribute('tabindex', '0');
      plot?.setAttribute('role', 'group');
      plot?.setAttribute('aria-label', chart.dataset.label ?? '');
      awaitReader(chart, stop.signal);
    }
    return () => stop.abort();
  }, []);
  return null;
}

function awaitReader(chart: HTMLElement, signal: AbortSignal): void {
  const waiting = new AbortController();
  let days: number | undefined;
  const begin = () => {
    void loadChunk(() => import('./chart-layer')).then((chunk) => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      chunk?.readChart(chart, signal, days);
    });
  };
  const keep = (event: Event) => {
    const span = (event.target as Element).closest<HTMLElement>('[data-span]')?.dataset.span;
    if (span) days = Number(span);
  };
  for (const sign of SIGNS) {
    chart.addEventListener(sign, begin, { signal: waiting.signal, once: true, passive: true });
  }
  chart.addEventListener('click', keep, { signal: waiting.signal });
  signal.addEventListener('abort', () => waiting.abort());
}
