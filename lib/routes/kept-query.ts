import type { Route } from './route-table';

/** Next's own parameter on its data requests: never a reason to redirect, never lost. */
const NEXT_PARAMETER = '_rsc';

/** The part of a query that stays in the row's public URL, with its `?`, or `''`. */
export function keptQuery(route: Route, query: URLSearchParams): string {
  return pick(query, route.keptQuery ?? []);
}

/** The same with Next's own parameter: what a redirect or rewrite hands on. */
export function forwardedQuery(route: Route, query: URLSearchParams): string {
  return pick(query, [...(route.keptQuery ?? []), NEXT_PARAMETER]);
}

/** Whether nothing in the query has to go: no unknown, empty or repeated parameter. */
export function isQueryCanonical(route: Route, query: URLSearchParams): boolean {
  const asked = [...query].filter(([name]) => name !== NEXT_PARAMETER);
  const kept = new URLSearchParams(keptQuery(route, query));
  return asked.length === kept.size;
}

function pick(query: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = query.getAll(name).find((said) => said !== '');
    if (value !== undefined) picked.append(name, value);
  }
  return picked.size > 0 ? `?${picked}` : '';
}
