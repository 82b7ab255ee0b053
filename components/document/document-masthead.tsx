import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/layout/language-links';
import { SiteBrand } from '@/components/layout/site-brand';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';

export interface DocumentMastheadProps {
  locale: Locale;
  brand: AppConfig['brand'];
  /** Public path of the page; the language links keep it. */
  pathname: string;
}

/** What stands over a bare page in place of the site's header: the way home, and the languages. */
export function DocumentMasthead({ locale, brand, pathname }: DocumentMastheadProps) {
  const t = useTranslations('documents');
  return (
    <header className="document-masthead mb-8 flex items-center justify-between border-b border-rule pb-2 rail:mb-12">
      <SiteBrand locale={locale} brand={brand} />
      <nav aria-label={t('masthead')} className="-mr-2">
        <LanguageLinks locale={locale} pathname={pathname} look="short" />
      </nav>
    </header>
  );
}
