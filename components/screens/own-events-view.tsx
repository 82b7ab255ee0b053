import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { OwnShell } from './own-frame';

/** /my/events: nobody can have joined an event here yet, and the calendar shows which there are. */
export function OwnEventsView({ locale }: { locale: Locale }) {
  const t = useTranslations('my.events');
  return (
    <OwnShell page="my_events" locale={locale}>
      <Frozen unique>
        <EmptyState title={t('title')} hint={t('text')} className="py-12">
          <ButtonLink href={href('gw_shijian', { locale })}>{t('act')}</ButtonLink>
        </EmptyState>
      </Frozen>
    </OwnShell>
  );
}
