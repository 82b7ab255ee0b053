import { scrollToTop } from '@/lib/client/scroll-to-top';

/**
 * Shows the `[data-back-to-top]` buttons once a screen has been scrolled, and scrolls up in
 * 800 ms (spec section 9) when one is pressed; at once for readers who want no motion.
 */
export function offerBackToTop(signal: AbortSignal): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-back-to-top]');
  const update = () => {
    const isFar = window.scrollY > window.innerHeight;
    for (const button of buttons) button.classList.toggle('is-shown', isFar);
  };
  window.addEventListener('scroll', update, { signal, passive: true });
  for (const button of buttons) button.addEventListener('click', scrollToTop, { signal });
  update();
}
