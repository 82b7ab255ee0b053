import { loadChunk } from '../load-chunk';

/** Tells of the page's view a moment after it was opened; what does it is not part of the page's own script. */
export function tellOfVisit(signal: AbortSignal): void {
  const openedAt = Date.now();
  void loadChunk(() => import('../tell-visit')).then((chunk) => {
    if (!signal.aborted) chunk?.tellVisit(signal, openedAt);
  });
}
