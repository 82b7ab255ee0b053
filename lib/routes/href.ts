import type { Locale } from '@/lib/i18n/locales';
import { encodeSegment, readParam } from './path-param';
import { publicPath } from './public-path';
import { routeById, type Route, type RouteId, type RowOf } from './route-table';
import { viewSlug } from './view-slug';

/** A value of one of a row's views; of one that takes any id, that id. */
type ViewValue<Values> = Values extends readonly (infer Value)[] ? Value : `${number}`;

/** What href() needs for a row: a parameter where the row requires one, views and a page where it has them. */
export type HrefOptions<Id extends RouteId> = {
  locale: Locale;
  /** Fragment without its `#`. */
  hash?: string | undefined;
} & (RowOf<Id> extends { view: infer Views }
  ? { view?: { [Name in keyof Views]?: ViewValue<Views[Name]> | undefined } | undefined }
  : { view?: undefined }) &
  (RowOf<Id> extends { param: { required: true } }
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
  const view = route.view && options.view && viewSlug(route.view, options.view);
  const path = publicPath(route, locale, { segment, view, page: options.page });
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
