import type { Locale } from '@/lib/i18n/locales';
import { editionMark } from './foreign-lang';
import { Mark } from './tag';
import { useTranslations } from './words';

export interface EditionMarkProps {
  /** Language of the text. */
  lang: Locale;
  /** Language of the page. */
  locale: Locale;
}

/** Says of a text that it is in another language than the page; nothing where it is not. */
export function EditionMark({ lang, locale }: EditionMarkProps) {
  const t = useTranslations('common.inLanguage');
  const word = editionMark(lang, locale, { inChinese: t('zh'), inEnglish: t('en') });
  return word ? <Mark>{word}</Mark> : null;
}

/**
 * The same in a row whose text changes in the browser (layout/refresh-list): it is in every row,
 * and shown by the style sheet where the row's link has another language.
 */
export function LiveEditionMark({ locale }: Pick<EditionMarkProps, 'locale'>) {
  const t = useTranslations('common.inLanguage');
  return (
    <span className="live-mark">
      <Mark>{locale === 'en' ? t('zh') : t('en')}</Mark>
    </span>
  );
}
