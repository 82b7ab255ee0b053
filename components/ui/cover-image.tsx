import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { coverAddress } from './cover-choice';
import { pictureSet, type PictureUse } from './picture-sources';
import { hintApart } from './static-markup';
import { TitleText } from './title-text';

export interface CoverImageProps {
  /** Address of the picture; '' asks for a generated cover. */
  pic: string;
  use: PictureUse;
  /** Family and seed of the generated cover. */
  coverKey: string;
  id: number;
  /** Set on the generated cover in large type; left out, the pattern stands alone. */
  title?: string | undefined;
  /** Line above the title on a generated cover. */
  kicker?: string | undefined;
  lang?: string | undefined;
  /** Empty where the title stands beside the picture. */
  alt?: string;
  /** The picture that the page is waited for: loaded first, never lazily. */
  priority?: boolean;
  className?: string | undefined;
}

/** A 21:13 picture in a box of fixed shape, or the generated cover of what has none. */
export function CoverImage(props: CoverImageProps) {
  const { pic, use, coverKey, id, title, kicker, lang, alt = '', priority, className } = props;
  const set = pictureSet(pic === '' ? coverAddress(coverKey, id) : pic, use);
  if (priority) preloadPicture(set);
  // Somebody else's picture may be gone: the style sheet lays the generated cover over it then.
  const isElsewhere = /^https?:/.test(pic);
  const cover = `url(${JSON.stringify(coverAddress(coverKey, id))})`;
  const fallback = isElsewhere ? { style: { '--cover-instead': cover } as CSSProperties } : {};
  return (
    <span className={clsx('cover', className)} {...fallback}>
      <picture>
        {set.sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={set.sizes} />
        ))}
        <img
          src={set.src}
          srcSet={set.srcSet}
          sizes={set.sizes}
          width={1680}
          height={1040}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          referrerPolicy={isElsewhere ? 'no-referrer' : undefined}
        />
      </picture>
      {pic === '' && title !== undefined && (
        <span className="cover-plate" aria-hidden="true" lang={lang}>
          {kicker && <span className="cover-plate-kicker">{kicker}</span>}
          <span className="cover-plate-title">
            <TitleText>{title}</TitleText>
          </span>
        </span>
      )}
    </span>
  );
}

/** Names the best format in the head; a browser without it skips the hint by its type. */
function preloadPicture(set: ReturnType<typeof pictureSet>) {
  const best = set.sources[0];
  const choice = best && { imageSrcSet: best.srcSet, imageSizes: set.sizes, type: best.type };
  const how = { as: 'image' as const, fetchPriority: 'high' as const };
  const link = () => <link rel="preload" {...how} {...(choice ?? { href: set.src })} />;
  if (!hintApart(link)) preload(set.src, { ...how, ...choice });
}
