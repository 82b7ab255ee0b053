import type { useTranslations } from 'next-intl';
import type { EditionWords } from '@/components/ui/foreign-lang';

/** The words that rows of articles need, as plain strings: rows are also made in the browser. */
export interface ArticleWords extends EditionWords {
  sponsored: string;
}

/** Reads the rows' words from the messages. */
export function articleWords(t: ReturnType<typeof useTranslations<'common'>>): ArticleWords {
  return {
    sponsored: t('sponsored'),
    inChinese: t('inLanguage.zh'),
    inEnglish: t('inLanguage.en'),
  };
}
