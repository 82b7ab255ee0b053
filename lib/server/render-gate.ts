import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../platform/logger';
import type { ProcessRegistry, RenderMark } from '../platform/process-registry';

/**
 * Keeps renders of different generations apart.
 *
 * Next lets a render join a reading that another request has begun, without
 * asking whether one of its tags has expired since. So after a change the first
 * render waits until those that began before it have ended.
 */
export interface RenderGate {
  /**
   * Runs `render`, marked with its generation, after all older renders have ended.
   * @param render gets the mark; it has ended when its promise settles or `ended` is called.
   * @param waits false for what is no page: it is marked and counted, and starts at once.
   */
  run<T>(render: (mark: RenderMark, ended: () => void) => Promise<T>, waits?: boolean): Promise<T>;
}

/** How long a render may hold others up; after that it is waited for no more. */
export const HOLD_MAX_MS = 5_000;
/** How long pages are not kept because of a render that was given up waiting for. */
export const DOUBT_MAX_MS = 60_000;

interface Batch {
  generation: number;
  running: number;
  drained: Promise<void>;
  drain: () => void;
}

export function createRenderGate(registry: ProcessRegistry, log: Logger): RenderGate {
  /** Batches with something running, oldest first. */
  const batches: Batch[] = [];
  /** Batches that were given up and still run. */
  const doubtful = new Set<Batch>();

  function enter(): { mark: RenderMark; leave: () => void } {
    const { generation } = registry;
    let batch = batches.find((candidate) => candidate.generation === generation);
    if (!batch) batches.push((batch = createBatch(generation)));
    batch.running += 1;
    const mine = batch;
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      mine.running -= 1;
      if (mine.running > 0) return;
      remove(batches, mine);
      doubtful.delete(mine);
      mine.drain();
    };
    const mayKeep = generation % 2 === 0 && doubtful.size === 0;
    return { mark: { generation, mayKeep }, leave };
  }

  /** The oldest batch that began before the last change was visible. */
  function olderBatch(): Batch | undefined {
    const lastChange = registry.generation - (registry.generation % 2);
    return batches[0] && batches[0].generation < lastChange ? batches[0] : undefined;
  }

  async function waitForOlder(): Promise<void> {
    for (let oldest = olderBatch(); oldest; oldest = olderBatch()) {
      if (await endsWithin(oldest.drained, HOLD_MAX_MS)) {
        // What Next writes down after an answer is written in the turns that follow it.
        await nextTurn();
        await nextTurn();
        continue;
      }
      if (!batches.includes(oldest)) continue;
      log.warn({ running: oldest.running }, 'pages wait no longer for an older render');
      remove(batches, oldest);
      doubtful.add(oldest);
      setTimeout(() => doubtful.delete(oldest), DOUBT_MAX_MS).unref();
    }
  }

  return {
    async run(render, waits = true) {
      while (waits && olderBatch()) await waitForOlder();
      const { mark, leave } = enter();
      try {
        return await registry.renders.run(mark, () => render(mark, leave));
      } finally {
        leave();
      }
    },
  };
}

function createBatch(generation: number): Batch {
  let drain = () => {};
  const drained = new Promise<void>((resolve) => {
    drain = resolve;
  });
  return { generation, running: 0, drained, drain };
}

function remove(batches: Batch[], batch: Batch): void {
  const at = batches.indexOf(batch);
  if (at >= 0) batches.splice(at, 1);
}

async function endsWithin(done: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([done.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
