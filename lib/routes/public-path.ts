import { LOCALE_PREFIX, type Locale } from '@/lib/i18n/locales';
import type { Route } from './route-table';

export interface PathParts {
  /** The parameter as one encoded segment. */
  segment?: string | undefined;
  /** What is chosen on the page, as one segment (`viewSlug`); never without a parameter. */
  view?: string | undefined;
  /** Page number from 1; page 1 is the bare path. */
  page?: number | undefined;
}

/** The one public path of a row in a language, without query or fragment. */
export function publicPath(route: Route, locale: Locale, parts: PathParts = {}): string {
  const prefix = route.forcedLocale ? '' : LOCALE_PREFIX[locale];
  const base = route.rootIn?.includes(locale) ? prefix : prefix + route.path;
  return base + pathTail(parts) || '/';
}

/**
 * The path that the server renders: its first segment is the language's tag, the
 * rest the page's folder (or the shared page of rows whose screen is not there).
 */
export function internalPath(route: Route, locale: Locale, parts: PathParts = {}): string {
  const tag = route.forcedLocale ?? locale;
  if (route.screen === 'coming') return `/${tag}/coming/${route.id}`;
  return `/${tag}${route.path}${pathTail(parts)}`;
}

function pathTail({ segment, view, page = 1 }: PathParts): string {
  const named = segment ? `/${segment}` : '';
  return named + (named && view ? `/${view}` : '') + (page > 1 ? `/page/${page}` : '');
}
