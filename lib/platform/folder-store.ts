import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertFileKey, type FileStore } from './file-store';

/** Files of the product in one folder, written whole or not at all. */
export class FolderStore implements FileStore {
  readonly #root: string;

  /** @param root absolute path of the folder; made at the first write. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Writes a file; one of the same key is replaced at once, readers see either. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}.${randomBytes(6).toString('hex')}.part`;
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  }

  /** The bytes of a file, or undefined when there is none. */
  async find(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    return existsSync(this.#pathOf(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    assertFileKey(key);
    return path.join(this.#root, ...key.split('/'));
  }
}
