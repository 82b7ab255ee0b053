import { SMALL_PAGER_PAGES, stepSmallPager } from '@/components/ui/small-pager-step';

/**
 * Panels of two pages (`[data-two-pages]`, with a SmallPager): a step shows the other five
 * rows of `[data-page-rows]`. The style sheet hides those of the other page.
 */
export function tendTwoPages(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>('[data-step]');
      const panel = button?.closest<HTMLElement>('[data-two-pages]');
      if (!button || !panel) return;
      show(panel, stepSmallPager(Number(panel.dataset.twoPages), Number(button.dataset.step)));
    },
    { signal },
  );
}

function show(panel: HTMLElement, page: number) {
  panel.dataset.twoPages = String(page);
  const now = panel.querySelector('[data-page-now]');
  if (now) now.textContent = String(page);
  const isFocusInside = panel.contains(document.activeElement);
  for (const button of panel.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const isAtEnd = page === (Number(button.dataset.step) < 0 ? 1 : SMALL_PAGER_PAGES);
    button.disabled = isAtEnd;
  }
  // A button that is disabled under the reader's hands loses the focus; the other one takes it.
  if (isFocusInside) panel.querySelector<HTMLElement>('[data-step]:not(:disabled)')?.focus();
}
