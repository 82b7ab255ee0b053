import clsx from 'clsx';
import { pictureSet } from './picture-sources';

export interface AvatarProps {
  name: string;
  /** Address or ''. */
  src: string;
  size: 24 | 32 | 40 | 56 | 72;
  className?: string | undefined;
  /**
   * Drawn as a background: before an article's own picture, which programs that show a link look for
   * as the first `<img>` of the page.
   */
  isBackdrop?: boolean;
}

const SIZE_CLASSES: Record<AvatarProps['size'], string> = {
  24: 'size-6 text-12',
  32: 'size-8 text-13',
  40: 'size-10 text-15',
  56: 'size-14 text-20',
  72: 'size-18 text-24',
};

/** A face in a circle, or the name's first letter where there is none. Its name stands beside it. */
export function Avatar({ name, src, size, className, isBackdrop = false }: AvatarProps) {
  const shape = clsx(SIZE_CLASSES[size], 'shrink-0 rounded-full', className);
  if (src === '') {
    return (
      <span
        aria-hidden="true"
        className={clsx(
          shape,
          'inline-grid place-items-center bg-tide-wash font-display font-bold text-tide',
        )}
      >
        {monogram(name)}
      </span>
    );
  }
  const { sources } = pictureSet(src, 'thumb');
  const small = sources[1]?.srcSet.split(' ')[0];
  if (isBackdrop) {
    return (
      <span
        aria-hidden="true"
        className={clsx(shape, 'inline-block bg-sunken bg-cover bg-center')}
        style={{ backgroundImage: `url(${JSON.stringify(small ?? src)})` }}
      />
    );
  }
  return (
    <img
      src={small ?? src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={clsx(shape, 'bg-sunken object-cover')}
    />
  );
}

/** First letter or character that names something; `#` for a name without any. */
export function monogram(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '#';
}
