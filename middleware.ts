import { NextResponse, type NextRequest } from 'next/server';
import { LOCALE_PREFIX, LOCALES, type Locale } from '@/lib/i18n/locales';
import { isGalleryShown } from '@/lib/platform/env';
import { PAGE_LIFE_HEADER, PAGE_LIFE_SECONDS } from '@/lib/platform/page-life';
import { processRegistry } from '@/lib/platform/process-registry';
import { LANGUAGE_COOKIE } from '@/lib/routes/language-choice';
import {
  resolveRequest,
  type RedirectDecision,
  type RenderDecision,
} from '@/lib/routes/resolve-request';
import { routeById } from '@/lib/routes/route-table';

/** How long a "not found" may be reused: it ends when the thing is published. */
const MISSING_CACHE_CONTROL = 'public, max-age=5, must-revalidate';

/**
 * Pages only: not what has its own handlers, and not the files of public/, by name (NOT_A_PAGE):
 * any other address with a dot is a page that is missing, in the reader's language.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source:
        '/((?!(?:_next|api|media|og|feeds|sitemaps|brand|covers|icons|manifests|\\.well-known)(?:/|$)|(?:icon\\.svg|favicon\\.ico|apple-touch-icon\\.png|robots\\.txt|sw\\.js|sitemap[^/]*\\.xml)$).*)',
      // SETTLED_HEADER: what the server around Next has settled itself.
      missing: [{ type: 'header', key: 'x-next-settled' }],
    },
  ],
};

/** Turns the route table's decision about a page request into a response. */
export function middleware(request: NextRequest): NextResponse {
  const gallery = galleryIn(request.nextUrl.pathname);
  if (gallery) return NextResponse.rewrite(sameServer(`/${gallery}/gallery`, request));
  const decision = resolveRequest(
    {
      method: request.method,
      pathname: request.nextUrl.pathname,
      search: request.nextUrl.search,
      cookies: {
        lang: request.cookies.get(LANGUAGE_COOKIE)?.value,
        token: request.cookies.get('token')?.value,
      },
    },
    processRegistry().existence,
  );
  return decision.kind === 'render' ? render(decision, request) : redirect(decision, request);
}

/**
 * The language of a gallery address, where the gallery is there. It has no row in the route
 * table: it is for those who draw, not for readers.
 */
function galleryIn(pathname: string): Locale | undefined {
  if (!pathname.endsWith('/gallery') || !isGalleryShown()) return undefined;
  return LOCALES.find((locale) => pathname === `${LOCALE_PREFIX[locale]}/gallery`);
}

function render(decision: RenderDecision, request: NextRequest): NextResponse {
  const { rewrite, status, routeId, isPrivate } = decision;
  const response = NextResponse.rewrite(sameServer(rewrite, request), { status });
  if (status !== 200) {
    response.headers.set('Cache-Control', isPrivate ? 'private, no-store' : MISSING_CACHE_CONTROL);
    response.headers.set('X-Robots-Tag', 'noindex');
  } else if (routeId && !routeById(routeId).auth) {
    response.headers.set(PAGE_LIFE_HEADER, String(PAGE_LIFE_SECONDS));
  }
  return response;
}

function redirect(decision: RedirectDecision, request: NextRequest): NextResponse {
  const url = sameServer(decision.location, request);
  const response = NextResponse.redirect(url, decision.status);
  if (decision.isPrivate) response.headers.set('Cache-Control', 'private, no-store');
  if (decision.variesByCookie) response.headers.set('Vary', 'Cookie');
  const secure = request.nextUrl.protocol === 'https:';
  for (const { name, value, maxAgeSeconds: maxAge } of decision.cookies) {
    response.cookies.set(name, value, { path: '/', sameSite: 'lax', maxAge, secure });
  }
  return response;
}

/** Not a clone of nextUrl: that one would put a trailing slash back on. */
function sameServer(path: string, request: NextRequest): URL {
  return new URL(path, request.nextUrl.origin);
}
