import { loadChunk } from '../load-chunk';

/**
 * The panel of hot searches (`[data-hot-searches]`) under a search box: it opens when the
 * reader comes to the empty box, arrows go through it, and it closes with Escape, at the first
 * letter, and when they leave. The words and what draws them are loaded then.
 */
export function offerHotSearches(signal: AbortSignal): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-hot-searches]')) {
    const form = panel.closest('form');
    const field = form?.querySelector('input');
    if (form && field) tend(form, field, panel, signal);
  }
}

function tend(
  form: HTMLFormElement,
  field: HTMLInputElement,
  panel: HTMLElement,
  signal: AbortSignal,
) {
  const settle = () => {
    const isWanted = form.contains(document.activeElement) && field.value === '';
    panel.hidden = !(isWanted && Number(panel.dataset.count) > 0);
  };
  const open = async () => {
    const chunk = await loadChunk(() => import('../show-hot-searches'));
    await chunk?.showHotSearches(panel);
    settle();
  };
  /** From the box into the words and back, past the button between them. */
  const step = (event: KeyboardEvent) => {
    const stops = [field, ...panel.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  field.addEventListener('focus', () => void open(), { signal });
  // The reader may have been quicker than the page's script.
  if (document.activeElement === field) void open();
  field.addEventListener('input', settle, { signal });
  form.addEventListener('focusout', () => setTimeout(settle), { signal });
  form.addEventListener(
    'keydown',
    (event) => {
      if (panel.hidden) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event);
      if (event.key !== 'Escape') return;
      field.focus();
      panel.hidden = true;
    },
    { signal },
  );
  window.addEventListener('pageshow', (event) => event.persisted && settle(), { signal });
}
