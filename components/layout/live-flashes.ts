import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { openFlashWire } from '@/lib/client/flash-wire';
import type { FlashChange } from '@/lib/contract/flash';
import { isLocale } from '@/lib/i18n/locales';
import { tendFlashAlerts } from './flash-alerts';

interface Forms {
  one: string;
  other: string;
}

interface WireWords extends Record<'many' | 'withdrawn' | 'failed' | 'shown', string> {
  fresh: Forms;
  changed: Forms;
}

/**
 * Tells of what happens to the flashes of a list, over it and in the page's title, and brings
 * it in when the reader asks: nothing that is read moves by itself. What was withdrawn is
 * struck through at once.
 */
export function keepFlashesLive(list: HTMLElement, signal: AbortSignal): void {
  const locale = document.documentElement.lang;
  const button = list.querySelector<HTMLButtonElement>('[data-wire-show]');
  const status = list.querySelector('[data-wire-status]');
  if (!isLocale(locale) || !button || !status) return;
  const words = JSON.parse(list.dataset.words ?? '{}') as WireWords;
  const alerts = tendFlashAlerts(signal);
  const title = document.title;
  const fresh = new Set<number>();
  const changed = new Set<number>();
  let isCut = false;

  function take(change: FlashChange) {
    const { id, act } = change;
    const item = itemOf(list, id);
    const isHere = belongs(change, list.dataset.filter);
    if (act === 'withdrawn') {
      fresh.delete(id);
      if (item) strike(item);
      if (item) changed.add(id);
    } else if (item) {
      // A page may show already what is told of again.
      if (
        item.dataset.said !== change.said_time ||
        item.classList.contains('is-withdrawn') ||
        !isHere
      )
        changed.add(id);
    } else if (isHere && act === 'published') {
      if (!fresh.has(id)) alerts.tell(change);
      fresh.add(id);
    }
    showCount();
  }

  function strike(item: HTMLElement) {
    if (item.classList.contains('is-withdrawn')) return;
    item.classList.add('is-withdrawn');
    const note = document.createElement('span');
    note.className = 'sr-only';
    note.textContent = words.withdrawn;
    item.prepend(note);
  }

  function showCount() {
    const parts = [
      isCut ? words.many : fresh.size > 0 ? counted(words.fresh, fresh.size) : '',
      changed.size > 0 ? counted(words.changed, changed.size) : '',
    ].filter((part) => part !== '');
    const text = parts.join(' · ');
    if (!button || !status || button.textContent === text) return;
    button.textContent = text;
    button.hidden = text === '';
    status.textContent = text;
    document.title = fresh.size > 0 ? `(${fresh.size}) ${title}` : title;
  }

  async function bringIn() {
    if (!button || !status) return;
    button.disabled = true;
    const page = await readPage().catch(() => undefined);
    button.disabled = false;
    const items = page?.querySelector(`[data-flash-wire] [data-wire-items]`);
    if (!items) {
      status.textContent = words.failed;
      button.textContent = words.failed;
      return;
    }
    const wasOpen = openItems(list);
    list.querySelector('[data-wire-items]')?.replaceChildren(...items.childNodes);
    list.dataset.seq =
      page?.querySelector<HTMLElement>('[data-flash-wire]')?.dataset.seq ?? list.dataset.seq;
    for (const id of wasOpen) open(itemOf(list, id));
    const arrived = [...fresh];
    fresh.clear();
    changed.clear();
    isCut = false;
    showCount();
    status.textContent = words.shown;
    document.dispatchEvent(new Event(CONTENT_ADDED_EVENT));
    focusFirst(list, arrived);
  }

  button.addEventListener('click', () => void bringIn(), { signal });

  let wire: { stop: AbortController; catchUp: () => Promise<void> } | undefined;
  const start = () => {
    const stop = new AbortController();
    const catchUp = openFlashWire({
      locale,
      since: Number(list.dataset.seq ?? 0),
      onChange: take,
      onCut: () => {
        isCut = true;
        showCount();
      },
      signal: stop.signal,
    });
    wire = { stop, catchUp };
  };
  // A page with a connection is not kept in the browser's memory; so it has none while it is left.
  const end = () => wire?.stop.abort();
  window.addEventListener('pagehide', end, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && start(), { signal });
  signal.addEventListener('abort', end);
  const look = () => {
    if (!document.hidden) void wire?.catchUp();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', look, { signal });
  start();
}

/** The page as it is now: the same that a reload would show. */
async function readPage(): Promise<Document> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The page answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function belongs({ category, is_important: isImportant }: FlashChange, filter = 'all'): boolean {
  return filter === 'all' || filter === category || (filter === 'important' && isImportant);
}

function counted({ one, other }: Forms, count: number): string {
  return (count === 1 ? one : other).replace('{n}', String(count));
}

function itemOf(list: HTMLElement, id: number | string): HTMLElement | null {
  return list.querySelector(`[data-flash="${id}"]`);
}

/** Ids of the flashes that the reader has opened. */
function openItems(list: HTMLElement): string[] {
  const opened = list.querySelectorAll('.flash-toggle:checked, details[open]');
  return [...opened].flatMap(
    (part) => part.closest<HTMLElement>('[data-flash]')?.dataset.flash ?? [],
  );
}

function open(item: HTMLElement | null): void {
  const details = item?.querySelector('details');
  if (details) details.open = true;
  const toggle = item?.querySelector<HTMLInputElement>('.flash-toggle');
  if (toggle) toggle.checked = true;
}

/** Leads to the newest of what came, for eyes and for keys. */
function focusFirst(list: HTMLElement, arrived: readonly number[]): void {
  const first = [...list.querySelectorAll<HTMLElement>('[data-flash]')].find((item) =>
    arrived.includes(Number(item.dataset.flash)),
  );
  const target = first ?? list.querySelector<HTMLElement>('[data-flash]');
  const focusable = target?.querySelector<HTMLElement>('h3 a, summary');
  focusable?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
