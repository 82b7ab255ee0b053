import { BOTTOM_THRESHOLD_PX } from '../contract/constants';

/**
 * Tells when an element comes within 300 px of the window's bottom (spec section 4), each
 * time anew, and only to readers who have scrolled: a page that is short asks for nothing
 * by itself. `again()` looks once more after the page has grown.
 */
export function watchBottom(
  element: Element,
  reached: () => void,
  signal: AbortSignal,
): { again: () => void } {
  if (typeof IntersectionObserver === 'undefined') return { again: () => undefined };
  let hasScrolled = window.scrollY > 0;
  let isNear = false;
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      if (isNear && hasScrolled) reached();
    },
    { rootMargin: `0px 0px ${BOTTOM_THRESHOLD_PX}px 0px` },
  );
  const firstScroll = () => {
    if (hasScrolled) return;
    hasScrolled = true;
    if (isNear) reached();
  };
  window.addEventListener('scroll', firstScroll, { signal, passive: true });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(element);
  return {
    again() {
      observer.unobserve(element);
      if (!signal.aborted) observer.observe(element);
    },
  };
}
