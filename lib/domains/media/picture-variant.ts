import sharp from 'sharp';
import type { FileStore } from '../../platform/file-store';
import { originalKey, variantKey, type PictureVariant } from './picture-address';

/** Encodings under way, so that many askers for one picture wait for one encoding. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78, effort: 3 };
const JPEG = { quality: 80, mozjpeg: true };

/**
 * One form of a stored picture, made at the first request and kept. A width
 * beyond the original's gives the original's size. Undefined when the picture
 * is not stored here.
 */
export async function readVariant(
  store: FileStore,
  variant: PictureVariant,
): Promise<Buffer | undefined> {
  const key = variantKey(variant);
  const kept = await store.find(key);
  if (kept) return kept;
  let encoding = underWay.get(key);
  if (!encoding) {
    encoding = encode(store, variant).finally(() => underWay.delete(key));
    underWay.set(key, encoding);
  }
  return encoding;
}

async function encode(store: FileStore, variant: PictureVariant): Promise<Buffer | undefined> {
  const original = await store.find(originalKey(variant.hash));
  if (!original) return undefined;
  const resized = sharp(original).resize({ width: variant.width, withoutEnlargement: true });
  const encoded = {
    avif: () => resized.avif(AVIF),
    webp: () => resized.webp(WEBP),
    jpg: () => resized.flatten({ background: '#ffffff' }).jpeg(JPEG),
  }[variant.format]();
  const bytes = await encoded.toBuffer();
  await store.put(variantKey(variant), bytes);
  return bytes;
}
