import { TOAST_MS } from '@/lib/contract/constants';

const HOST_ID = 'toasts';
/** What is said within so long belongs together, such as a word for each of several files. */
const TOGETHER_MS = 300;
/** When each toast that is shown began. */
const begunAt = new WeakMap<Element, number>();

export interface ToastOptions {
  /** How long it stays, in milliseconds; it waits while the pointer or the focus is on it. */
  ms?: number;
  tone?: 'error' | 'calm';
}

/**
 * Says something to the reader in a corner, and to screen readers: errors at once, other
 * things when they have time. It takes the place of what was said before.
 */
export function showToast(text: string, { ms = TOAST_MS, tone = 'error' }: ToastOptions = {}) {
  if (text === '') return;
  const host = hostOf();
  const now = Date.now();
  for (const shown of [...host.children]) {
    const isOver = now - (begunAt.get(shown) ?? 0) > TOGETHER_MS;
    if (isOver || shown.textContent === text) shown.remove();
  }
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.dataset.tone = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  toast.textContent = text;
  begunAt.set(toast, now);
  host.append(toast);
  let timer = setTimeout(() => toast.remove(), ms);
  toast.addEventListener('pointerenter', () => clearTimeout(timer));
  toast.addEventListener('pointerleave', () => {
    timer = setTimeout(() => toast.remove(), ms);
  });
}

/** Takes away what was said: it is about something that the reader has left. */
export function hushToasts(): void {
  document.getElementById(HOST_ID)?.replaceChildren();
}

function hostOf(): HTMLElement {
  const known = document.getElementById(HOST_ID);
  if (known) return known;
  const host = document.createElement('div');
  host.id = HOST_ID;
  document.body.append(host);
  return host;
}
