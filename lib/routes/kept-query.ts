import type { Route } from './route-table';

/** Next's own parameter on its data requests: never a reason to redirect, never lost. */
const NEXT_PARAMETER = '_rsc';

/** The part of a query that stays in the row's public URL, with its `?`, or `''`. */
export function keptQuery(route: Route, query: URLSearchParams): string {
  return pick(query, route.keptQuery ?? [], route.view);
}

/**
 * The view that the query chooses, as one segment of the internal path: its values joined by
 * dashes, `all` for one that is left out; undefined for the row's plain view.
 */
export function viewOf(route: Route, query: URLSearchParams): string | undefined {
  const kept = pickViews(query, route.view ?? {});
  if (kept.length === 0) return undefined;
  const chosen = new Map(kept);
  return Object.keys(route.view ?? {})
    .map((name) => chosen.get(name) ?? 'all')
    .join('-');
}

/** The same with Next's own parameter: what a redirect or rewrite hands on. */
export function forwardedQuery(route: Route, query: URLSearchParams): string {
  return pick(query, [...(route.keptQuery ?? []), NEXT_PARAMETER], route.view);
}

/** Whether nothing in the query has to go: no unknown, empty or repeated parameter. */
export function isQueryCanonical(route: Route, query: URLSearchParams): boolean {
  const asked = [...query].filter(([name]) => name !== NEXT_PARAMETER);
  const kept = new URLSearchParams(keptQuery(route, query));
  return asked.length === kept.size;
}

function pick(
  query: URLSearchParams,
  names: readonly string[],
  views: Route['view'] = undefined,
): string {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = query.getAll(name).find((said) => said !== '');
    if (value !== undefined) picked.append(name, value);
  }
  for (const [name, value] of pickViews(query, views ?? {})) picked.append(name, value);
  return picked.size > 0 ? `?${picked}` : '';
}

function pickViews(
  query: URLSearchParams,
  views: NonNullable<Route['view']>,
): [name: string, value: string][] {
  return Object.entries(views).flatMap(([name, values]): [string, string][] => {
    const value = query.getAll(name).find((said) => values.includes(said));
    return value === undefined ? [] : [[name, value]];
  });
}
