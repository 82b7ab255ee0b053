import { isPageAddress } from '../routes/page-address';
import { resolveRequest, type Existence, type RenderDecision } from '../routes/resolve-request';
import { routeById } from '../routes/route-table';

/** A whole page for everybody. */
export interface SettledPage {
  /** Internal path. */
  path: string;
  /** With 404 or 410 the page says what is missing, the same at every address where it is. */
  status: RenderDecision['status'];
}

/**
 * What an address comes to that is a whole page for everybody, as the middleware would rewrite
 * it. Undefined where somebody else has more to say: a redirect, a page that is somebody's own, an
 * address that is read differently from how it is written, or one that is no page's.
 *
 * What is settled here Next need not ask its middleware about: that, and to find its way a
 * second time after the rewrite, takes a quarter of the time of a page.
 * @param target path and query as they were asked for.
 */
export function settledPage(
  target: string,
  siteUrl: URL,
  existence?: Existence,
): SettledPage | undefined {
  const url = URL.canParse(target, siteUrl) ? new URL(target, siteUrl) : undefined;
  if (url?.origin !== siteUrl.origin || url.pathname + url.search !== target) return undefined;
  const { pathname, search } = url;
  const decision = resolveRequest({ method: 'GET', pathname, search, cookies: {} }, existence);
  if (decision.kind !== 'render') return undefined;
  const { rewrite: path, status, routeId } = decision;
  if (status !== 200) {
    // The drawing board has no row: the middleware knows whether it is there.
    const isMissing = isPageAddress(pathname) && !pathname.endsWith('/gallery');
    return isMissing ? { path, status } : undefined;
  }
  return routeId === undefined || routeById(routeId).auth ? undefined : { path, status };
}

/** Under what a page is kept: by its address, or once for all addresses where the same is missing. */
export function keyOf(target: string, settled: SettledPage | undefined): string {
  if (settled === undefined || settled.status === 200) return target;
  // No address has a space in it.
  return `${settled.status} ${settled.path}`;
}
