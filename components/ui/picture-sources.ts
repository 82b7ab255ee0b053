/** Where a picture stands on a page; decides its widths and its `sizes`. */
export type PictureUse = 'lead' | 'hero' | 'half' | 'card' | 'thumb' | 'banner';

export interface PictureSource {
  type: string;
  srcSet: string;
}

export interface PictureSet {
  /** Better formats first; empty for a picture that is not ours to resize. */
  sources: readonly PictureSource[];
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
}

/** Formats of a stored picture beside JPEG, best first. */
const BETTER_FORMATS = ['avif', 'webp'] as const;
/** A stored picture's address: `/media/<hash>/<width>.<format>`. */
const STORED = /^(.*\/media\/[0-9a-f]{8,128}\/)\d{2,4}\.(?:avif|webp|jpe?g)$/;

/** Widths offered for each use, CSS pixels times the densities that are common there. */
const WIDTHS: Record<PictureUse, readonly number[]> = {
  lead: [640, 960, 1280, 1680],
  hero: [640, 960, 1280, 1680],
  half: [320, 640, 960],
  card: [320, 640, 960],
  thumb: [160, 320, 640],
  banner: [320, 640, 960],
};

/** Widths on screen, as the grid of app/globals.css makes them; the last one is the phone's. */
const SIZES: Record<PictureUse, string> = {
  lead: '(min-width: 1376px) 736px, (min-width: 1200px) calc(100vw - 640px), (min-width: 900px) calc(100vw - 136px), calc(100vw - 32px)',
  hero: '(min-width: 1376px) 688px, (min-width: 1200px) calc(100vw - 640px), (min-width: 900px) 688px, calc(100vw - 32px)',
  half: '(min-width: 1200px) 360px, (min-width: 900px) 46vw, 76vw',
  card: '(min-width: 900px) 232px, 60vw',
  thumb: '(min-width: 600px) 168px, 112px',
  banner: '(min-width: 1200px) 320px, calc(100vw - 32px)',
};

/**
 * The forms in which a picture is offered. A stored picture has every width in AVIF,
 * WebP and JPEG by its last segment; any other address is used as it is.
 */
export function pictureSet(pic: string, use: PictureUse): PictureSet {
  const folder = STORED.exec(pic)?.[1];
  if (folder === undefined) return { sources: [], src: pic, srcSet: undefined, sizes: undefined };
  const widths = WIDTHS[use];
  const set = (format: string) =>
    widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
  return {
    sources: BETTER_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: set(format) })),
    src: `${folder}${widths.at(-1)}.jpg`,
    srcSet: set('jpg'),
    sizes: SIZES[use],
  };
}
