import sharp from 'sharp';
import { COVER_MAX_BYTES } from '../../contract/constants';
import { CodedError } from '../../contract/error-codes';
import { unpackInTurn } from './reencode-upload';
import { looksLikeWebPicture } from './upload-rules';

/** Enough to read small print by. */
const MAX_SIDE = 2560;
const QUALITY = 86;
const MB = 1024 * 1024;

/**
 * A picture of a document as the desk will see it: judged by its content, turned upright,
 * made anew as WebP without metadata. It is not stored here.
 * @throws CodedError pictureTooLarge, and as every picture that is brought
 */
export async function documentPicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.byteLength > COVER_MAX_BYTES) {
    throw new CodedError('pictureTooLarge', { maxMb: COVER_MAX_BYTES / MB });
  }
  return unpackInTurn(bytes, looksLikeWebPicture, () =>
    sharp(bytes, { failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer(),
  );
}
