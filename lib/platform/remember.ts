import { LRUCache } from 'lru-cache';
import { processRegistry, type ProcessRegistry } from './process-registry';

/** Runs a read, or gives what it gave since the last change. */
export type Remember = <T>(key: string, read: () => Promise<T>, lifeMs?: number) => Promise<T>;

const REMEMBERED_MAX = 1_000;

interface Memory {
  generation: number;
  value: Promise<unknown>;
}

/**
 * A memory for small reads that many pages share (a section's newest articles).
 * It is exact: everything in it is forgotten at every change, whoever made it,
 * and nothing is kept that was read while a change was being made visible. In a
 * process that hears of no changes (a command) it remembers nothing. `lifeMs`
 * bounds the life of what changes by itself as time passes.
 */
export function createMemory(registry: ProcessRegistry): Remember {
  const memories = new LRUCache<string, Memory>({ max: REMEMBERED_MAX });
  return <T>(key: string, read: () => Promise<T>, lifeMs = 0): Promise<T> => {
    const { generation } = registry;
    if (registry.expireTags === undefined || generation % 2 === 1) return read();
    const known = memories.get(key);
    if (known?.generation === generation) return known.value as Promise<T>;
    const value = read();
    // Whoever asks meanwhile waits for the same read; one that failed is made again.
    memories.set(key, { generation, value }, { ttl: lifeMs });
    value.catch(() => {
      if (memories.get(key)?.value === value) memories.delete(key);
    });
    return value;
  };
}

let shared: Remember | undefined;

/** The memory of this process. */
export function remember(): Remember {
  return (shared ??= createMemory(processRegistry()));
}
