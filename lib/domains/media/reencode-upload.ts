import sharp from 'sharp';
import { CodedError } from '../../contract/error-codes';
import { PICTURE_MAX_PIXELS } from '../../contract/uploads';
import { takeTurn } from './decode-turns';
import { reencodePicture, type Reencoded } from './reencode-picture';
import { looksLikePicture } from './upload-rules';

/**
 * A picture that is read line by line may be as large; one that has to be unpacked whole
 * (moving, interlaced, progressive) takes all this memory at once. A sample of 16 bits is two bytes.
 */
const MAX_BYTES = 100_000_000;
const MAX_WHOLE_BYTES = 50_000_000;
/** From here on a picture is unpacked alone (measured by scripts/measure-uploads.ts). */
const HEAVY_BYTES = 16_000_000;

/**
 * The site's own encoding of a picture that a person brings, when there is a turn for it.
 * @param isKnown whether bytes begin as a picture that may be brought.
 * @throws CodedError pictureWrongType, pictureTooManyPixels, pictureUnreadable; tooManyRequests
 *   where too many wait
 */
export async function reencodeUpload(
  file: Uint8Array,
  isKnown: (bytes: Uint8Array) => boolean = looksLikePicture,
): Promise<Reencoded> {
  return unpackInTurn(file, isKnown, () =>
    reencodePicture(file, { maxPixels: PICTURE_MAX_PIXELS }),
  );
}

/**
 * Does some work that unpacks a picture of a person's, once it is known to be one that may be
 * unpacked and there is a turn for it.
 * @throws CodedError as reencodeUpload
 */
export async function unpackInTurn<Result>(
  file: Uint8Array,
  isKnown: (bytes: Uint8Array) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isKnown(file)) throw new CodedError('pictureWrongType');
  const { pixels, unpackedBytes, isWhole } = await measure(file).catch(refuse);
  const maxBytes = isWhole ? MAX_WHOLE_BYTES : MAX_BYTES;
  if (pixels > PICTURE_MAX_PIXELS || unpackedBytes > maxBytes) {
    throw new CodedError('pictureTooManyPixels', { maxMillion: PICTURE_MAX_PIXELS / 1_000_000 });
  }
  return takeTurn({ isHeavy: unpackedBytes > HEAVY_BYTES }, () => work().catch(refuse));
}

/** What a picture takes in memory by its own word, before anything of it is unpacked. */
async function measure(file: Uint8Array) {
  const { width, height, channels, depth, format, isProgressive } = await sharp(file, {
    // Nothing is unpacked here; what is too large is to be told from what is broken.
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  const unpackedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2);
  return {
    pixels,
    unpackedBytes,
    isWhole: isProgressive || format === 'gif' || format === 'webp',
  };
}

function refuse(error: unknown): never {
  throw new CodedError('pictureUnreadable', {}, error);
}
