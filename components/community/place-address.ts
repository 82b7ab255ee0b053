import { LOCALE_PREFIX, type Locale } from '@/lib/i18n/locales';

/** Address of a place for a reader: a path of the site gets the language of the page. */
export function placeAddress(url: string, locale: Locale): string {
  return url.startsWith('/') ? LOCALE_PREFIX[locale] + url : url;
}

/** What a QR code of a place says: an absolute address. */
export function codeAddress(url: string, locale: Locale, siteUrl: string): string {
  return new URL(placeAddress(url, locale), siteUrl).href;
}
