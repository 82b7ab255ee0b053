import type { Locale } from '../i18n/locales';
import { keep, readKept } from './session-cache';

/** Where a page stood when it was left. */
export interface LeftPlace {
  scrollY: number;
  /**
   * The first article in the window, by the address it leads to, and how far from the window's
   * top it began, px: rows that were never laid out have a height that is only thought.
   */
  inView?: { href: string; top: number };
}

/** A list as the reader left it, and where the page stood. */
export interface RememberedList<State> extends LeftPlace {
  state: State;
}

/**
 * Keeps how a list of this page stands, for a reader who comes back by the browser's own
 * buttons. `stateOf` is asked when the page is left; null keeps nothing.
 */
export function rememberList<State>(
  asked: { name: string; locale: Locale; stateOf: () => State | null },
  signal: AbortSignal,
): void {
  const { name, locale, stateOf } = asked;
  window.addEventListener(
    'pagehide',
    () => {
      const state = stateOf();
      if (state !== null) keep(keyOf(name), locale, { state, ...placeNow() });
    },
    { signal },
  );
}

/** What was kept of a list of this page, when the reader came back to it; else undefined. */
export function recallList<State>(name: string, locale: Locale): RememberedList<State> | undefined {
  if (!isReturn()) return undefined;
  heedReader();
  const kept = readKept<RememberedList<State>>(keyOf(name), locale)?.value;
  // The browser would hold on to what stands below the list, and follow it down while it grows.
  if (kept) document.body.style.overflowAnchor = 'none';
  return kept;
}

/**
 * Puts the page where it was left, unless the reader has gone somewhere else meanwhile. The
 * browser may have put it elsewhere: to the place of before the list had grown again, and on
 * with what stands below the list when it did.
 */
export function restoreScroll(left: LeftPlace): void {
  let frames = SETTLING_FRAMES;
  const settle = () => {
    if (hasReaderMoved) return;
    goTo(left);
    frames -= 1;
    // What comes near the window is laid out in the next frame, and may be higher than was thought.
    if (left.inView && frames > 0) requestAnimationFrame(settle);
  };
  settle();
}

const SETTLING_FRAMES = 12;

function goTo({ scrollY, inView }: LeftPlace): void {
  const article = inView && articlesHere().findLast((one) => leadsTo(one) === inView.href);
  const wanted = article
    ? Math.round(window.scrollY + article.getBoundingClientRect().top - inView.top)
    : scrollY;
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const place = Math.min(wanted, Math.max(0, most));
  if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
}

function placeNow(): LeftPlace {
  const { scrollY } = window;
  const article = articlesHere().find((one) => one.getBoundingClientRect().bottom > 0);
  const href = article && leadsTo(article);
  if (!href) return { scrollY };
  return { scrollY, inView: { href, top: article.getBoundingClientRect().top } };
}

const articlesHere = () => [...document.querySelectorAll('[data-rows] > article')];
const leadsTo = (article: Element) => article.querySelector('h3 a, h2 a')?.getAttribute('href');

/** Whether the reader has touched the page since they came back to it. */
let hasReaderMoved = false;

function heedReader(): void {
  hasReaderMoved = false;
  const moved = () => {
    hasReaderMoved = true;
    document.body.style.removeProperty('overflow-anchor');
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, moved, { once: true, passive: true });
  }
}

/** Whether the reader came to this page by the browser's own buttons. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

function keyOf(name: string): string {
  return `list:${location.pathname}:${name}`;
}
