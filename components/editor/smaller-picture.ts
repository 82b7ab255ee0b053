/** Longest side of a picture that was too large, in pixels. */
const SIDE_MAX_PX = 2560;
const QUALITY = 0.85;

/** A picture made smaller, as JPEG; one that can not be read stays as it is. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return made ?? file;
  } catch {
    return file;
  }
}
