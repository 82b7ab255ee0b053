/** Less than this is a trembling finger, not a direction. */
const STEP_PX = 12;

/**
 * Takes the floating buttons (`[data-makes-way]`) out of the way while one reads on, and brings
 * them back as soon as one scrolls up, is near an end of the page, or comes to them by keyboard.
 * Styles do it under 900 px alone, where they would stand on the text.
 */
export function makeWayForReading(signal: AbortSignal): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-makes-way]');
  let last = window.scrollY;
  const update = () => {
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - last) < STEP_PX) return;
    const isNearEnd =
      scrollY < innerHeight / 2 ||
      scrollY + innerHeight > document.documentElement.scrollHeight - STEP_PX;
    const isAway = scrollY > last && !isNearEnd;
    for (const part of parts) part.classList.toggle('is-away', isAway);
    last = scrollY;
  };
  window.addEventListener('scroll', update, { signal, passive: true });
}
