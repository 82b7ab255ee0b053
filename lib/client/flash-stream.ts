import type { FlashChange } from '../contract/flash';
import type { Locale } from '../i18n/locales';
import { callApi } from './call-api';

/** Where a stream can not be had, the wire is asked this often, ms; spread, so that not all ask at once. */
const POLL_MS = 30_000;
/** Silence after which a stream counts as lost: two signs of life of the server and some. */
const SILENCE_MS = 50_000;
const WATCH_MS = 15_000;
/** After so long without one, a stream is tried again. */
const RETRY_STREAM_MS = 300_000;
const FIRST_STREAM_MS = 10_000;

export interface FlashStreamOptions {
  locale: Locale;
  /** Number of the newest change that the page shows. */
  after: () => number;
  onChange: (change: FlashChange) => void;
  /** More happened than is told: the list is to be read anew. */
  onCut: (seq: number) => void;
  signal: AbortSignal;
}

/**
 * Hears what happens to flashes after a number: by a stream (server-sent events), or by asking
 * where none can be had. It resumes from `after()` whenever a connection was lost or the machine slept.
 */
export function followFlashes(options: FlashStreamOptions): void {
  const { locale, after, onChange, onCut, signal } = options;
  let source: EventSource | undefined;
  let heardAt = 0;
  let nextPollAt = 0;
  let streamAgainAt = 0;
  let isAsking = false;

  function stream() {
    source?.close();
    if (typeof EventSource === 'undefined') return poll();
    const opened = new EventSource(`/api/live/flash/${locale}?after=${after()}`);
    source = opened;
    // A stream that says nothing at all is behind something that holds it back.
    heardAt = Date.now() - SILENCE_MS + FIRST_STREAM_MS;
    const on = (type: string, take: (data: string) => void) =>
      opened.addEventListener(type, (event) => {
        heardAt = Date.now();
        take((event as MessageEvent<string>).data);
      });
    on('hello', () => undefined);
    on('beat', () => undefined);
    on('flash', (data) => onChange(JSON.parse(data) as FlashChange));
    on('cut', (data) => onCut(Number(data)));
    opened.onerror = () => {
      // Else the browser connects again by itself and names the last event that it has.
      if (opened.readyState === EventSource.CLOSED && source === opened) poll();
    };
  }

  /** Asks from now on, and tries a stream again later. */
  function poll() {
    source?.close();
    source = undefined;
    streamAgainAt = Date.now() + RETRY_STREAM_MS;
    void ask();
  }

  async function ask(): Promise<void> {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    nextPollAt = Date.now() + POLL_MS * (0.8 + Math.random() * 0.4);
    const answer = await askFlashChanges(locale, after(), signal);
    if (answer?.is_cut) onCut(answer.flash_seq);
    else answer?.list.forEach(onChange);
    isAsking = false;
  }

  function watch() {
    const now = Date.now();
    if (source) {
      if (now - heardAt > SILENCE_MS) poll();
    } else if (now > streamAgainAt) stream();
    else if (now > nextPollAt) void ask();
  }

  const timer = setInterval(watch, WATCH_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    source?.close();
  });
  stream();
}

/** What happened after a number; undefined where nobody answers. */
export function askFlashChanges(locale: Locale, after: number, signal: AbortSignal) {
  return callApi('flashChangeList', { after }, { locale, signal }).catch(() => undefined);
}
