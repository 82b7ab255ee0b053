/**
 * A thin bar from the click on a link until the next page takes over. `bar` is the element;
 * a page that comes back from the browser's memory starts without it.
 */
export function showRouteProgress(signal: AbortSignal, bar: Element): void {
  const start = () => bar.classList.add('is-active');
  const stop = () => bar.classList.remove('is-active');
  // On the window: after everything that may have kept the click for itself.
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      if (link && leavesPage(link, event, location)) start();
    },
    { signal },
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) start();
    },
    { signal },
  );
  window.addEventListener('pageshow', stop, { signal });
}

/** Whether a click on a link loads another page of this site in this window. */
export function leavesPage(
  link: HTMLAnchorElement,
  event: Pick<
    MouseEvent,
    'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
  >,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (!link.href || (link.target && link.target !== '_self') || link.download) return false;
  if (link.origin !== here.origin) return false;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return !(isSamePage && link.hash);
}
