/** Widths in CSS pixels that a stored picture is offered in. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1680] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One offered form of a stored picture. */
export interface PictureVariant {
  hash: string;
  width: number;
  format: PictureFormat;
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * Public address of a picture: of a stored one its 1280 px JPEG form (other
 * widths and formats differ in the last segment), else the address as it is.
 */
export function pictureAddress(stored: string): string {
  return HASH.test(stored) ? `/media/${stored}/1280.jpg` : stored;
}

/** Reads the last two segments of an address; undefined for what is not offered. */
export function parseVariant(hash: string, file: string): PictureVariant | undefined {
  const [widthText = '', formatText = '', ...rest] = file.split('.');
  const width = PICTURE_WIDTHS.find((offered) => String(offered) === widthText);
  const format = PICTURE_FORMATS.find((offered) => offered === formatText);
  if (!HASH.test(hash) || !width || !format || rest.length > 0) return undefined;
  return { hash, width, format };
}

/** Where the kept picture lies in the file store. */
export function originalKey(hash: string): string {
  return `media/${hash.slice(0, 2)}/${hash}/original.webp`;
}

export function variantKey({ hash, width, format }: PictureVariant): string {
  return `media/${hash.slice(0, 2)}/${hash}/${width}.${format}`;
}
