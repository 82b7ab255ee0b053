import { createHash } from 'node:crypto';
import { CodedError } from '../../contract/error-codes';
import type { StoredPicture } from '../../contract/importing';
import type { FileStore } from '../../platform/file-store';
import { originalKey } from './picture-address';
import { reencodePicture, type Reencoded } from './reencode-picture';

/**
 * Takes in a picture: judged by its content, turned upright, re-encoded without
 * metadata as WebP, and stored under the digest of the result.
 * @throws CodedError unsupportedMedia for what is no picture, SVG among it.
 */
export async function storePicture(store: FileStore, bytes: Uint8Array): Promise<StoredPicture> {
  const reencoded = await reencodePicture(bytes).catch((error: unknown) => {
    throw new CodedError('unsupportedMedia', {}, error);
  });
  return keepReencoded(store, reencoded);
}

/** Stores a re-encoded picture under the digest of its bytes; the same one is stored once. */
export async function keepReencoded(
  store: FileStore,
  { bytes, width, height }: Reencoded,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = originalKey(hash);
  if (!(await store.has(key))) await store.put(key, bytes);
  return { hash, mime: 'image/webp', width, height, bytes: bytes.length };
}
