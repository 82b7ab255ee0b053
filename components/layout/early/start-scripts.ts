import { hasKeptMessage } from '@/lib/client/kept-message';
import { isReturn } from '@/lib/client/list-memory';
import { chosenPageSize } from '@/lib/client/page-size';
import { isSignedIn } from '@/lib/client/signed-in';
import { isWechat } from '../behaviours/app-link';
import { whenIdle } from '../when-idle';
import { TENDED } from './marks';

/** How long after the page stands its scripts start by themselves, ms. */
export const START_AFTER_LOAD_MS = 3_000;

/** What shows that somebody is about to do something here. */
export const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'focusin',
] as const;

/**
 * The page's scripts are held back (lib/server/quiet-page): it can be read and its links followed
 * without them, and a telephone has its hands free for showing it. They are fetched once it
 * stands, and start at the first sign that somebody does something, or by themselves soon after.
 * Where the page owes something at once (a reader's own things, a place to come back to, a dialog
 * that its address asks for) they are not held back.
 * @param addresses of the scripts.
 */
export function startScriptsWhenUsed(addresses: readonly string[]): void {
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const name of SIGNS_OF_USE) window.removeEventListener(name, start, true);
    for (const address of addresses) {
      const script = document.createElement('script');
      // Both as Next writes them: React and its loader look for scripts by these attributes.
      script.setAttribute('src', address);
      script.setAttribute('async', '');
      document.head.append(script);
    }
  }

  function fetchAhead() {
    if (isStarted) return;
    for (const address of addresses) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = address;
      document.head.append(link);
    }
    setTimeout(() => whenIdle(start), START_AFTER_LOAD_MS);
  }

  holdClicks();
  if (owesSomething()) {
    start();
    return;
  }
  for (const name of SIGNS_OF_USE) {
    window.addEventListener(name, start, { capture: true, passive: true });
  }
  if (document.readyState === 'complete') fetchAhead();
  else window.addEventListener('load', () => whenIdle(fetchAhead), { once: true });
}

function owesSomething(): boolean {
  const isAsked = location.hash !== '' || chosenPageSize() !== undefined;
  // WeChat's browser opens no app: the page says at once what to do there.
  return isReturn() || isSignedIn() || isAsked || hasKeptMessage() || isWechat(navigator.userAgent);
}

/** What script serves, or serves better than its address does. */
const HELD = 'button, a[data-app-link], a[data-awaits], [data-needs-login]';

/** Nobody is kept waiting longer, ms; then a link leads where it leads without script. */
const HOLD_MAX_MS = 5_000;

/**
 * What only script serves, pressed before the page answers, is pressed again when it does; once,
 * however often it was pressed. Other links, and forms that have an address, need nobody.
 */
function holdClicks() {
  const root = document.documentElement;
  let pressed: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function release() {
    clearTimeout(patience);
    observer.disconnect();
    window.removeEventListener('click', hold, true);
    if (pressed?.isConnected) pressed.click();
  }

  function hold(event: MouseEvent) {
    const held = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!held || isElsewhere || servesItself(held)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = held;
    clearTimeout(patience);
    // A button does nothing without script, and a form without an address would lose what was typed.
    if (held instanceof HTMLAnchorElement) patience = setTimeout(release, HOLD_MAX_MS);
  }

  const observer = new MutationObserver(() => {
    if (root.hasAttribute(TENDED)) release();
  });
  observer.observe(root, { attributes: true, attributeFilter: [TENDED] });
  window.addEventListener('click', hold, true);
}

function servesItself(held: Element): boolean {
  if (held.hasAttribute('popovertarget') || held.closest('.boot-notice')) return true;
  const form = held.closest('form');
  return form !== null && form.hasAttribute('action') && held.getAttribute('type') !== 'button';
}
