import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../i18n/locales';
import { LOCALES } from '../i18n/locales';
import type { Logger } from '../platform/logger';
import type { EventStreams, StreamFrame, StreamTopic } from './event-streams';

/** Address of a language's stream: this and the language's tag. */
export const WIRE_PATH = '/api/live/flash/';
/** Events that a reader can resume over without reading the list anew. */
const KEPT_FRAMES = 200;
/** Events of before this start that are read at it. */
const FIRST_FRAMES = 50;

/** An answer of the call `flashChangeList`. */
export interface WireChanges {
  flash_seq: number;
  is_cut: boolean;
  list: readonly { seq: number }[];
}

export interface FlashWireOptions {
  streams: EventStreams;
  /** What happened after a number, in a language. */
  read: (locale: Locale, after?: number) => Promise<WireChanges>;
  /** Tags of changes after which there may be something to send. */
  tags: readonly string[];
  /** How often it is looked without being told, ms: where changes are made elsewhere. */
  pollMs?: number | undefined;
  log: Logger;
}

export interface FlashWire {
  /** Takes a request for a stream; false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** To be told of every change that pages show by now. */
  whenVisible(tags: readonly string[]): void;
  stop(): Promise<void>;
}

interface Line {
  newest: number;
  /** Number after which everything is in `frames`. */
  since: number;
  frames: StreamFrame[];
}

/**
 * Sends what happens to flashes to the pages that are open, a stream for each language. It is
 * told when pages show a change, reads what it is, and writes it once for all.
 */
export function createFlashWire(options: FlashWireOptions): FlashWire {
  const { streams, read, log } = options;
  const lines = new Map<Locale, Line>();
  let isReading = false;
  let isWanted = false;
  let isFailing = false;

  async function begin(locale: Locale): Promise<Line> {
    const { flash_seq: newest } = await read(locale);
    const line: Line = { newest, since: newest, frames: [] };
    const since = Math.max(0, newest - FIRST_FRAMES);
    if (since < newest) {
      const past = await read(locale, since);
      if (!past.is_cut) {
        line.frames = past.list.map(frameOf);
        line.since = since;
        line.newest = past.flash_seq;
      }
    }
    lines.set(locale, line);
    return line;
  }

  async function bringOn(locale: Locale): Promise<void> {
    const line = lines.get(locale) ?? (await begin(locale));
    const { flash_seq: newest, is_cut: isCut, list } = await read(locale, line.newest);
    if (newest === line.newest) return;
    const frames = isCut ? [cutFrame(newest)] : list.map(frameOf);
    line.newest = newest;
    line.frames = isCut ? [] : [...line.frames, ...frames].slice(-KEPT_FRAMES);
    if (isCut) line.since = newest;
    else if (line.frames.length === KEPT_FRAMES) line.since = (line.frames[0]?.seq ?? newest) - 1;
    await streams.send(locale, frames);
  }

  /** Looks once more for each time it was told meanwhile, never twice at a time. */
  async function look(): Promise<void> {
    isWanted = true;
    if (isReading) return;
    isReading = true;
    while (isWanted) {
      isWanted = false;
      for (const locale of LOCALES) {
        await bringOn(locale).then(
          () => (isFailing = false),
          (error: Error) => {
            // Said once: an existing back end may not have the call at all.
            if (!isFailing) log.warn({ err: error, locale }, 'changes of flashes cannot be read');
            isFailing = true;
          },
        );
      }
    }
    isReading = false;
  }

  void look();
  const poll = options.pollMs ? setInterval(() => void look(), options.pollMs) : undefined;
  poll?.unref();

  return {
    answer(request, response) {
      const target = request.url ?? '';
      if (!target.startsWith(WIRE_PATH)) return false;
      const url = new URL(target, 'http://localhost');
      const locale = LOCALES.find((tag) => tag === url.pathname.slice(WIRE_PATH.length));
      const line = locale && lines.get(locale);
      request.resume();
      if (!locale) refuse(response, 404);
      else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
      else if (!line) refuse(response, 503);
      else {
        const after =
          numberIn(request.headers['last-event-id']) ?? numberIn(url.searchParams.get('after'));
        streams.open(request, response, { name: locale, topic: topicOf(line), after });
      }
      return true;
    },
    whenVisible(tags) {
      if (tags.some((tag) => options.tags.includes(tag))) void look();
    },
    async stop() {
      clearInterval(poll);
      await streams.close();
    },
  };
}

function topicOf(line: Line): StreamTopic {
  return {
    newest: () => line.newest,
    after(seq) {
      // A page may be made just before its change is sent; a number far ahead is another database's.
      if (seq > line.newest + FIRST_FRAMES || seq < line.since) return undefined;
      return line.frames.filter((frame) => frame.seq > seq);
    },
  };
}

function frameOf(change: { seq: number }): StreamFrame {
  const { seq } = change;
  return { seq, text: `id: ${seq}\nevent: flash\ndata: ${JSON.stringify(change)}\n\n` };
}

function cutFrame(seq: number): StreamFrame {
  return { seq, text: `id: ${seq}\nevent: cut\ndata: ${seq}\n\n` };
}

function numberIn(text: string | string[] | null | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

function refuse(response: ServerResponse, status: number): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '5' } : headers);
  response.end();
}
