import { processRegistry } from './process-registry';

/** What a verb changed: the tags of the cached readings that are no longer true. */
export interface Change {
  tags: readonly string[];
}

/**
 * Makes a committed change visible: when this resolves, the next request on this
 * server is fresh. To be awaited by a verb after its transaction has committed.
 *
 * In the server's process Next's tags are expired and finished pages dropped. On
 * PostgreSQL other processes are told as well. Then those outside are, by the queue of jobs. A command on the embedded database
 * without a server has nobody to tell.
 */
export async function announceChange({ tags }: Change): Promise<void> {
  if (tags.length === 0) return;
  const registry = processRegistry();
  const distinct = [...new Set(tags)];
  await Promise.all([registry.expireTags?.(distinct), registry.notifyChange?.(distinct)]);
  registry.wakeSearch?.();
  registry.tellOutside?.(distinct);
}
