import { inspectPicture } from '@/lib/client/inspect-picture';
import { AVATAR_MAX_BYTES, COVER_MAX_BYTES } from '@/lib/contract/constants';
import { PICTURE_MAX_PIXELS, type UploadType } from '@/lib/contract/uploads';
import { isCover, isTooSmall, pictureTypes } from './output-plan';

/** Why a chosen file is not taken; each has a sentence of its own. */
export type PictureFault =
  'wrongType' | 'coverWrongType' | 'tooLarge' | 'tooManyPixels' | 'pictureTooSmall' | 'unreadable';

/** Bytes that a chosen file has to stay under (spec section 5). */
export function maxBytesOf(type: UploadType): number {
  return type === 'avatar' ? AVATAR_MAX_BYTES : COVER_MAX_BYTES;
}

/** Judges a chosen file before anything of it is shown; undefined where nothing is wrong. */
export async function judgePicture(
  file: File,
  type: UploadType,
): Promise<PictureFault | undefined> {
  if (!pictureTypes(type).includes(file.type))
    return isCover(type) ? 'coverWrongType' : 'wrongType';
  if (file.size >= maxBytesOf(type)) return 'tooLarge';
  const facts = inspectPicture(new Uint8Array(await file.arrayBuffer()));
  if (!facts) return 'unreadable';
  if (facts.width * facts.height > PICTURE_MAX_PIXELS) return 'tooManyPixels';
  if (!facts.isWhole || facts.width * facts.height === 0) return 'unreadable';
  return isTooSmall(facts, type) ? 'pictureTooSmall' : undefined;
}
