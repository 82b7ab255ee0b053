import type { Locale } from '@/lib/i18n/locales';
import { publicPath } from '@/lib/routes/public-path';
import { isRouteId, routeById } from '@/lib/routes/route-table';

/** Parts of a gathering's site, which have pages of their own or places on its one page. */
export const SITE_PARTS = ['about', 'speaker', 'partner', 'agenda'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** Public path of the row that a site names; the atlas for what has no page of its own. */
export function siteHref(site: { key: string; route_id: string | null }, locale: Locale): string {
  const { key, route_id: id } = site;
  if (id !== null && isRouteId(id)) return publicPath(routeById(id), locale);
  return `${publicPath(routeById('atlas'), locale)}#${key}`;
}

/** Where a part of a site is: its page, or its place on the site's one page. */
export function partHref(
  site: { key: string; route_id: string },
  part: SitePart,
  locale: Locale,
  hash?: string,
): string {
  const id = `${site.route_id}_${part}`;
  if (!isRouteId(id)) return `${siteHref(site, locale)}#${hash ?? part}`;
  const path = publicPath(routeById(id), locale);
  return hash === undefined ? path : `${path}#${hash}`;
}

/** Whether the parts of a site have pages of their own. */
export function hasPartPages({ route_id }: { route_id: string }): boolean {
  return isRouteId(`${route_id}_agenda`);
}
