import type { Locale } from '@/lib/i18n/locales';
import { CAMPAIGN_COOKIE, CAMPAIGN_MAX_AGE_SECONDS, campaignCookieValue } from './campaign';
import { href } from './href';
import { forwardedQuery, isQueryCanonical, keptQuery } from './kept-query';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_MAX_AGE_SECONDS,
  LANGUAGE_QUERY,
  languageCookieValue,
  languageOfCookie,
} from './language-choice';
import { matchPath, type FoundRoute, type MissingRoute } from './match-path';
import { encodeSegment, innerSegment, mendPath } from './path-param';
import { internalPath, publicPath } from './public-path';
import { RETURN_COOKIE, RETURN_MAX_AGE_SECONDS, returnCookieValue } from './return-path';
import type { EntityKind, MissingKind } from './route-row';
import type { RouteId } from './route-table';

/** Fragment that asks the home page to open the login dialog (spec section 2). */
export const LOGIN_HASH = 'login';

export type EntityState = 'live' | 'withdrawn' | 'absent' | 'unknown';

/**
 * What is known, in memory, about what exists; asked before a page is rendered. Things
 * are named by id, those of a day or a month by it (2026-11-28, 2026-11).
 */
export interface Existence {
  stateOf(entity: EntityKind, id: number | string): EntityState;
  /** Number of pages of a listing scope, e.g. `article:label:5`; undefined when not known. */
  pageCount(scope: string): number | undefined;
}

export interface RouteRequest {
  method: string;
  /** Percent-encoded, as it came. */
  pathname: string;
  /** With or without its `?`. */
  search: string;
  /** Values of the cookies `lang` and `token`. */
  cookies: { lang?: string | undefined; token?: string | undefined };
}

export interface DecidedCookie {
  name: string;
  /** Not yet encoded for the header. */
  value: string;
  maxAgeSeconds: number;
}

export interface RenderDecision {
  kind: 'render';
  status: 200 | 404 | 410;
  locale: Locale;
  /** The row, when one was matched. */
  routeId: RouteId | undefined;
  /** Internal path and query to render. */
  rewrite: string;
  /** The answer is in a language that this visitor chose: `Cache-Control: private, no-store`. */
  isPrivate: boolean;
}

export interface RedirectDecision {
  kind: 'redirect';
  status: 307 | 308;
  /** Same-site path with query and fragment; begins with exactly one `/`. */
  location: string;
  cookies: readonly DecidedCookie[];
  /** The answer is this visitor's: `Cache-Control: private, no-store`. */
  isPrivate: boolean;
  /** The answer depends on cookies: `Vary: Cookie`. */
  variesByCookie: boolean;
}

export type RouteDecision = RenderDecision | RedirectDecision;

/**
 * What to answer to a page request: render (200, or a whole 404 or 410 page), or one
 * redirect that settles alias, query, language, guard and spelling together. Pure,
 * never throws, for any path, query and cookie. Rules: spec section 2.
 */
export function resolveRequest(request: RouteRequest, existence?: Existence): RouteDecision {
  const query = new URLSearchParams(request.search);
  const mended = mendPath(request.pathname);
  if (mended !== undefined) return redirectToMended(mended, query, request.cookies);
  const match = matchPath(request.pathname, query);
  const locale = heardLocale(match, query, request.cookies);
  const isPrivate = locale !== match.locale && languageAsked(query) === undefined;
  if (match.kind === 'missing')
    return missing({ what: match.what, status: 404 }, locale, isPrivate);
  const gone = existence && findGone(match, existence);
  if (gone) return missing(gone, locale, isPrivate);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const redirect = isRead ? findRedirect(match, query, request.cookies) : undefined;
  return redirect ?? render(match, query);
}

/**
 * A malformed path is not rendered where it is, whatever the method and even as a 404:
 * Next fails on its escapes with a 500.
 */
function redirectToMended(
  mended: string,
  query: URLSearchParams,
  cookies: RouteRequest['cookies'],
): RedirectDecision {
  const match = matchPath(mended, query);
  if (match.kind === 'missing') return permanent(mended, []);
  return findRedirect({ ...match, isCanonical: false }, query, cookies) ?? permanent(mended, []);
}

interface Gone {
  what: MissingKind;
  status: 404 | 410;
  routeId?: RouteId;
}

/** The path under /<tag>/ that renders a "not found" or "withdrawn" page. */
function missing(
  { what, status, routeId }: Gone,
  locale: Locale,
  isPrivate: boolean,
): RenderDecision {
  const page = status === 410 ? `withdrawn-${what}` : what;
  const rewrite = `/${locale}/missing/${page}`;
  return { kind: 'render', status, locale, routeId, rewrite, isPrivate };
}

function findGone(match: FoundRoute, existence: Existence): Gone | undefined {
  const { route, param, page } = match;
  const gone = (what: MissingKind, status: 404 | 410) => ({ what, status, routeId: route.id });
  if (route.screen !== 'ready') return undefined;
  if (route.entity && param !== undefined && !route.param?.oneOf?.includes(param)) {
    const state = existence.stateOf(
      route.entity,
      route.param?.kind === 'id' ? Number(param) : param,
    );
    if (state === 'absent') return gone(route.entity, 404);
    if (state === 'withdrawn') return gone(route.entity, 410);
  }
  const listing = param === undefined ? (route.bareListing ?? route.listing) : route.listing;
  if (page > 1 && listing) {
    const count = existence.pageCount(listing.replace('{param}', param ?? ''));
    if (count !== undefined && page > count) return gone('page', 404);
  }
  return undefined;
}

function findRedirect(
  match: FoundRoute,
  query: URLSearchParams,
  cookies: RouteRequest['cookies'],
): RedirectDecision | undefined {
  const { route } = match;
  const asked = languageAsked(query);
  const locale = heardLocale(match, query, cookies);
  const path = publicPath(route, locale, partsOf(match));
  const location = path + forwardedQuery(route, query) + match.hash;
  const campaign = cookieList(
    CAMPAIGN_COOKIE,
    campaignCookieValue(query),
    CAMPAIGN_MAX_AGE_SECONDS,
  );

  const choice = cookieList(
    LANGUAGE_COOKIE,
    asked && languageCookieValue(asked),
    LANGUAGE_MAX_AGE_SECONDS,
  );
  const told = [...campaign, ...choice];

  if (route.auth && !cookies.token) {
    const back = cookieList(
      RETURN_COOKIE,
      returnCookieValue(path, keptQuery(route, query)),
      RETURN_MAX_AGE_SECONDS,
    );
    const home = href('home', { locale, hash: LOGIN_HASH });
    return personal(home, [...told, ...back]);
  }
  if (asked || locale !== match.locale) return personal(location, told);
  if (match.isCanonical && isQueryCanonical(route, query)) return undefined;
  return permanent(location, told);
}

/** The language that a switcher without script asks for. */
function languageAsked(query: URLSearchParams): Locale | undefined {
  return languageOfCookie(query.get(LANGUAGE_QUERY) ?? undefined);
}

/** The language to answer in: what is asked for, the path's, or the one chosen before. */
function heardLocale(
  match: FoundRoute | MissingRoute,
  query: URLSearchParams,
  cookies: RouteRequest['cookies'],
): Locale {
  if (match.kind === 'found' && match.route.forcedLocale) return match.locale;
  const chosen = match.isPrefixed ? undefined : languageOfCookie(cookies.lang);
  return languageAsked(query) ?? chosen ?? match.locale;
}

function permanent(location: string, cookies: readonly DecidedCookie[]): RedirectDecision {
  const isPrivate = cookies.length > 0;
  return { kind: 'redirect', status: 308, location, cookies, isPrivate, variesByCookie: false };
}

function personal(location: string, cookies: readonly DecidedCookie[]): RedirectDecision {
  const forThisVisitor = { isPrivate: true, variesByCookie: true };
  return { kind: 'redirect', status: 307, location, cookies, ...forThisVisitor };
}

function render(match: FoundRoute, query: URLSearchParams): RenderDecision {
  const { route, locale, param, view, page } = match;
  const segment = param === undefined ? undefined : innerSegment(param);
  const parts = { segment, view, page };
  const rewrite = internalPath(route, locale, parts) + forwardedQuery(route, query);
  return { kind: 'render', status: 200, locale, routeId: route.id, rewrite, isPrivate: false };
}

function partsOf({ param, view, page }: FoundRoute) {
  return { segment: param === undefined ? undefined : encodeSegment(param), view, page };
}

function cookieList(name: string, value: string | undefined, maxAgeSeconds: number) {
  return value === undefined ? [] : [{ name, value, maxAgeSeconds }];
}
