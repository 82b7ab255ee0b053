import type { Logger } from './logger';

export interface WriteBuffer<Item> {
  /** Takes something to be written soon; false where so much waits that it is lost. */
  add(item: Item): boolean;
  /** Resolves when everything that was taken so far is written, or could not be. */
  flush(): Promise<void>;
  /** Writes what waits and takes nothing more. */
  stop(): Promise<void>;
  size(): number;
}

export interface WriteBufferOptions<Item> {
  write: (items: readonly Item[]) => Promise<void>;
  /** Items that may wait; more than these are not taken. */
  max: number;
  /** Items that are written at once. */
  batch: number;
  /** How long an item waits at most, ms. */
  everyMs: number;
  log: Logger;
}

/** How often what can not be written at the end is tried. */
const LAST_TRIES = 3;

/**
 * Gathers small things to be written together. What could not be written waits for the next
 * time; a batch is written whole or, when `write` throws, not at all.
 */
export function createWriteBuffer<Item>(options: WriteBufferOptions<Item>): WriteBuffer<Item> {
  const { write, max, batch, everyMs, log } = options;
  let waiting: Item[] = [];
  let writing: Promise<boolean> | undefined;
  let isStopped = false;

  /** @returns false where something could not be written. */
  async function writeAll(): Promise<boolean> {
    while (waiting.length > 0) {
      const items = waiting.slice(0, batch);
      try {
        await write(items);
      } catch (error) {
        log.warn({ err: error as Error, waiting: waiting.length }, 'visits could not be written');
        return false;
      }
      // What came meanwhile stands behind them.
      waiting = waiting.slice(items.length);
    }
    return true;
  }

  function flush(): Promise<boolean> {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  return {
    add(item) {
      if (isStopped || waiting.length >= max) return false;
      waiting.push(item);
      if (waiting.length >= batch) void flush();
      return true;
    },
    flush: async () => void (await flush()),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      // The one that runs may have begun before the last came.
      await flush();
      for (let tries = 0; tries < LAST_TRIES && waiting.length > 0; tries += 1) await flush();
      if (waiting.length > 0) log.error({ lost: waiting.length }, 'visits were lost');
    },
    size: () => waiting.length,
  };
}
