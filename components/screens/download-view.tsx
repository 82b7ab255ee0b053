import { useTranslations } from 'next-intl';
import { DocumentMasthead } from '@/components/document/document-masthead';
import '@/components/download/download.css';
import { PhoneDrawing } from '@/components/download/phone-drawing';
import { StoreList } from '@/components/download/store-list';
import { YourSystem } from '@/components/download/your-system';
import { WechatOverlay } from '@/components/layout/wechat-overlay';
import { ButtonLink } from '@/components/ui/button';
import { Frozen } from '@/components/ui/frozen';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import type { AppConfig } from '@/lib/contract/app-config';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { languagePaths } from '@/lib/routes/switch-locale';

const FEATURES = ['push', 'offline', 'poster', 'tickets'] as const;

export interface DownloadViewProps {
  locale: Locale;
  config: AppConfig;
  /** Absolute address of this page, for the code. */
  pageUrl: string;
  flashes: readonly FlashItem[];
}

/** The app: what it is, where to get it, and how to open it at what was being read. */
export function DownloadView({ locale, config, pageUrl, flashes }: DownloadViewProps) {
  const t = useTranslations('download');
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen>
        <DocumentMasthead
          locale={locale}
          brand={config.brand}
          paths={languagePaths(href('download', { locale }))}
        />
      </Frozen>
      <div className="download">
        <div>
          <Frozen unique>
            <DownloadHead app={config.app} pageUrl={pageUrl} />
          </Frozen>
          <div className="mt-10">
            <Frozen unique>
              <StoreList app={config.app} />
            </Frozen>
          </div>
          <p className="mt-8 flex gap-2 text-13 text-ink-2">
            <Icon name="circle-alert" size={18} className="shrink-0 text-signal" />
            {t('safety')}
          </p>
          <p className="mt-4">
            <a
              href={href('home', { locale })}
              className="inline-flex min-h-11 items-center gap-1 text-15 text-tide hover:text-ink"
            >
              {t('home')}
              <Icon name="arrow-right" size={14} />
            </a>
          </p>
        </div>
        <Frozen unique>
          <PhoneDrawing brand={config.brand.name} flashes={flashes} />
        </Frozen>
      </div>
      <WechatOverlay isAtOnce />
      <YourSystem />
    </div>
  );
}

function DownloadHead({ app, pageUrl }: { app: AppConfig['app']; pageUrl: string }) {
  const t = useTranslations('download');
  return (
    <header className="flex items-start justify-between gap-10">
      <div>
        <p className="text-13 text-tide">{t('kicker')}</p>
        <h1 className="mt-1 font-display text-30 rail:text-38">{t('title')}</h1>
        <p className="mt-3 max-w-[26em] text-17 text-ink-2">{t('lead')}</p>
        <h2 className="sr-only">{t('features.title')}</h2>
        <ul className="mt-5 text-15">
          {FEATURES.map((key) => (
            <li key={key} className="flex gap-2 py-1">
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-tide" />
              {t(`features.${key}`)}
            </li>
          ))}
        </ul>
        {app.scheme !== '' && (
          <div className="js-only mt-6">
            <ButtonLink look="outline" href="#get" data-app-link="" data-scheme={app.scheme}>
              {t('openApp')}
            </ButtonLink>
            <p className="mt-2 text-13 text-ink-2">{t('openHint')}</p>
          </div>
        )}
      </div>
      <figure className="download-code shrink-0 text-center">
        <QrCode
          text={pageUrl}
          label={t('qr')}
          className="mx-auto size-36 rounded-2 border border-hairline"
        />
        <figcaption className="mt-2 w-36 text-13 text-ink-2">{t('scan')}</figcaption>
      </figure>
    </header>
  );
}
