import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { StoredPicture } from '../../contract/importing';
import type { Database } from '../../db/client';
import type { FileStore } from '../../platform/file-store';
import { originalKey } from './picture-address';
import { hasUpload, savePictures, insertUploadRow } from './repository';

/** More than any picture that this site keeps has. */
const MAX_PIXELS = 2560 * 2560;

/**
 * Takes a picture of an archive back as it was: the bytes are those that their digest names, and
 * what this site makes of every picture (WebP without metadata).
 * @throws Error with the reason, in one sentence, for any other.
 */
export async function keepArchived(
  store: FileStore,
  bytes: Uint8Array,
  { hash, width, height }: StoredPicture,
): Promise<StoredPicture> {
  if (createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw new Error('its bytes are not those that the archive names');
  }
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const found = await picture.metadata();
  const hasMore = found.exif ?? found.xmp ?? found.iptc;
  if (found.format !== 'webp' || hasMore || found.width !== width || found.height !== height) {
    throw new Error('it is not as this site keeps pictures');
  }
  await picture.stats();
  const key = originalKey(hash);
  if (!(await store.has(key))) await store.put(key, bytes);
  return { hash, mime: 'image/webp', width, height, bytes: bytes.length };
}

/** Makes stored pictures an account's own, to be used in what it writes. */
export async function claimPictures(
  tx: Database,
  claim: { pictures: readonly StoredPicture[]; accountId: number; at: Date },
): Promise<void> {
  const { pictures, accountId, at } = claim;
  await savePictures(tx, pictures);
  for (const { hash } of pictures) {
    const upload = { accountId, hash, purpose: 'default' };
    if (!(await hasUpload(tx, upload))) await insertUploadRow(tx, { ...upload, at });
  }
}
