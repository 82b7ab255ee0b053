import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/layout/language-links';
import { SiteBrand } from '@/components/layout/site-brand';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import type { LanguagePaths } from '@/lib/routes/switch-locale';

export interface DocumentMastheadProps {
  locale: Locale;
  brand: AppConfig['brand'];
  /** The page in each language. */
  paths: LanguagePaths;
}

/** What stands over a bare page in place of the site's header: the way home, and the languages. */
export function DocumentMasthead({ locale, brand, paths }: DocumentMastheadProps) {
  const t = useTranslations('documents');
  return (
    <header className="document-masthead mb-8 flex items-center justify-between border-b border-rule pb-2 rail:mb-12">
      <SiteBrand locale={locale} brand={brand} />
      <nav aria-label={t('masthead')} className="-mr-2">
        <LanguageLinks locale={locale} paths={paths} look="short" />
      </nav>
    </header>
  );
}
