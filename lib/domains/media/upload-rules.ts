import { AVATAR_MAX_BYTES, AVATAR_MIN_PX, COVER_MAX_BYTES } from '../../contract/constants';
import type { UploadType } from '../../contract/uploads';

/** What pictures people may bring (spec section 5): by their first bytes, never by their name. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
] as const;

/** Whether bytes begin as a JPEG, PNG or GIF does. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  return SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte));
}

/** Whether bytes begin as a picture of the web does: as those, or as a WebP. */
export function looksLikeWebPicture(bytes: Uint8Array): boolean {
  const ascii = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  return looksLikePicture(bytes) || (ascii(0) === 'RIFF' && ascii(8) === 'WEBP');
}

/** Bytes that a picture for some use has to stay under. */
export function maxBytesFor(type: UploadType): number {
  return type === 'avatar' ? AVATAR_MAX_BYTES : COVER_MAX_BYTES;
}

/** Pixels that each side needs at least; 0 where any will do. */
export function minSideFor(type: UploadType): number {
  return type === 'avatar' ? AVATAR_MIN_PX : 0;
}
