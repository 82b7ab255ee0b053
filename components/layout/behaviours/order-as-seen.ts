/** From here on the front page's panels stand beside its list (the style sheet's `rail`). */
const BESIDE = '(min-width: 900px)';

/**
 * On narrow windows the front page shows its late panels (`.is-late`) after its list, by the
 * style sheet alone: here they go there in the document too, so that the focus goes the way the
 * eye does (WCAG 2.2, 2.4.3). Nothing moves on the screen.
 */
export function orderAsSeen(signal: AbortSignal): void {
  const columns = document.querySelector('.columns.is-front');
  const rail = columns?.querySelector('.rail');
  const late = rail?.querySelectorAll('.is-late');
  if (!columns || !rail || !late?.length) return;
  const beside = window.matchMedia(BESIDE);
  const place = () => {
    const focused = document.activeElement as HTMLElement | null;
    (beside.matches ? rail : columns).append(...late);
    // What is moved loses the focus.
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
  };
  if (!beside.matches) place();
  beside.addEventListener('change', place, { signal });
}
