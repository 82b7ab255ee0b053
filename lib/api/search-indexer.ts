import { TAGS } from '../contract/cache-tags';
import { getDatabase } from '../db/client';
import { indexPending } from '../domains/search/public';
import { announceChange } from '../platform/changes';
import type { Logger } from '../platform/logger';

/** Changes that are read into the index in one transaction: a few dozen milliseconds. */
const BATCH = 12;
/** Pause between two batches, for the pages that wait. */
const PAUSE_MS = 20;
/** How often what others changed is looked for; what this server changes is begun at once. */
const LOOK_MS = 5_000;
const WAKE_MS = 50;

export interface SearchIndexer {
  /** Something changed: the index is brought up to date soon. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Reads into the index what changes, beside the answering of requests. Pages that were made while
 * much was waiting are made anew when all of it is read.
 */
export function startSearchIndexer(log: Pick<Logger, 'error'>): SearchIndexer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  async function run(): Promise<void> {
    let batches = 0;
    while (!isStopped && (await indexPending(getDatabase(), BATCH)) > 0) {
      batches += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    if (batches > 1 && !isStopped) await announceChange({ tags: [TAGS.search] });
  }

  function begin(): void {
    if (isStopped || running) {
      isWanted = true;
      return;
    }
    isWanted = false;
    running = run()
      .catch((error: unknown) => log.error({ err: error }, 'The search index was not written.'))
      .finally(() => {
        running = undefined;
        plan(isWanted ? WAKE_MS : LOOK_MS);
      });
  }

  function plan(afterMs: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(begin, afterMs);
    timer.unref();
  }

  plan(WAKE_MS);
  return {
    wake: () => (running ? void (isWanted = true) : plan(WAKE_MS)),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
