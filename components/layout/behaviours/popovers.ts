/**
 * What `details[data-popover]` lacks by itself: a click elsewhere closes it, Escape closes it
 * and gives the focus back, and only one is open.
 */
export function closePopovers(signal: AbortSignal): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-popover][open]');
  document.addEventListener(
    'click',
    (event) => {
      for (const details of open()) {
        if (!details.contains(event.target as Node)) details.open = false;
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      for (const details of open()) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
}
