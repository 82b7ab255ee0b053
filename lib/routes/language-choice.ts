import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** Cookie in which the language switcher remembers the reader's choice. */
export const LANGUAGE_COOKIE = 'lang';

export const LANGUAGE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Query parameter by which the switcher tells the choice where no script keeps it. */
export const LANGUAGE_QUERY = 'lang';

/** The cookie's value for a language: its tag in lower case. */
export function languageCookieValue(locale: Locale): string {
  return locale.toLowerCase();
}

/** The language that a cookie value names, or undefined. */
export function languageOfCookie(value: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => languageCookieValue(locale) === value);
}
