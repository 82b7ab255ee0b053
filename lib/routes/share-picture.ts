import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { isRouteId, type RouteId } from './route-table';

const FOLDER = '/og';
/** Segment that stands for "no parameter". */
const NO_PARAM = '_';

/**
 * Shapes that a share picture is made in: the card with the title for share sheets, the
 * shapes that search engines ask of an article's picture, and the poster to send on.
 */
export const SHARE_SHAPES = {
  card: { width: 1200, height: 630 },
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
  poster: { width: 1080, height: 1620 },
} as const;
export type ShareShape = keyof typeof SHARE_SHAPES;

export interface SharePicture {
  routeId: RouteId;
  param?: string | number | undefined;
  locale: Locale;
  shape: ShareShape;
  /** Digest of what is drawn: another text has another address. */
  version: string;
}

/** Path of a share picture, e.g. `/og/gw_detail/5/zh-hans-card-0123456789.jpg`. */
export function sharePicturePath(picture: SharePicture): string {
  const { routeId, param, locale, shape, version } = picture;
  const place = encodeURIComponent(String(param ?? NO_PARAM));
  return `${FOLDER}/${routeId}/${place}/${locale.toLowerCase()}-${shape}-${version}.jpg`;
}

/** Path of the code that leads a camera to a page, e.g. `/og/gw_detail/5/zh-hans-code.svg`. */
export function shareCodePath(page: Omit<SharePicture, 'shape' | 'version'>): string {
  const place = encodeURIComponent(String(page.param ?? NO_PARAM));
  return `${FOLDER}/${page.routeId}/${place}/${page.locale.toLowerCase()}-code.svg`;
}

/** The page that the last three segments of a code's path name; null where they name none. */
export function readShareCodePath(
  route: string,
  place: string,
  file: string,
): Omit<SharePicture, 'shape' | 'version'> | null {
  const locale = LOCALES.find((known) => file === `${known.toLowerCase()}-code.svg`);
  if (!isRouteId(route) || !locale || place === '') return null;
  return { routeId: route, param: place === NO_PARAM ? undefined : place, locale };
}

/** What the last three segments of such a path name; null where they name nothing. */
export function readSharePicturePath(
  route: string,
  place: string,
  file: string,
): SharePicture | null {
  const [, tag, shape, version] =
    /^(zh-hans|zh-hant|en)-(card|16x9|4x3|1x1|poster)-([0-9a-f]{10})\.jpg$/.exec(file) ?? [];
  const locale = LOCALES.find((known) => known.toLowerCase() === tag);
  if (!isRouteId(route) || !locale || !shape || !version || place === '') return null;
  return {
    routeId: route,
    param: place === NO_PARAM ? undefined : place,
    locale,
    shape: shape as ShareShape,
    version,
  };
}
