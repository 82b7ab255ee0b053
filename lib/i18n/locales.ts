/**
 * The three languages of the site, by BCP 47 tag. `zh-Hans` is the default and
 * has no URL prefix (spec section 4: 0 simplified, 1 traditional, 2 English).
 */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh-Hans';

/** URL prefix of each language; the default language has none. */
export const LOCALE_PREFIX: Record<Locale, string> = {
  'zh-Hans': '',
  'zh-Hant': '/zh-hant',
  en: '/en',
};

/** What the spec keeps in session storage for each language (section 4). */
export const SESSION_LANGUAGE_VALUE: Record<Locale, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁体中文',
  en: 'english',
};

/** Text in the site's languages; Chinese is always there, English where somebody wrote it. */
export interface LocalizedText {
  'zh-Hans': string;
  'zh-Hant': string;
  en?: string | undefined;
}

/** True for one of the site's three language tags, exactly as spelled in `LOCALES`. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
