import sharp from 'sharp';
import { CodedError } from '../../contract/error-codes';
import { takeTurn } from './decode-turns';
import { reencodePicture, type Reencoded } from './reencode-picture';
import { looksLikePicture } from './upload-rules';

/** More than a phone's ordinary photo has. */
const MAX_PIXELS = 25_000_000;
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
 * @throws CodedError pictureUnreadable; tooManyRequests where too many wait
 */
export async function reencodeUpload(
  file: Uint8Array,
  isKnown: (bytes: Uint8Array) => boolean = looksLikePicture,
): Promise<Reencoded> {
  if (!isKnown(file)) throw new CodedError('pictureUnreadable');
  const { unpackedBytes, isWhole } = await measure(file).catch(refuse);
  if (unpackedBytes > (isWhole ? MAX_WHOLE_BYTES : MAX_BYTES)) {
    throw new CodedError('pictureUnreadable');
  }
  return takeTurn({ isHeavy: unpackedBytes > HEAVY_BYTES }, () =>
    reencodePicture(file, { maxPixels: MAX_PIXELS }).catch(refuse),
  );
}

/** What a picture takes in memory by its own word, before anything of it is unpacked. */
async function measure(file: Uint8Array): Promise<{ unpackedBytes: number; isWhole: boolean }> {
  const { width, height, channels, depth, format, isProgressive } = await sharp(file, {
    limitInputPixels: MAX_PIXELS,
  }).metadata();
  const unpackedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  return { unpackedBytes, isWhole: isProgressive || format === 'gif' || format === 'webp' };
}

function refuse(error: unknown): never {
  throw new CodedError('pictureUnreadable', {}, error);
}
