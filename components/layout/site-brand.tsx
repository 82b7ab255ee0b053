import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface SiteBrandProps {
  locale: Locale;
  brand: AppConfig['brand'];
  className?: string | undefined;
}

/** The mark and the name, as the link home. */
export function SiteBrand({ locale, brand, className }: SiteBrandProps) {
  const t = useTranslations('layout');
  return (
    <a
      href={href('home', { locale })}
      aria-label={t('home', { brand: brand.name })}
      className={clsx('flex min-h-11 items-center gap-2 text-ink', className)}
    >
      {/* No <img>: the first one of a page is what WeChat shows beside a shared link. */}
      <span
        aria-hidden="true"
        className="size-7 shrink-0 bg-[url(/brand/logo.svg)] bg-contain [print-color-adjust:exact]"
      />
      <span className="font-display text-24 leading-none font-bold whitespace-nowrap">
        {brand.name}
      </span>
    </a>
  );
}
