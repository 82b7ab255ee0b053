import { askOnceEach } from './cold-articles';
import { memoryOf, type MemoryFigures } from './process-figures';
import type { ChildServer } from './processes';

export interface MemoryResult {
  database: 'PGlite' | 'PostgreSQL';
  /** Distinct addresses that the server has answered. */
  urls: number;
  atStart: MemoryFigures;
  afterwards: MemoryFigures;
}

/**
 * Memory of a fresh server before and after it has shown each of some pages once.
 * @returns undefined where the system does not tell.
 */
export async function measureMemory(
  database: MemoryResult['database'],
  site: ChildServer,
  paths: readonly string[],
): Promise<MemoryResult | undefined> {
  const atStart = memoryOf(site.pid);
  await askOnceEach(site, paths);
  const afterwards = memoryOf(site.pid);
  return atStart && afterwards ? { database, urls: paths.length, atStart, afterwards } : undefined;
}
