/** Files of the product by key, wherever they lie. A file is there whole or not at all. */
export interface FileStore {
  /** Writes a file; one of the same key is replaced at once, readers see either. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file, or undefined when there is none. */
  find(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Removes a file; one that is not there is as good. */
  remove(key: string): Promise<void>;
}

/** Keys are lower-case path segments of letters, digits, dots and dashes: never a way out. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** @throws RangeError for what is no key. */
export function assertFileKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError(`Not a file key: ${JSON.stringify(key)}`);
}
