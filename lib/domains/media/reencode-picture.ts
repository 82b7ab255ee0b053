import sharp from 'sharp';

/** More pixels than any page shows; a bomb is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept, in pixels. */
const MAX_SIDE = 2560;
const QUALITY = 86;

export interface Reencoded {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A picture turned upright and encoded anew as WebP without metadata, at most 2560 px on
 * its longer side; of one that moves the first frame.
 * @throws Error for what is no picture, is broken, or unpacks to too much; SVG among it.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  { maxPixels = MAX_PIXELS }: { maxPixels?: number } = {},
): Promise<Reencoded> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (format === 'svg') throw new Error('SVG is a program, no picture.');
  const { data, info } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
