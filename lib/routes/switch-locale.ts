import { LOCALE_PREFIX, LOCALES, type Locale } from '@/lib/i18n/locales';
import { encodeSegment } from './path-param';
import { publicPath } from './public-path';
import { matchPath, type FoundRoute, type MissingRoute } from './match-path';
import { routeById } from './route-table';

/**
 * The same page in another language, for the switcher. A page that exists in one
 * language alone (/hk, /en) leads to the other language's home; a path that is no
 * page keeps its words, so that its 404 is in the language asked for.
 */
export function switchLocalePath(pathname: string, toLocale: Locale): string {
  return pathIn(toLocale, pathname, matchPath(pathname, new URLSearchParams()));
}

/** Public path of one page in each language. */
export type LanguagePaths = Readonly<Record<Locale, string>>;

/** The same page in every language, as `switchLocalePath` has it. */
export function languagePaths(pathname: string): LanguagePaths {
  const match = matchPath(pathname, new URLSearchParams());
  return {
    'zh-Hans': pathIn('zh-Hans', pathname, match),
    'zh-Hant': pathIn('zh-Hant', pathname, match),
    en: pathIn('en', pathname, match),
  };
}

function pathIn(toLocale: Locale, pathname: string, match: FoundRoute | MissingRoute): string {
  if (match.kind === 'missing') return swapPrefix(pathname, toLocale);
  const { route, param, view, page } = match;
  if (route.forcedLocale && route.forcedLocale !== toLocale) {
    return publicPath(routeById('home'), toLocale);
  }
  const segment = param === undefined ? undefined : encodeSegment(param);
  return publicPath(route, toLocale, { segment, view, page });
}

function swapPrefix(pathname: string, toLocale: Locale): string {
  const segments = pathname.split(/[/\\]+/).filter((segment) => segment !== '');
  const isPrefixed = LOCALES.some((tag) => LOCALE_PREFIX[tag] === `/${segments[0]}`);
  const rest = isPrefixed ? segments.slice(1) : segments;
  return `${LOCALE_PREFIX[toLocale]}/${rest.join('/')}`;
}
