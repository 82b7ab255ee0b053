import { useTranslations } from 'next-intl';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past everything to the text. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-progress) focus:rounded-4 focus:bg-surface focus:px-4 focus:py-3 focus:shadow-float"
    >
      {t('skip')}
    </a>
  );
}
