import {
  AVATAR_MIN_PX,
  CROP_ASPECTS,
  CROP_MAX_PX,
  CROP_QUALITY,
  CROP_QUALITY_THRESHOLD_BYTES,
} from '@/lib/contract/constants';
import type { UploadType } from '@/lib/contract/uploads';

/** Width by height of what is cut out; free where a person may choose any. */
export type CropAspect = number | 'free';

export interface Size {
  width: number;
  height: number;
}

/** Files that the picker offers (spec section 5), and those for an article's cover. */
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif'];
const PICTURE_ACCEPT = '.png,.jpeg,.gif,.jpg,image/png,image/jpeg,image/gif';
const COVER_TYPES = ['image/png', 'image/jpeg'];
const COVER_ACCEPT = '.png,.jpeg,.jpg,image/png,image/jpeg';

/** Whether a picture is to stand over an article, for which fewer kinds of files will do. */
export function isCover(type: UploadType): boolean {
  return type === 'cover' || type === 'banner';
}

/** Kinds of files that may be chosen for some use. */
export function pictureTypes(type: UploadType): readonly string[] {
  return isCover(type) ? COVER_TYPES : PICTURE_TYPES;
}

/** The same for the browser's own picker. */
export function pictureAccept(type: UploadType): string {
  return isCover(type) ? COVER_ACCEPT : PICTURE_ACCEPT;
}

/** The shape that a picture for some use has (spec section 2, Image cropper). */
export function aspectFor(type: UploadType): CropAspect {
  const aspects = { avatar: 1, '1': 16 / 9, '2': 1, ...CROP_ASPECTS, default: 'free' } as const;
  return aspects[type];
}

/**
 * Size in pixels of what is made of a cut-out: as it is, or brought down to at most 2048 px a
 * side with its shape kept.
 */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, CROP_MAX_PX / Math.max(width, height, 1));
  const side = (length: number) => Math.min(CROP_MAX_PX, Math.max(1, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}

/** Whether a cut-out has too few pixels for its use; only faces have a least size. */
export function isTooSmall({ width, height }: Size, type: UploadType): boolean {
  return type === 'avatar' && Math.min(Math.round(width), Math.round(height)) < AVATAR_MIN_PX;
}

/** JPEG quality: 0.8 where the picture at full quality is over 204800 bytes, else full. */
export function jpegQuality(fullBytes: number): number {
  return fullBytes > CROP_QUALITY_THRESHOLD_BYTES ? CROP_QUALITY : 1;
}
