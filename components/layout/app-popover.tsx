import { useTranslations } from 'next-intl';
import { iconTargetClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface AppPopoverProps {
  locale: Locale;
  /** Absolute address of the download page, for the code. */
  downloadUrl: string;
  className?: string | undefined;
}

/** The header's QR code of the app download page; a details element, so it opens without script. */
export function AppPopover({ locale, downloadUrl, className }: AppPopoverProps) {
  const t = useTranslations('layout.app');
  return (
    <details className={`popover relative ${className ?? ''}`} data-popover="">
      <summary className={iconTargetClass} aria-label={t('label')} title={t('label')}>
        <Icon name="smartphone" />
      </summary>
      <div className="right-0 w-52 p-4 text-center">
        <p className="font-display text-17 font-bold">{t('title')}</p>
        <QrCode text={downloadUrl} label={t('qr')} className="mx-auto mt-3 size-36 rounded-2" />
        <p className="mt-3 text-13 text-ink-2">{t('text')}</p>
        <a
          href={href('download', { locale })}
          className="mt-2 inline-block py-1 text-13 text-tide hover:underline"
        >
          {t('page')}
        </a>
      </div>
    </details>
  );
}
