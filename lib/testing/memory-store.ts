import type { FileStore } from '../platform/file-store';

/** Files in memory, for a test. */
export function memoryStore(): FileStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    find: async (key) => files.get(key),
    has: async (key) => files.has(key),
    remove: async (key) => void files.delete(key),
  };
}
