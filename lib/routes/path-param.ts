import type { RouteParam } from './route-row';

/** Longest keyword that a search URL carries, in code points (longer ones are cut). */
const KEYWORD_MAX_CODE_POINTS = 500;
/** Ids are positive 32-bit integers in the database. */
const ID_MAX = 2_147_483_647;
const ID_PATTERN = /^[1-9]\d{0,9}$/;
const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const MONTH_VIEW_PATTERN = /^(\d{4}-\d{2})(?:-([a-z]+))?$/;
const SLUG_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Pages beyond this are answered 404 without asking how many there are. */
const PAGE_PATTERN = /^[1-9]\d{0,5}$/;

/**
 * Reads a decoded path or query value as the row's parameter. Gives the value,
 * `''` when it says nothing (then it is as if it were absent), or undefined when
 * it can name nothing that exists.
 */
export function readParam(param: RouteParam, decoded: string): string | '' | undefined {
  if (param.kind === 'text') return normalizeKeyword(decoded);
  const value = decoded.trim();
  if (value === '') return value;
  const isListed = param.oneOf?.includes(value);
  if (param.kind === 'month-or-slug') {
    const [, month = '', key] = MONTH_VIEW_PATTERN.exec(value) ?? [];
    const isView = MONTH_PATTERN.test(month) && (!key || param.oneOf?.includes(key));
    return isListed || isView ? value : undefined;
  }
  return isListed !== false && isValidFor(param.kind, value) ? value : undefined;
}

/** Reads a page number; undefined when it is not a plain number from 1 to 999999. */
export function readPage(decoded: string): number | undefined {
  return PAGE_PATTERN.test(decoded) ? Number(decoded) : undefined;
}

/**
 * A keyword as the site keeps it: control characters are spaces, ends trimmed, at
 * most 500 code points. `.` and `..` give `''`: no URL can carry them as a segment.
 */
export function normalizeKeyword(text: string): string {
  const clean = wellFormed(text)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const cut = Array.from(clean).slice(0, KEYWORD_MAX_CODE_POINTS).join('').trim();
  return cut === '.' || cut === '..' ? '' : cut;
}

/** One value as one path segment; never throws, lone surrogates become U+FFFD. */
export function encodeSegment(value: string): string {
  return encodeURIComponent(wellFormed(value));
}

/** A percent sign whose meaning no decoding changes; to a reader's search they are the same. */
const LASTING_PERCENT = '％';

/**
 * One value as a segment of a path inside the server. Next hands a segment to a page and to its
 * metadata decoded once or not at all, so what is written here reads the same either way.
 */
export function innerSegment(value: string): string {
  return encodeSegment(value.replaceAll('%', LASTING_PERCENT));
}

/** The value of an inner segment, however often it was decoded; undefined when malformed. */
export function readInnerSegment(segment: string): string | undefined {
  return decodeSegment(segment)?.replaceAll(LASTING_PERCENT, '%');
}

/** The text of a path segment, or undefined when its percent-encoding is malformed. */
export function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * A path whose percent-encoding is malformed somewhere, spelled so that it is not:
 * what is no escape becomes text. Undefined for a path that needs no mending.
 */
export function mendPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const texts = segments.map(decodeSegment);
  if (!texts.includes(undefined)) return undefined;
  const mended = texts.map((text, index) => text ?? mendSegment(segments[index] ?? ''));
  const safe = mended.filter((text) => text !== '.' && text !== '..');
  return `/${safe.map(encodeSegment).join('/')}`;
}

/** Stray percent signs as text, or all of them where the bytes are not UTF-8 either. */
function mendSegment(segment: string): string {
  return decodeSegment(segment.replace(/%(?![0-9a-f]{2})/gi, '%25')) ?? segment;
}

function isValidFor(kind: 'id' | 'date' | 'slug-of-list', value: string): boolean {
  if (kind === 'id') return ID_PATTERN.test(value) && Number(value) <= ID_MAX;
  if (kind === 'slug-of-list') return SLUG_PATTERN.test(value);
  const time = DATE_PATTERN.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  // Date.parse accepts the 31st of any month and rolls it over.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
