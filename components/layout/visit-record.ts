import Cookies from 'js-cookie';
import { clientUuid } from '@/lib/client/client-uuid';
import { pageViewName, type PageVisit } from '@/lib/client/analytics';
import { PREVIOUS_PATH_KEY } from './behaviours/path-record';
import type { TrackingRecord } from '@/lib/contract/tracking';

const USER_ID_COOKIE = 'user_id';
const TITLE_MAX = 300;
const PATH_MAX = 512;

/** What the page's main part says of itself; undefined on a page that no row stands for. */
export function visitOf(main: HTMLElement | null): PageVisit | undefined {
  const { route, param } = main?.dataset ?? {};
  if (!route) return undefined;
  return {
    pathname: location.pathname,
    route,
    params: param ? { id: param.slice(0, TITLE_MAX) } : {},
  };
}

/** The tracking record of spec section 3. */
export function recordOf({ pathname, route, params }: PageVisit, openedAt: Date): TrackingRecord {
  const isArticle = route === ARTICLE_ROUTE;
  return {
    wz_id: isArticle ? Number(params.id) || 0 : 0,
    wz_title: isArticle
      ? (document.querySelector('h1')?.textContent ?? '').slice(0, TITLE_MAX)
      : '',
    time: openedAt.toISOString(),
    event: pageViewName(pathname),
    usid: (Cookies.get(USER_ID_COOKIE) ?? '').slice(0, 20),
    uuid: clientUuid(),
    author_id: isArticle ? authorId() : 0,
    platform: 'web',
    page: pathname.slice(0, PATH_MAX),
    prepg: previousPath().slice(0, PATH_MAX),
    route,
    params: { ...params },
  };
}

/** The row whose pages are articles: their views are told by `pvuv`, all others by `pageView`. */
export const ARTICLE_ROUTE = 'gw_detail';

function authorId(): number {
  const address = document.querySelector('a[rel=author]')?.getAttribute('href') ?? '';
  return Number(/\/(\d{1,9})$/.exec(address)?.[1] ?? 0);
}

function previousPath(): string {
  try {
    return sessionStorage.getItem(PREVIOUS_PATH_KEY) ?? '';
  } catch {
    return '';
  }
}
