import type { Locale } from '@/lib/i18n/locales';

/** The `lang` attribute of text in `textLocale` on a page in `pageLocale`; none where they agree. */
export function foreignLang(textLocale: Locale, pageLocale: Locale): Locale | undefined {
  return textLocale === pageLocale ? undefined : textLocale;
}
