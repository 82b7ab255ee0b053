import type { Logger } from '../platform/logger';
import { CHANGE_CHANNEL, decodeNotice } from './change-channel';

/** What is used of a `pg` Client. */
export interface ChangeClient {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
}

export interface ChangeListenerOptions {
  /** Makes a client that is not connected yet; asked again after each lost connection. */
  createClient: () => ChangeClient;
  /** Name of this process; its own notices are passed over. */
  origin: string;
  /** The tag that every cached reading carries. */
  everythingTag: string;
  /** What another process changed. */
  onChange: (tags: readonly string[]) => Promise<void>;
  log: Logger;
  /** Waits before another attempt, in milliseconds. */
  pause?: (ms: number) => Promise<void>;
}

export interface ChangeListener {
  /** Resolves when it listens for the first time. */
  listening: Promise<void>;
  /** Listens no more. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A connection that was cut without a word is noticed after about this long. */
const HEARTBEAT_MS = 20_000;

/**
 * Hears what other processes on the same PostgreSQL changed. Notices of the time
 * without a connection are lost, so after each new one everything is made anew.
 */
export function listenForChanges(options: ChangeListenerOptions): ChangeListener {
  const { createClient, origin, everythingTag, onChange, log } = options;
  const pause = options.pause ?? unrefPause;
  let isStopped = false;
  let current: ChangeClient | undefined;
  let wasConnected = false;
  let reportListening = () => {};
  const listening = new Promise<void>((resolve) => {
    reportListening = resolve;
  });

  async function handle(tags: readonly string[]): Promise<void> {
    await onChange(tags).catch((error: Error) => {
      log.error({ err: error, tags }, 'a change of another process was not made visible');
    });
  }

  /** Listens until the connection is lost; throws when none can be had. */
  async function listenOnce(onConnected: () => void): Promise<void> {
    const client = createClient();
    current = client;
    let lose: (error?: Error) => void = () => {};
    const lost = new Promise<void>((resolve, reject) => {
      lose = (error) => (error ? reject(error) : resolve());
    });
    lost.catch(() => undefined);
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => {
      const notice = decodeNotice(payload);
      if (!notice) log.warn({ payload }, 'an unreadable notice of a change was passed over');
      else if (notice.origin !== origin) void handle(notice.tags);
    });
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(lose);
    }, HEARTBEAT_MS);
    heartbeat.unref();
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
      onConnected();
      if (wasConnected) await handle([everythingTag]);
      wasConnected = true;
      reportListening();
      await lost;
    } finally {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!isStopped) {
      await listenOnce(() => {
        pauseMs = FIRST_PAUSE_MS;
      }).catch((error: Error) => {
        if (!isStopped) log.warn({ err: error }, 'changes of other processes cannot be heard');
      });
      if (isStopped) return;
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  void keepListening();
  return {
    listening,
    async stop() {
      isStopped = true;
      await current?.end().catch(() => undefined);
    },
  };
}

function unrefPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
