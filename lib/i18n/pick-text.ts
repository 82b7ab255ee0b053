import type { Locale, LocalizedText } from './locales';

/** For each language of a page, the languages of editions to show, best first. */
const PREFERENCE: Record<Locale, readonly Locale[]> = {
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
  en: ['en', 'zh-Hans', 'zh-Hant'],
};

/** Languages of editions that a reader of `locale` is shown, best first. */
export function editionPreference(locale: Locale): readonly Locale[] {
  return PREFERENCE[locale];
}

/** The text in the page's language, or the simplified Chinese where nobody wrote English. */
export function pickText(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text['zh-Hans'];
}

/**
 * Languages of those texts that `pickText` says in another language than the page's: Chinese where
 * nobody wrote English, English where nobody wrote anything else. A text without a Chinese letter,
 * such as a name, is nobody's Chinese.
 */
export function foreignLangs<Name extends string>(
  texts: Readonly<Record<Name, LocalizedText>>,
  locale: Locale,
): Partial<Record<Name, Locale>> {
  const foreign: Partial<Record<Name, Locale>> = {};
  for (const name of Object.keys(texts) as Name[]) {
    const text = texts[name];
    const isChinese = /\p{Script=Han}/u.test(pickText(text, locale));
    if (locale === 'en' && isChinese && text.en === undefined) foreign[name] = 'zh-Hans';
    const isEnglish = !isChinese && text.en !== undefined && text.en !== '';
    if (locale !== 'en' && isEnglish && text.en === text[locale]) foreign[name] = 'en';
  }
  return foreign;
}

/**
 * The edition that a reader of `locale` sees: their own language, else the
 * other Chinese script, else what there is. Undefined for an empty list.
 */
export function pickEdition<Edition extends { locale: Locale }>(
  editions: readonly Edition[],
  locale: Locale,
): Edition | undefined {
  for (const wanted of PREFERENCE[locale]) {
    const found = editions.find((edition) => edition.locale === wanted);
    if (found) return found;
  }
  return undefined;
}
