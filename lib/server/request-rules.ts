import type { IncomingHttpHeaders } from 'node:http';
import { LOCALE_PREFIX } from '../i18n/locales';

/** Longest request target that is looked at; a longer one is answered 414. */
export const URL_MAX_LENGTH = 8 * 1024;

/** Methods that somebody here may answer; any other is answered 405. */
export const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const PREFIXES = Object.values(LOCALE_PREFIX).filter((prefix) => prefix !== '');

/** First segments of what belongs to one reader: never answered from finished pages. */
const PERSONAL_SEGMENTS = new Set([
  'my',
  'publish',
  'mywz',
  'ac_create',
  'ac_organ',
  'ac_mine',
  'desk',
]);

/** First segments of pages of results, an alias too. */
const SEARCH_SEGMENTS = new Set(['search', 'gw_search']);

/** First segments of pages that are made for any word or any number, whether it stands for something or not. */
const ENDLESS_SEGMENTS = new Set([...SEARCH_SEGMENTS, 'ac_checkout', 'ac_order', 'ac_pay']);

/** Headers that Next acts upon and no stranger may set. */
const FORGEABLE_HEADER =
  /^(?:forwarded|x-(?:forwarded|middleware|nextjs|next|invoke|matched|vercel|prerender|now)(?:-.*)?)$/;

/** Static files of the build: their names carry a hash of their content. */
export function isBuildAsset(path: string): boolean {
  return path.startsWith('/_next/static/');
}

/**
 * True where a page of results may be made, in whatever spelling: of those there are as many as
 * there are words, and each is a search.
 */
export function isSearchPage(target: string): boolean {
  return isUnder(target, SEARCH_SEGMENTS);
}

/** True where anybody can have as many pages made as they like, so that these have to share their room. */
export function isEndlessPage(target: string): boolean {
  return isUnder(target, ENDLESS_SEGMENTS);
}

function isUnder(target: string, firstSegments: ReadonlySet<string>): boolean {
  const path = target.split('?', 1)[0] ?? '';
  // Undone segment by segment: a slash in a keyword is none of the path's.
  const segments = path.split('/').filter(Boolean).map(plainSegment);
  if (PREFIXES.some((prefix) => prefix === `/${segments[0] ?? ''}`)) segments.shift();
  return segments.length > 1 && firstSegments.has(segments[0] ?? '');
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** True where only GET and HEAD have an answer: everything but the API and what Next has for itself. */
export function isReadOnlyPath(path: string): boolean {
  return !isApiPath(path) && !path.startsWith('/_next/');
}

/** Only the server itself may call these. */
export function isInternalPath(path: string): boolean {
  return path.startsWith('/api/internal/') || path === '/api/internal';
}

/**
 * True when a finished page may be kept under this request target: a plain path
 * in the one spelling that `encodeURI` gives it, of the kind that has pages.
 */
export function isKeepablePath(target: string): boolean {
  if (!/^\/[\w\-.~!$'()*+,;:@&=%/]*$/.test(target) || target.includes('//')) return false;
  if (isApiPath(target) || target.startsWith('/_next/data/')) return false;
  if (target.startsWith('/_next/') && !isBuildAsset(target)) return false;
  if (target.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  if (PERSONAL_SEGMENTS.has(firstSegment(target))) return false;
  try {
    return encodeURI(decodeURI(target)) === target;
  } catch {
    return false;
  }
}

/**
 * True when the headers ask for something other than the page at that path. What else Next's
 * router says (prefetch, state) goes with this one; alone it would only lead past finished pages.
 */
export function asksForOther(headers: IncomingHttpHeaders): boolean {
  return headers.rsc !== undefined;
}

/** True when the path names no language, so that a reader's choice decides where it leads. */
export function isUnprefixed(path: string): boolean {
  return !PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** True when a reader chose a language other than the default one. */
export function choseOtherLanguage(cookie: string): boolean {
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(cookie)?.[1];
  // Any other word is no choice: it must not lead past the finished pages.
  return PREFIXES.some((prefix) => prefix === `/${chosen?.trim().toLowerCase()}`);
}

/** Takes away in place what a stranger may not tell Next. */
export function removeForgeable(headers: IncomingHttpHeaders, keepForwardedFor: boolean): void {
  for (const name of Object.keys(headers)) {
    if (FORGEABLE_HEADER.test(name) && !(keepForwardedFor && name === 'x-forwarded-for')) {
      delete headers[name];
    }
  }
}

function plainSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

function firstSegment(path: string): string {
  const prefix = PREFIXES.find((candidate) => path.startsWith(`${candidate}/`)) ?? '';
  return path.slice(prefix.length).split('/')[1] ?? '';
}
