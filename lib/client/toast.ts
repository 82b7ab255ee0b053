import { TOAST_MS } from '@/lib/contract/constants';

const HOST_ID = 'toasts';

export interface ToastOptions {
  /** How long it stays, in milliseconds; it waits while the pointer or the focus is on it. */
  ms?: number;
  tone?: 'error' | 'calm';
}

/**
 * Says something to the reader in a corner, and to screen readers: errors at once, other
 * things when they have time. The same text is not shown twice at a time.
 */
export function showToast(text: string, { ms = TOAST_MS, tone = 'error' }: ToastOptions = {}) {
  if (text === '') return;
  const host = hostOf();
  for (const shown of host.children) if (shown.textContent === text) shown.remove();
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.dataset.tone = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  toast.textContent = text;
  host.append(toast);
  let timer = setTimeout(() => toast.remove(), ms);
  toast.addEventListener('pointerenter', () => clearTimeout(timer));
  toast.addEventListener('pointerleave', () => {
    timer = setTimeout(() => toast.remove(), ms);
  });
}

function hostOf(): HTMLElement {
  const known = document.getElementById(HOST_ID);
  if (known) return known;
  const host = document.createElement('div');
  host.id = HOST_ID;
  document.body.append(host);
  return host;
}
