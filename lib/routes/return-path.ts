import { keptQuery } from './kept-query';
import { matchPath } from './match-path';
import { encodeSegment } from './path-param';
import { publicPath } from './public-path';

/** Cookie with the page that the guard turned a visitor away from. */
export const RETURN_COOKIE = 'return_to';
export const RETURN_MAX_AGE_SECONDS = 10 * 60;
const RETURN_MAX_LENGTH = 1024;

/** What the guard remembers of a refused page; an over-long query is left behind. */
export function returnCookieValue(path: string, query: string): string {
  return path.length + query.length > RETURN_MAX_LENGTH ? path : path + query;
}

/**
 * A path to go to after login, made safe: only a page of the route table on this
 * site, in its one public spelling, with the query that its row keeps. Undefined for
 * everything else (other sites, unknown paths, not a string).
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > RETURN_MAX_LENGTH) return undefined;
  if (!/^\/(?![/\\])/.test(value)) return undefined;
  const [withoutHash = ''] = value.split('#');
  const [path = '', ...search] = withoutHash.split('?');
  const query = new URLSearchParams(search.join('?'));
  const match = matchPath(path, query);
  if (match.kind === 'missing') return undefined;
  const { route, locale, param, view, page } = match;
  const segment = param === undefined ? undefined : encodeSegment(param);
  return publicPath(route, locale, { segment, view, page }) + keptQuery(route, query);
}
