import { SCROLL_TO_TOP_MS } from '../contract/constants';

/** What a reader does to scroll; the way up ends there. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes to the top of the page in 800 ms (spec section 9), easing in and out; at once for
 * readers who want no motion. A reader who scrolls on the way is left where they are.
 */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, once: true };
  for (const event of OWN_SCROLLING) window.addEventListener(event, () => stop.abort(), options);
  const start = performance.now();
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - start) / SCROLL_TO_TOP_MS));
    window.scrollTo(0, scrollPosition(from, part));
    if (part < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

/** Where the page stands after `part` (0–1) of the way up from `from`, easing in and out. */
export function scrollPosition(from: number, part: number): number {
  const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
  return Math.round(from * (1 - eased));
}
