import type { FlashChange } from '../contract/flash';
import type { Locale } from '../i18n/locales';
import { askFlashChanges, followFlashes } from './flash-stream';

export interface FlashWireOptions {
  locale: Locale;
  /** Number of the newest change that the page was made with. */
  since: number;
  onChange: (change: FlashChange) => void;
  onCut: () => void;
  /** Ends it; none of its timers and connections stays. */
  signal: AbortSignal;
}

type Message = { kind: 'change'; change: FlashChange } | { kind: 'cut'; seq: number };

/**
 * The live wire of one page. All pages of a browser share one connection, since a browser has
 * six to a site over HTTP/1.1: who holds the lock has it and tells the others; when that page
 * closes, another takes over from what it knows. Every change is told once.
 * @returns asks at once what was missed; for a page that is looked at again.
 */
export function openFlashWire(options: FlashWireOptions): () => Promise<void> {
  const { locale, since, onChange, onCut, signal } = options;
  const told = new Set<number>();
  /** Everything up to here is known; what others tell may be further. */
  let sure = since;

  function take(change: FlashChange, isInOrder: boolean) {
    if (isInOrder) sure = Math.max(sure, change.seq);
    if (change.seq <= since || told.has(change.seq)) return;
    told.add(change.seq);
    onChange(change);
  }

  function cut(seq: number) {
    if (seq <= since || told.has(seq)) return;
    told.add(seq);
    onCut();
  }

  function follow(share?: (message: Message) => void): void {
    followFlashes({
      locale,
      after: () => sure,
      signal,
      onChange: (change) => {
        share?.({ kind: 'change', change });
        take(change, true);
      },
      onCut: (seq) => {
        sure = seq;
        share?.({ kind: 'cut', seq });
        cut(seq);
      },
    });
  }

  /** Also of a page that only listens to another one: what came before it did, or while it slept. */
  async function catchUp(): Promise<void> {
    const answer = await askFlashChanges(locale, sure, signal);
    if (!answer || signal.aborted) return;
    for (const change of answer.list) take(change, true);
    if (answer.is_cut) cut(answer.flash_seq);
    sure = Math.max(sure, answer.flash_seq);
  }

  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    follow();
    return catchUp;
  }
  const name = `flash-wire:${locale}`;
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'change') take(data.change, false);
    else cut(data.seq);
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (!signal.aborted) follow((message) => channel.postMessage(message));
    });
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  void catchUp();
  return catchUp;
}
