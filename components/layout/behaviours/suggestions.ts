import { loadChunk } from '../load-chunk';
import { confirmsCandidate } from './search-box';

/** Pause after the last letter before it is asked what it may mean. */
const PAUSE_MS = 160;

/**
 * Suggestions under a search box while one types (WAI-ARIA APG, editable combobox with list):
 * arrows go through them, Enter opens the one chosen, Escape closes them. Nothing is asked while
 * an input method composes. What asks and draws is loaded with the first letter.
 */
export function suggestWhileTyping(signal: AbortSignal): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-suggestions]')) {
    const form = panel.closest('form');
    const field = form?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (form && field) tend({ form, field, panel }, signal);
  }
}

interface Parts {
  form: HTMLFormElement;
  field: HTMLInputElement;
  panel: HTMLElement;
}

function tend({ form, field, panel }: Parts, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const options = () => [...panel.querySelectorAll<HTMLElement>('[role="option"]')];
  const select = (chosen: HTMLElement | undefined) => {
    for (const option of options()) option.setAttribute('aria-selected', String(option === chosen));
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) select(undefined);
  };
  const close = () => {
    clearTimeout(timer);
    asked?.abort();
    open(false);
  };
  const ask = async () => {
    asked?.abort();
    const mine = new AbortController();
    asked = mine;
    const keyword = field.value.trim();
    if (keyword === '') return open(false);
    const chunk = await loadChunk(() => import('../show-suggestions'));
    const count = (await chunk?.showSuggestions(panel, keyword, mine.signal)) ?? 0;
    if (mine.signal.aborted) return;
    open(count > 0 && form.contains(document.activeElement));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE_MS);
  };
  field.addEventListener('input', (event) => !(event as InputEvent).isComposing && later(), {
    signal,
  });
  field.addEventListener('compositionend', later, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (confirmsCandidate(event) || panel.hidden) return;
      const all = options();
      const at = all.findIndex((option) => option.getAttribute('aria-selected') === 'true');
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Before the first and after the last one is the typed text itself.
        const next = (at + 1 + step + all.length + 1) % (all.length + 1);
        select(all[next - 1]);
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        leave(all[at]);
      }
    },
    { signal },
  );
  panel.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  panel.addEventListener(
    'click',
    (event) => leave((event.target as Element).closest<HTMLElement>('[role="option"]')),
    { signal },
  );
  form.addEventListener(
    'focusout',
    () => setTimeout(() => form.contains(document.activeElement) || close()),
    { signal },
  );
  form.addEventListener('submit', close, { signal });
}

function leave(option: HTMLElement | null | undefined) {
  const to = option?.dataset.href;
  if (to) window.location.assign(to);
}
