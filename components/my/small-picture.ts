import { inspectPicture } from '@/lib/client/inspect-picture';
import { COVER_MAX_BYTES } from '@/lib/contract/constants';
import { PICTURE_MAX_PIXELS } from '@/lib/contract/uploads';
import type { PictureWhy } from './real-name-faults';

/** Side of a photograph that still shows small print. */
const SIDE_PX = 2560;
const QUALITY = 0.88;
/** The most that a device is asked to unpack: a photo of its best camera. */
const SHRUNK_MAX_PIXELS = 110_000_000;

/** A picture that can not be sent: no picture, or too large even when made smaller. */
export class PictureRefused extends Error {
  constructor(readonly why: PictureWhy) {
    super(why);
    this.name = 'PictureRefused';
  }
}

/**
 * A picture as base64, as it is or, where it is over 5 MB, made smaller on the device.
 * @throws PictureRefused
 */
export async function smallPicture(file: File): Promise<string> {
  await refuseBroken(file);
  const blob = file.size > COVER_MAX_BYTES ? await shrink(file) : file;
  if (blob.size > COVER_MAX_BYTES) throw new PictureRefused('pictureTooLarge');
  return base64Of(blob);
}

/** What can be told before the picture is unpacked; a WebP says nothing here. */
async function refuseBroken(file: File): Promise<void> {
  if (file.type === 'image/webp') return;
  const facts = inspectPicture(new Uint8Array(await file.arrayBuffer()));
  if (!facts?.isWhole) throw new PictureRefused('pictureUnreadable');
  const isShrunk = file.size > COVER_MAX_BYTES;
  const most = isShrunk ? SHRUNK_MAX_PIXELS : PICTURE_MAX_PIXELS;
  if (facts.width * facts.height > most) throw new PictureRefused('pictureTooManyPixels');
}

async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('pictureUnreadable');
  });
  const scale = Math.min(1, SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefused('pictureTooLarge');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new PictureRefused('pictureTooLarge');
  return blob;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    // `data:<type>;base64,<what is asked for>`
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new PictureRefused('pictureUnreadable'));
    reader.readAsDataURL(blob);
  });
}
