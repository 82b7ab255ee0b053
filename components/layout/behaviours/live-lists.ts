import { whenIdle } from '../when-idle';
import { loadChunk } from '../load-chunk';

/**
 * Lists of what is hot, searched for and recommended (`[data-live-list]`): when one comes into
 * view, and when the reader comes back to the page, it is brought up to date, at most once a
 * minute in a session. What does that is loaded then (see ../refresh-list).
 */
export function keepListsFresh(signal: AbortSignal): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-live-list]')];
  if (lists.length === 0 || typeof IntersectionObserver === 'undefined') return;
  const inView = new Set<HTMLElement>();
  const refresh = () => {
    if (document.hidden || inView.size === 0) return;
    void loadChunk(() => import('../refresh-list')).then((chunk) => {
      if (chunk && !signal.aborted) for (const list of inView) void chunk.refreshList(list);
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLElement);
      else inView.delete(target as HTMLElement);
    }
    whenIdle(refresh);
  });
  for (const list of lists) observer.observe(list);
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && refresh(), { signal });
}
