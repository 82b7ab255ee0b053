import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { IMPORT_FILES_MAX, IMPORT_UNPACKED_MAX_BYTES } from '../../contract/desk-import';

/** Longer names than any file system of ours takes. */
const NAME_MAX_BYTES = 240;
/** Files of a folder on a Mac, which hold nothing. */
const IGNORED = /(?:^|\/)(?:__MACOSX|\.DS_Store|\.git)(?:\/|$)/;
const ENCRYPTED = 0x1;
/** Of a Unix file's mode: what it is, and that it is a link. */
const KIND_MASK = 0o170000;
const IS_LINK = 0o120000;

interface Limits {
  maxBytes: number;
  maxFiles: number;
}

/**
 * Unpacks a zip into an empty folder. Nothing lands outside of it: names that lead out, absolute
 * ones, links and encrypted files are refused, and so is what unpacks to more than is allowed,
 * whatever the zip says of its sizes.
 * @throws Error with the reason in one sentence.
 */
export async function unpackZip(
  bytes: Uint8Array,
  folder: string,
  { maxBytes, maxFiles }: Limits = {
    maxBytes: IMPORT_UNPACKED_MAX_BYTES,
    maxFiles: IMPORT_FILES_MAX,
  },
  signal?: AbortSignal,
): Promise<void> {
  const zip = await open(bytes);
  let files = 0;
  let left = maxBytes;
  try {
    for await (const entry of zip.eachEntry()) {
      signal?.throwIfAborted();
      if (entry.fileName.endsWith('/') || IGNORED.test(entry.fileName)) continue;
      files += 1;
      if (files > maxFiles) throw new Error(`the zip holds more than ${maxFiles} files`);
      if (entry.uncompressedSize > left) throw tooMuch(maxBytes);
      const target = targetOf(entry, folder);
      await mkdir(path.dirname(target), { recursive: true });
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          left -= chunk.byteLength;
          done(left < 0 ? tooMuch(maxBytes) : null, chunk);
        },
      });
      const source = await zip.openReadStreamPromise(entry);
      await pipeline(source, counter, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? new Error('the zip holds a file twice', { cause: error })
      : error;
  } finally {
    zip.close();
  }
}

/**
 * Unpacks a zip into a folder of its own, named after it, until `close` takes that away.
 * @param name of the file; the root is the one folder that the zip holds, where there is one.
 * @throws Error as `unpackZip`; nothing is left then.
 */
export async function openZip(
  bytes: Uint8Array,
  name: string,
  signal?: AbortSignal,
): Promise<{ root: string; close: () => Promise<void> }> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'chaintide-import-'));
  const close = () => rm(temporary, { recursive: true, force: true });
  try {
    const folder = path.join(/* turbopackIgnore: true */ temporary, folderName(name));
    await mkdir(folder);
    await unpackZip(bytes, folder, undefined, signal);
    const entries = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true });
    const [first] = entries;
    const isOneFolder = entries.length === 1 && first?.isDirectory() === true;
    return {
      root: isOneFolder ? path.join(/* turbopackIgnore: true */ folder, first.name) : folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A plain name for a folder, from that of a file. */
export function folderName(fileName: string): string {
  const plain = fileName
    .replace(/\.zip$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return [...plain].slice(0, 60).join('') || 'import';
}

/** Whether some bytes are a zip's. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, three, four] = bytes;
  return p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, strictFileNames: false, validateEntrySizes: true };
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    fromBuffer(buffer, options, (error, zip) => {
      if (error) reject(new Error(`not a zip that can be read: ${error.message}`));
      else resolve(zip);
    });
  });
}

/** yauzl refuses names that are absolute or lead out; here it is made sure. */
function targetOf(entry: Entry, folder: string): string {
  const { fileName } = entry;
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new Error('the zip is encrypted');
  if (((entry.externalFileAttributes >>> 16) & KIND_MASK) === IS_LINK) {
    throw new Error(`the zip holds a link: ${fileName.slice(0, 120)}`);
  }
  const isTooLong = fileName.split('/').some((part) => Buffer.byteLength(part) > NAME_MAX_BYTES);
  const target = path.resolve(folder, fileName);
  if (isTooLong || fileName.includes('\0') || !target.startsWith(folder + path.sep)) {
    throw new Error(`the zip holds a name that leads elsewhere: ${fileName.slice(0, 120)}`);
  }
  return target;
}

function tooMuch(maxBytes: number): Error {
  return new Error(`the zip unpacks to more than ${Math.round(maxBytes / 1024 / 1024)} MB`);
}
