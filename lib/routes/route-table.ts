import { CONTENT_ROUTES } from './content-routes';
import { DESK_ROUTES } from './desk-routes';
import { LANDING_ROUTES } from './landing-routes';
import { MEMBER_ROUTES } from './member-routes';
import type { RouteRow } from './route-row';

/** Every route of spec section 2 and the desk's: a row here, or an alias of one. */
export const ROUTES = [
  ...CONTENT_ROUTES,
  ...LANDING_ROUTES,
  ...MEMBER_ROUTES,
  ...DESK_ROUTES,
] as const satisfies readonly RouteRow[];

export type RouteId = (typeof ROUTES)[number]['id'];
/** The literal type of one row, for callers that need to know what it declares. */
export type RowOf<Id extends RouteId> = Extract<(typeof ROUTES)[number], { id: Id }>;
/** A row as any row: optional fields are readable whichever it is. */
export type Route = Omit<RouteRow, 'id' | 'parent'> & { id: RouteId; parent?: RouteId };

/** All rows, in the order of the spec's table by theme. */
export const ALL_ROUTES: readonly Route[] = ROUTES;

const BY_ID = new Map<string, Route>(ALL_ROUTES.map((route) => [route.id, route]));

/** The row of an id. Throws RangeError for an id that the table lacks. */
export function routeById(id: RouteId): Route {
  const route = BY_ID.get(id);
  if (!route) throw new RangeError(`no route "${id}"`);
  return route;
}

/** True for the id of a row, e.g. one that was read from the database. */
export function isRouteId(value: unknown): value is RouteId {
  return typeof value === 'string' && BY_ID.has(value);
}

/** Whether search engines may index the row now: its screen is there and it is public. */
export function isIndexable(route: Route): boolean {
  return route.indexable && route.screen === 'ready';
}
