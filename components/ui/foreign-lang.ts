import type { Locale } from '@/lib/i18n/locales';

/** The `lang` attribute of text in `textLocale` on a page in `pageLocale`; none where they agree. */
export function foreignLang(textLocale: Locale, pageLocale: Locale): Locale | undefined {
  return textLocale === pageLocale ? undefined : textLocale;
}

/** What a text in another language than the page's is marked with. */
export interface EditionWords {
  inChinese: string;
  inEnglish: string;
}

/** What to say of text that is not in the page's language; undefined where it is. */
export function editionMark(
  textLocale: Locale,
  pageLocale: Locale,
  words: EditionWords,
): string | undefined {
  if (!foreignLang(textLocale, pageLocale)) return undefined;
  if (textLocale === 'en') return words.inEnglish;
  return pageLocale === 'en' ? words.inChinese : undefined;
}
