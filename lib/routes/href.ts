import type { Locale } from '@/lib/i18n/locales';
import { encodeSegment, readParam } from './path-param';
import { publicPath } from './public-path';
import { routeById, type Route, type RouteId, type RowOf } from './route-table';

/** What href() needs for a row: a parameter where the row requires one, a page where it has pages. */
export type HrefOptions<Id extends RouteId> = {
  locale: Locale;
  /** Fragment without its `#`. */
  hash?: string | undefined;
} & (RowOf<Id> extends { param: { required: true } }
  ? { param: string | number }
  : RowOf<Id> extends { param: object }
    ? { param?: string | number | undefined }
    : { param?: undefined }) &
  (RowOf<Id> extends { paged: false } ? { page?: undefined } : { page?: number | undefined });

/**
 * The public path of a row, encoded, e.g. `/zh-hant/gw_detail/5`.
 * Throws RangeError when the parameter is required and cannot be one (id 0, `..`).
 */
export function href<Id extends RouteId>(id: Id, options: HrefOptions<Id>): string {
  const { locale, hash } = options;
  const route = routeById(id);
  const segment = segmentFor(route, options.param);
  const path = publicPath(route, locale, { segment, page: options.page });
  return hash ? `${path}#${encodeURIComponent(hash)}` : path;
}

/**
 * The encoded path segment of a row's parameter, undefined when it is left out.
 * Throws RangeError for a value that the row cannot have.
 */
export function segmentFor(route: Route, value: string | number | undefined): string | undefined {
  if (!route.param) return undefined;
  const param = readParam(route.param, String(value ?? ''));
  if (param === undefined || (param === '' && route.param.required)) {
    throw new RangeError(`"${value}" is no ${route.param.name} of route ${route.id}`);
  }
  return param === '' ? undefined : encodeSegment(param);
}
