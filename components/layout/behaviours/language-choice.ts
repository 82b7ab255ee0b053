import Cookies from 'js-cookie';
import { DEFAULT_LOCALE, isLocale, SESSION_LANGUAGE_VALUE, type Locale } from '@/lib/i18n/locales';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_MAX_AGE_SECONDS,
  languageCookieValue,
} from '@/lib/routes/language-choice';

/** Event on `window` that tells all views of a new language (spec section 4). */
export const LANGUAGE_EVENT = 'chaintide:language';

const SESSION_KEY = 'language';
/** The Hong Kong page keeps a value of its own (spec section 4). */
const HK_SESSION_KEY = 'hkLanguage';
const HK_PATH = /^\/hk(?:_|\/|$)/;

/**
 * Remembers the language: the page's own in session storage, and on a click on a
 * `[data-language]` link the chosen one there and in a cookie for a year; then the link
 * is followed as any other, to the same place of the page. A link opened in another window changes nothing in this one.
 */
export function rememberLanguage(signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  const shown = document.documentElement.lang;
  if (isLocale(shown)) keepInSession(shown);
  const listen = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-language]');
    const locale = link?.dataset.language;
    if (!link || !isLocale(locale)) return;
    // Ids of headings are the same in every language: the reader stays at the place.
    link.hash = location.hash;
    if (isForThisWindow(event)) choose(locale);
    else if (event.button < 2) letUnprefixedStand(locale);
  };
  document.addEventListener('click', listen, options);
  // The middle button makes no click.
  document.addEventListener('auxclick', listen, options);
}

function isForThisWindow({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function choose(locale: Locale) {
  keepInCookie(locale);
  keepInSession(locale);
  window.dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: locale }));
}

/**
 * The other window's address says its language, unless it is the one without prefix: a
 * choice made earlier would send it elsewhere.
 */
function letUnprefixedStand(locale: Locale) {
  if (locale === DEFAULT_LOCALE && Cookies.get(LANGUAGE_COOKIE)) keepInCookie(locale);
}

function keepInCookie(locale: Locale) {
  Cookies.set(LANGUAGE_COOKIE, languageCookieValue(locale), {
    expires: LANGUAGE_MAX_AGE_SECONDS / (24 * 60 * 60),
    path: '/',
    sameSite: 'Lax',
  });
}

function keepInSession(locale: Locale) {
  try {
    const key = HK_PATH.test(location.pathname) ? HK_SESSION_KEY : SESSION_KEY;
    sessionStorage.setItem(key, SESSION_LANGUAGE_VALUE[locale]);
  } catch {
    // The cookie and the address carry the choice without it.
  }
}
