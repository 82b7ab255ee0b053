import sharp from 'sharp';
import { COVER_MAX_BYTES } from '../../contract/constants';
import { CodedError } from '../../contract/error-codes';

/** As for every picture that is brought: a bomb is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
/** Enough to read small print by. */
const MAX_SIDE = 2560;
const QUALITY = 86;
const MB = 1024 * 1024;

/**
 * A picture of a document as the desk will see it: judged by its content, turned upright,
 * made anew as WebP without metadata. It is not stored here.
 * @throws CodedError pictureTooLarge, pictureUnreadable
 */
export async function documentPicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.byteLength > COVER_MAX_BYTES) {
    throw new CodedError('pictureTooLarge', { maxMb: COVER_MAX_BYTES / MB });
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format === 'svg') throw new CodedError('pictureUnreadable');
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer();
  } catch (error) {
    throw error instanceof CodedError ? error : new CodedError('pictureUnreadable', {}, error);
  }
}
