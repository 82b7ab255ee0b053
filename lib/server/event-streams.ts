import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, networkOf } from '../platform/client-address';

/** Streams that one process holds; a server of two cores serves 2,000 of them and its pages. */
export const STREAMS_MAX = 5_000;
/** Streams from one network; a browser has one for all its pages. */
export const STREAMS_PER_NETWORK = 60;
/** A reader that lets so many bytes lie is dropped, and comes back with what it knows. */
export const UNSENT_MAX_BYTES = 64 * 1024;
/** A sign of life for browsers and proxies in between. */
export const BEAT_MS = 20_000;
/** Streams written to in one turn, so that a page waits for no more than these. */
const TURN_STREAMS = 100;
const RETRY_AFTER_SECONDS = 60;
/** Those that lost one server come back to the next over so long. */
const RECONNECT_MIN_MS = 1_000;
const RECONNECT_SPREAD_MS = 4_000;

/** One event, ready to be sent. */
export interface StreamFrame {
  /** Number that a reader resumes from. */
  seq: number;
  text: string;
}

/** What of one topic (a language) was sent lately. */
export interface StreamTopic {
  /** Number of the newest event. */
  newest(): number;
  /** What came after a number; undefined where it is too long ago to be told one by one. */
  after(seq: number): readonly StreamFrame[] | undefined;
}

export interface EventStreams {
  /** Answers a request for a stream of a topic that resumes after a number. */
  open(request: IncomingMessage, response: ServerResponse, wish: StreamWish): void;
  /** Sends frames to all streams of a topic, each what it does not have. */
  send(topic: string, frames: readonly StreamFrame[]): Promise<void>;
  count(): number;
  /** Ends every stream; for a server that stops. */
  close(): Promise<void>;
}

export interface StreamWish {
  name: string;
  topic: StreamTopic;
  /** Number of the last event that the reader knows; undefined for one that wants only what comes. */
  after: number | undefined;
}

interface Stream {
  response: ServerResponse;
  topic: string;
  network: string;
  sent: number;
}

export interface StreamLimits {
  whole?: number;
  perNetwork?: number;
  beatMs?: number;
}

/** The server's open streams (WHATWG HTML, 9.2 Server-sent events), bounded and kept alive. */
export function createEventStreams(
  trustedProxies: number,
  limits: StreamLimits = {},
): EventStreams {
  const { whole = STREAMS_MAX, perNetwork = STREAMS_PER_NETWORK, beatMs = BEAT_MS } = limits;
  const streams = new Set<Stream>();
  const perNetworkCount = new Map<string, number>();
  let isClosed = false;

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return;
    const left = (perNetworkCount.get(stream.network) ?? 1) - 1;
    if (left > 0) perNetworkCount.set(stream.network, left);
    else perNetworkCount.delete(stream.network);
  }

  function write(stream: Stream, text: string): void {
    const { response } = stream;
    if (response.writableLength > UNSENT_MAX_BYTES) {
      remove(stream);
      response.destroy();
      return;
    }
    response.write(text);
  }

  function give(stream: Stream, frames: readonly StreamFrame[]): void {
    const fresh = frames.filter((frame) => frame.seq > stream.sent);
    const last = fresh.at(-1);
    if (!last) return;
    stream.sent = last.seq;
    write(stream, fresh.map(({ text }) => text).join(''));
  }

  /** Does something to all streams, some in each turn of the event loop. */
  async function toAll(act: (stream: Stream) => void): Promise<void> {
    let done = 0;
    for (const stream of [...streams]) {
      if (streams.has(stream)) act(stream);
      done += 1;
      if (done % TURN_STREAMS === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const beat = setInterval(() => {
    void toAll((stream) => write(stream, `event: beat\ndata: ${stream.sent}\n\n`));
  }, beatMs);
  beat.unref();

  return {
    open(request, response, { name, topic, after }) {
      const network = networkOf(
        clientAddress({
          socketAddress: request.socket.remoteAddress,
          forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
          trustedProxies,
        }),
      );
      const ofNetwork = perNetworkCount.get(network) ?? 0;
      if (isClosed || streams.size >= whole) return refuse(response, 503);
      if (ofNetwork >= perNetwork) return refuse(response, 429);
      const stream: Stream = { response, topic: name, network, sent: after ?? topic.newest() };
      streams.add(stream);
      perNetworkCount.set(network, ofNetwork + 1);
      response.once('close', () => remove(stream));
      request.socket.setNoDelay(true);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'HEAD') return void response.end();
      const missed = after === undefined ? [] : topic.after(after);
      if (missed === undefined) stream.sent = topic.newest();
      const retryMs = RECONNECT_MIN_MS + Math.floor(Math.random() * RECONNECT_SPREAD_MS);
      const greeting = missed === undefined ? 'cut' : 'hello';
      // In one turn with being listed: nothing comes between what was missed and what comes.
      write(
        stream,
        `retry: ${retryMs}\nid: ${stream.sent}\nevent: ${greeting}\ndata: ${stream.sent}\n\n`,
      );
      if (missed) give(stream, missed);
    },
    send: (topic, frames) =>
      toAll((stream) => {
        if (stream.topic === topic) give(stream, frames);
      }),
    count: () => streams.size,
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      for (const { response } of streams) response.end();
      streams.clear();
      perNetworkCount.clear();
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
  response.end('Ask again later.\n');
}
