import { CROP_MAX_PX } from '@/lib/contract/constants';
import { jpegQuality, outputSize, type Size } from './output-plan';

/** What is asked of the cropper: its own canvas of what is cut out. */
export interface CropSource {
  getData(rounded?: boolean): Size;
  getCroppedCanvas(options: object): HTMLCanvasElement | null;
}

/** The cut-out as a JPEG on white, at most 2048 × 2048 px. @throws Error where the browser makes none. */
export async function encodeCrop(source: CropSource): Promise<Blob> {
  const canvas = source.getCroppedCanvas({
    ...outputSize(source.getData()),
    maxWidth: CROP_MAX_PX,
    maxHeight: CROP_MAX_PX,
    fillColor: '#ffffff',
    imageSmoothingQuality: 'high',
  });
  if (!canvas) throw new Error('Nothing is cut out.');
  const full = await jpegOf(canvas, 1);
  const quality = jpegQuality(full.size);
  return quality === 1 ? full : jpegOf(canvas, quality);
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no JPEG.'))),
      'image/jpeg',
      quality,
    ),
  );
}
