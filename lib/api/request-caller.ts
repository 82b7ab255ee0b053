import type { Locale } from '../i18n/locales';
import { CLIENT_ADDRESS_HEADER } from '../platform/client-address';
import type { RemoteCaller } from './call';

/** Longer than any token; what is longer is none. */
const TOKEN_MAX = 512;

/** The `language` header's values; `cn` is what the spec's client sends. */
const LOCALE_OF_HEADER: Record<string, Locale> = {
  cn: 'zh-Hans',
  'zh-hans': 'zh-Hans',
  hk: 'zh-Hant',
  tw: 'zh-Hant',
  'zh-hant': 'zh-Hant',
  en: 'en',
};

/** Who asks over HTTP: what the request says of them, nothing of it believed yet. */
export function callerOf(request: Request): RemoteCaller {
  return {
    locale: localeOf(request),
    token: bearerToken(request),
    userAgent: request.headers.get('user-agent') ?? undefined,
    wantsNoTracking: asksNotToBeCounted(request) || isOfAnotherSite(request),
    // Written by the outer server at its door, never by who asks.
    address: request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined,
  };
}

function asksNotToBeCounted({ headers }: Request): boolean {
  return ['sec-gpc', 'dnt'].some((name) => headers.get(name) === '1');
}

/** What a page of another site lets its visitors' browsers send is no visit here. */
function isOfAnotherSite({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'cross-site';
}

/** Language that the header names; simplified Chinese where it names none. */
export function localeOf(request: Request): Locale {
  const language = request.headers.get('language')?.toLowerCase() ?? '';
  return Object.hasOwn(LOCALE_OF_HEADER, language)
    ? (LOCALE_OF_HEADER[language] ?? 'zh-Hans')
    : 'zh-Hans';
}

/**
 * The header alone makes somebody of a caller, never a cookie: another site can not set it.
 * With and without `Bearer`, for the spec's client sends the bare token.
 */
function bearerToken(request: Request): string | undefined {
  const token = request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  return token ? token.slice(0, TOKEN_MAX) : undefined;
}
