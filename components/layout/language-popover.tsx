import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguageLinks } from './language-links';
import { LANGUAGE_NAMES } from './language-names';

export interface LanguagePopoverProps {
  locale: Locale;
  /** This page in each language. */
  paths: LanguagePaths;
  /** Where the list opens from its button. */
  side: 'below' | 'above';
  summaryClass: string;
  className?: string | undefined;
}

/** The languages behind one button; a details element, so it opens without script. */
export function LanguagePopover(props: LanguagePopoverProps) {
  const { locale, paths, side, summaryClass, className } = props;
  const t = useTranslations('layout.language');
  return (
    <details className={clsx('popover relative', className)} data-popover="">
      <summary
        className={summaryClass}
        aria-label={`${t('label')}: ${LANGUAGE_NAMES[locale].name}`}
        title={t('label')}
      >
        <Icon name="languages" />
      </summary>
      <div className={clsx('right-0 py-1', side === 'above' && 'bottom-full mb-2')}>
        <LanguageLinks locale={locale} paths={paths} look="names" />
      </div>
    </details>
  );
}
