import { resolveRequest, type Existence } from '../routes/resolve-request';
import { routeById } from '../routes/route-table';

/**
 * The internal path of an address that is a whole page for everybody, as the middleware would
 * rewrite it. Undefined where the middleware has more to say: a redirect, a page that is missing
 * or somebody's own, or an address that is read differently from how it is written.
 *
 * What is settled here Next need not ask its middleware about: that, and to find its way a
 * second time after the rewrite, takes a quarter of the time of a page.
 * @param target path and query as they were asked for.
 */
export function settledPage(target: string, siteUrl: URL, existence?: Existence) {
  const url = URL.canParse(target, siteUrl) ? new URL(target, siteUrl) : undefined;
  if (url?.origin !== siteUrl.origin || url.pathname + url.search !== target) return undefined;
  const { pathname, search } = url;
  const decision = resolveRequest({ method: 'GET', pathname, search, cookies: {} }, existence);
  if (decision.kind !== 'render' || decision.status !== 200 || !decision.routeId) return undefined;
  return routeById(decision.routeId).auth ? undefined : decision.rewrite;
}
