import { useTranslations } from 'next-intl';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** /offline: what is shown without a connection, with the articles that this browser keeps. */
export function OfflineView({ locale }: { locale: Locale }) {
  return (
    <Frozen>
      <OfflineText locale={locale} />
    </Frozen>
  );
}

/** The list is filled in by the service worker (see layout/offline-worker). */
function OfflineText({ locale }: { locale: Locale }) {
  const t = useTranslations('missing.offline');
  return (
    <div className="mx-auto w-full max-w-[43rem]">
      <PageHead title={t('title')} deck={t('text')} />
      <h2 className="mt-8 font-display text-20">{t('kept')}</h2>
      <ul className="kept-articles ruled mt-2" data-kept-articles="" />
      <p className="text-15 text-ink-2">{t('none')}</p>
      <p className="mt-8">
        <a href={href('home', { locale })} className="inline-flex min-h-11 items-center text-tide">
          {t('home')}
        </a>
      </p>
    </div>
  );
}
