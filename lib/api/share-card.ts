import { createHash } from 'node:crypto';
import type { ArticleDetails } from '../contract/articles';
import type { FlashDetails } from '../contract/flash';
import type { Locale } from '../i18n/locales';
import {
  SHARE_SHAPES,
  sharePicturePath,
  type SharePicture,
  type ShareShape,
} from '../routes/share-picture';
import { siteTime } from './news-data';
import { absoluteUrl } from './site';

/** Raised when the drawing changes, so that pictures made before are asked for no more. */
const DESIGN = 1;

/** What a share picture shows. */
export interface ShareCard {
  title: string;
  /** Line above the title: the section, the kind; '' for none. */
  kicker: string;
  /** Text of a poster; '' on a card. */
  text: string;
  /** When it came out, as a poster shows it; ''. */
  note: string;
  /** Address of the picture behind it; '' for the plain ground. */
  pic: string;
  /** Hue of the ground in degrees. */
  hue: number;
  /** Language of title and text. */
  lang: Locale;
  brand: string;
}

/** Hue of what belongs to no section: the brand's own. */
const BRAND_HUE = 200;

/** An article as its card shows it. */
export function articleCard(article: ArticleDetails, brand: string): ShareCard {
  const { title, summary, section, pic, lang } = article;
  return {
    title,
    kicker: section.name,
    text: summary,
    note: '',
    pic,
    hue: section.hue,
    lang,
    brand,
  };
}

/** A flash as its card and its poster show it. @param kicker name of its kind. */
export function flashCard(flash: FlashDetails, kicker: string, brand: string): ShareCard {
  const { title, content: text, lang } = flash;
  return { title, kicker, text, note: noteOf(flash), pic: '', hue: BRAND_HUE, lang, brand };
}

/** Anything else by its name. @param facts what is known beside the name. */
export function plainCard(
  title: string,
  brand: string,
  facts: { kicker?: string | undefined; pic?: string | undefined; lang: Locale },
): ShareCard {
  const { kicker = '', pic = '', lang } = facts;
  return { title, kicker, text: '', note: '', pic, hue: BRAND_HUE, lang, brand };
}

/** The time as every page shows it, at UTC+8. */
function noteOf({ release_time }: FlashDetails): string {
  return `${siteTime(release_time).slice(0, 16).replace('T', ' ')} UTC+8`;
}

/** Digest of all that is drawn. */
export function cardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 10);
}

/** Absolute address of a picture of a card, with its size. */
export function sharePicture(
  card: ShareCard,
  place: Pick<SharePicture, 'routeId' | 'param' | 'locale'>,
  shape: ShareShape = 'card',
): { url: string; width: number; height: number } {
  const path = sharePicturePath({ ...place, shape, version: cardVersion(card) });
  return { url: absoluteUrl(path), ...SHARE_SHAPES[shape] };
}

/** The shapes in which search engines look for an article's picture. */
export function searchPictures(
  card: ShareCard,
  place: Pick<SharePicture, 'routeId' | 'param' | 'locale'>,
): string[] {
  return (['16x9', '4x3', '1x1'] as const).map((shape) => sharePicture(card, place, shape).url);
}
