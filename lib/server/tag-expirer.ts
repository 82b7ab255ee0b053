import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessRegistry } from '../platform/process-registry';

/**
 * Next notes the time of an expiry in whole milliseconds, rounded, and of a reading
 * in parts of them. Expiring twice, each with a pause of more than the rounding
 * after it, leaves no reading that began before and counts as later.
 */
const ROUNDING_PAUSE_MS = 2;

interface Batch {
  tags: Set<string>;
  done: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Makes `ProcessRegistry.expireTags`: has it looked up what there is now, expires
 * tags in Next, and then drops the finished pages. Changes that come while one is under way are made together next.
 * @param expireInNext expires tags in Next's own stores.
 */
export function createTagExpirer(
  registry: ProcessRegistry,
  expireInNext: (tags: readonly string[]) => Promise<void>,
): (tags: readonly string[]) => Promise<void> {
  let waiting: Batch | undefined;
  let isRunning = false;

  async function work(): Promise<void> {
    isRunning = true;
    for (let batch = waiting; batch; batch = waiting) {
      waiting = undefined;
      await makeVisible(registry, expireInNext, [...batch.tags]).then(batch.resolve, batch.reject);
    }
    isRunning = false;
  }

  return (tags) => {
    waiting ??= createBatch();
    for (const tag of tags) waiting.tags.add(tag);
    const { done } = waiting;
    if (!isRunning) void work();
    return done;
  };
}

async function makeVisible(
  registry: ProcessRegistry,
  expireInNext: (tags: readonly string[]) => Promise<void>,
  tags: readonly string[],
): Promise<void> {
  registry.generation += 1;
  try {
    await registry.refreshExistence?.(tags);
    for (let pass = 0; pass < 2; pass += 1) {
      await expireInNext(tags);
      await pause(ROUNDING_PAUSE_MS);
    }
  } finally {
    registry.generation += 1;
    registry.dropPages?.();
    registry.whenVisible?.(tags);
  }
}

function createBatch(): Batch {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const done = new Promise<void>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { tags: new Set(), done, resolve, reject };
}
