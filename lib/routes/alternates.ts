import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { segmentFor } from './href';
import { publicPath } from './public-path';
import { routeById, type RouteId } from './route-table';

export interface AlternatesInput {
  /** Language of the page that is rendered. */
  locale: Locale;
  param?: string | number | undefined;
  page?: number | undefined;
}

export interface Alternates {
  /** Path of the one URL that stands for this content in its language. */
  canonical: string;
  /** Paths by BCP 47 tag, and `x-default`: the unprefixed URL. */
  languages: Partial<Record<Locale | 'x-default', string>>;
}

/**
 * Canonical and hreflang paths of a page; the caller puts the site's origin before
 * them. A page in a language that is not available shows another edition, so that
 * edition's URL is its canonical one.
 * @param available languages in which this content exists.
 * Throws RangeError for a parameter that the row cannot have.
 */
export function alternates(
  id: RouteId,
  { locale, param, page }: AlternatesInput,
  available: readonly Locale[] = LOCALES,
): Alternates {
  const route = routeById(id);
  const parts = { segment: segmentFor(route, param), page };
  const pathIn = (tag: Locale) => publicPath(route, tag, parts);
  if (route.forcedLocale) {
    const path = pathIn(route.forcedLocale);
    return { canonical: path, languages: { [route.forcedLocale]: path, 'x-default': path } };
  }
  const languages = LOCALES.filter((tag) => available.includes(tag));
  const fallback = languages[0] ?? DEFAULT_LOCALE;
  return {
    canonical: pathIn(languages.includes(locale) ? locale : fallback),
    languages: {
      ...Object.fromEntries(languages.map((tag) => [tag, pathIn(tag)])),
      'x-default': pathIn(DEFAULT_LOCALE),
    },
  };
}
