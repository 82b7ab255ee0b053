import type { useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import type { Locale } from '@/lib/i18n/locales';

/** The words that rows of articles need, as plain strings: rows are also made in the browser. */
export interface ArticleWords {
  sponsored: string;
  inChinese: string;
  inEnglish: string;
}

/** Reads the rows' words from the messages. */
export function articleWords(t: ReturnType<typeof useTranslations<'common'>>): ArticleWords {
  return {
    sponsored: t('sponsored'),
    inChinese: t('inLanguage.zh'),
    inEnglish: t('inLanguage.en'),
  };
}

/** What to say of text that is not in the page's language; undefined where it is. */
export function editionMark(
  textLocale: Locale,
  pageLocale: Locale,
  words: ArticleWords,
): string | undefined {
  if (!foreignLang(textLocale, pageLocale)) return undefined;
  if (textLocale === 'en') return words.inEnglish;
  return pageLocale === 'en' ? words.inChinese : undefined;
}
