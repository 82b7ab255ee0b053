import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The largest file that is read whole: an export of a big blog, not a disk image. */
const SOURCE_FILE_MAX_BYTES = 64 * 1024 * 1024;
/** More files than any corpus of articles; a folder with more is not what was meant. */
const MAX_FILES = 100_000;
const IGNORED_FOLDERS = new Set(['node_modules', '_site', '_includes', '_layouts', '_data']);

/**
 * The files under a folder as paths relative to it with `/`, in one fixed order.
 * Hidden ones, packages and a generator's own folders are left out; links of the
 * file system are not followed.
 */
export async function listFiles(root: string): Promise<string[]> {
  const files: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !IGNORED_FOLDERS.has(entry.name)) await visit(relative);
      if (entry.isFile()) files.push(relative);
      if (files.length > MAX_FILES) throw new Error(`more than ${MAX_FILES} files`);
    }
  };
  await visit('');
  return files;
}

/** The bytes of a file; throws an Error with a plain sentence when it is too large. */
export async function readBounded(
  file: string,
  maxBytes = SOURCE_FILE_MAX_BYTES,
): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size > maxBytes) {
    throw new Error(`larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
  }
  return readFile(file);
}
