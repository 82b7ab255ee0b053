/** What a picture's own bytes say of it, without unpacking it. */
export interface PictureFacts {
  width: number;
  height: number;
  /** False where the file breaks off before its end. */
  isWhole: boolean;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];
const JPEG = [0xff, 0xd8, 0xff];
/** PNG: the first chunk's width stands here; each chunk is its length, name, bytes, checksum. */
const PNG_WIDTH_AT = 16;
const PNG_CHUNK_FRAME = 12;
const IEND = 0x49454e44;
const GIF_END = 0x3b;
/** JPEG markers: frames that hold the size, the beginning of the pixels, the end. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const SCAN = 0xda;
const END = 0xd9;

/** Size and wholeness of a PNG, JPEG or GIF; undefined for what is none of them, or broken at its head. */
export function inspectPicture(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (begins(bytes, PNG)) return inspectPng(view);
    if (begins(bytes, GIF)) return inspectGif(view, bytes);
    return begins(bytes, JPEG) ? inspectJpeg(view, bytes) : undefined;
  } catch (error) {
    // Read past the end: not even the head is there.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function inspectPng(view: DataView): PictureFacts {
  const size = { width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_WIDTH_AT + 4) };
  let at = PNG.length;
  while (at + PNG_CHUNK_FRAME <= view.byteLength) {
    if (view.getUint32(at + 4) === IEND) return { ...size, isWhole: true };
    at += PNG_CHUNK_FRAME + view.getUint32(at);
  }
  return { ...size, isWhole: false };
}

function inspectGif(view: DataView, bytes: Uint8Array): PictureFacts {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  // Some programs write a few zeros after the end.
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return { ...size, isWhole: bytes[last] === GIF_END };
}

function inspectJpeg(view: DataView, bytes: Uint8Array): PictureFacts | undefined {
  let size: { width: number; height: number } | undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (FRAMES.includes(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === SCAN) break;
    at += 2 + view.getUint16(at + 2);
  }
  // The small picture within the head has an end of its own; this one is the whole picture's.
  return size && { ...size, isWhole: hasEndAfter(bytes, at) };
}

function hasEndAfter(bytes: Uint8Array, from: number): boolean {
  let at = bytes.length - 1;
  while (at > from && !(bytes[at - 1] === 0xff && bytes[at] === END)) at -= 1;
  return at > from;
}
