import { DEFAULT_LOCALE, LOCALE_PREFIX, LOCALES, type Locale } from '@/lib/i18n/locales';
import { decodeSegment, encodeSegment, readPage, readParam } from './path-param';
import { publicPath } from './public-path';
import type { MissingKind } from './route-row';
import { ALL_ROUTES, type Route } from './route-table';
import { readViewSlug, viewInQuery, viewSlug } from './view-slug';

export interface FoundRoute {
  kind: 'found';
  route: Route;
  locale: Locale;
  /** Whether the URL chose its language by a public prefix. */
  isPrefixed: boolean;
  /** The parameter, decoded and normalised. */
  param: string | undefined;
  /** What is chosen on the page, as its path segment. */
  view: string | undefined;
  page: number;
  /** Fragment that the alias asks for, with its `#`, or `''`. */
  hash: string;
  /** Whether the path is already the one public spelling. */
  isCanonical: boolean;
}

export interface MissingRoute {
  kind: 'missing';
  locale: Locale;
  /** Whether the URL chose its language by a public prefix. */
  isPrefixed: boolean;
  what: MissingKind;
}

interface Door {
  route: Route;
  queryName: string | undefined;
  hash: string;
}

const DOORS = collectDoors();

/**
 * Finds the row that a public path and its query mean: language, aliases, letter
 * case, slashes, parameter and page (spec section 2: query parameters turn into
 * path parameters). A parameter in the path wins over one in the query.
 * @param pathname percent-encoded as it came; any string is answered.
 */
export function matchPath(pathname: string, query: URLSearchParams): FoundRoute | MissingRoute {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const { locale, isPrefixed, rest } = splitLanguage(segments);
  const missing = (what: MissingKind): MissingRoute => ({
    kind: 'missing',
    locale,
    isPrefixed,
    what,
  });

  const { doors, tail } = findDoors(rest);
  const { paramSegments, pageSegment } = splitPage(tail, doors);
  const [rawSegment, rawView] = paramSegments;
  const door = chooseDoor(doors, rawSegment !== undefined || hasParamIn(doors, query));
  if (!door || paramSegments.length > 2) return missing('page');
  const { route, queryName } = door;
  if (rawSegment !== undefined && !route.param) return missing('page');

  const fromPath = rawSegment === undefined ? '' : decodeSegment(rawSegment);
  if (fromPath === undefined) return missing(route.entity ?? 'page');
  const param = paramOf(route, fromPath, queryName ? query.getAll(queryName) : []);
  if (param === undefined || (param === '' && route.param?.required)) {
    return missing(route.entity ?? 'page');
  }

  const view = param === '' ? undefined : viewIn(route, rawView, query);
  if (rawView !== undefined && view === undefined) return missing('page');

  const isPaged = route.paged === true || route.paged === (param ? 'with-param' : 'without-param');
  if (pageSegment !== undefined && !isPaged) return missing('page');
  const pageText = pageSegment ?? (isPaged ? firstSaid(query.getAll('page')) : undefined);
  const page = pageText === undefined ? 1 : readPage(pageText);
  if (page === undefined) return missing('page');

  // A keyword may be escaped more or less than we would: same words, same page.
  const isSameText = route.param?.kind === 'text' && fromPath === param;
  const segment = isSameText ? rawSegment : encodeSegment(param);
  return {
    kind: 'found',
    route,
    locale: route.forcedLocale ?? locale,
    isPrefixed,
    param: param === '' ? undefined : param,
    view,
    page,
    hash: door.hash,
    isCanonical: pathname === publicPath(route, locale, { segment, view, page }),
  };
}

/** Every way in to every row, by lower-case path without slashes at its ends. */
function collectDoors(): ReadonlyMap<string, readonly Door[]> {
  const doors = new Map<string, Door[]>();
  const add = (path: string, door: Door) => {
    const key = path.slice(1).toLowerCase();
    doors.set(key, [...(doors.get(key) ?? []), door]);
  };
  for (const route of ALL_ROUTES) {
    const own: Door = { route, queryName: route.param?.name, hash: '' };
    add(route.path, own);
    if (route.rootIn) add('/', own);
    for (const alias of route.aliases ?? []) {
      const queryName = alias.param ?? own.queryName;
      add(alias.path, { route, queryName, hash: alias.hash ?? '' });
    }
  }
  return doors;
}

/** Takes a language off the front; `/en` alone is a page of its own, not a language. */
function splitLanguage(segments: readonly string[]) {
  const first = segments[0]?.toLowerCase();
  const locale = LOCALES.find(
    (tag) => first === tag.toLowerCase() || `/${first}` === LOCALE_PREFIX[tag],
  );
  if (!locale || (segments.length === 1 && DOORS.has(`${first}`))) {
    return { locale: DEFAULT_LOCALE, isPrefixed: false, rest: segments };
  }
  return { locale, isPrefixed: LOCALE_PREFIX[locale] !== '', rest: segments.slice(1) };
}

/** The doors of the longest listed path that the segments begin with. */
function findDoors(rest: readonly string[]): { doors: readonly Door[]; tail: readonly string[] } {
  for (const length of rest.length === 0 ? [0] : [2, 1]) {
    const names = rest.slice(0, length).map((segment) => decodeSegment(segment) ?? '');
    // An escaped slash is part of a name, and a name that cannot be decoded is none.
    if (names.length < length || names.some((name) => name === '' || name.includes('/'))) continue;
    const doors = DOORS.get(names.join('/').toLowerCase());
    if (doors) return { doors, tail: rest.slice(length) };
  }
  return { doors: [], tail: [] };
}

function splitPage(tail: readonly string[], doors: readonly Door[]) {
  // "page" may be what is looked for: /search/page/article is no page of a list.
  const hasViews = doors.some(({ route }) => route.view);
  const isNumber = /^\d+$/.test(tail.at(-1) ?? '');
  const isPaged = tail.at(-2)?.toLowerCase() === 'page' && (isNumber || !hasViews);
  return isPaged
    ? { paramSegments: tail.slice(0, -2), pageSegment: tail.at(-1) }
    : { paramSegments: tail, pageSegment: undefined };
}

function hasParamIn(doors: readonly Door[], query: URLSearchParams): boolean {
  return doors.some(({ queryName }) => queryName && firstSaid(query.getAll(queryName)));
}

/** One path may be a list when bare and an alias of the detail page with an id (/home_wz). */
function chooseDoor(doors: readonly Door[], hasParam: boolean): Door | undefined {
  const fitting = doors.find(({ route }) =>
    hasParam ? route.param !== undefined : !route.param?.required,
  );
  return fitting ?? doors[0];
}

function paramOf(route: Route, fromPath: string, fromQuery: string[]): string | undefined {
  if (!route.param) return '';
  const value = readParam(route.param, fromPath);
  if (value !== '') return value;
  return readParam(route.param, firstSaid(fromQuery) ?? '');
}

/** The view of a path and its query; what the path says goes first. */
function viewIn(
  { view: views }: Route,
  rawView: string | undefined,
  query: URLSearchParams,
): string | undefined {
  if (!views) return undefined;
  const fromPath = rawView === undefined ? {} : readViewSlug(views, decodeSegment(rawView) ?? '');
  return fromPath && viewSlug(views, { ...viewInQuery(views, query), ...fromPath });
}

/** The first value that is not empty, trimmed. */
function firstSaid(values: readonly string[]): string | undefined {
  return values.map((value) => value.trim()).find((value) => value !== '');
}
