import '@/components/learning/learning.css';
import { useTranslations } from 'next-intl';
import { PartLinks } from '@/components/learning/part-links';
import { AfterScam, ScamList } from '@/components/learning/scam-list';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { ScamWarning } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface ScamsViewProps {
  locale: Locale;
  scams: readonly ScamWarning[];
}

/** Warnings about scams on a page of their own, with what to do when it has happened. */
export function ScamsView({ locale, scams }: ScamsViewProps) {
  const t = useTranslations('learning');
  return (
    <div className="max-w-main">
      <PageHead
        title={t('scamsTitle')}
        deck={t('scamsDeck')}
        note={t('scamsNote', { count: scams.length })}
      />
      <PartLinks locale={locale} active="scams" />
      {scams.length > 0 ? (
        <Frozen>
          <ScamList scams={scams} />
        </Frozen>
      ) : (
        <PanelEmpty
          hint={t('scamsEmpty')}
          act={t('goCourse')}
          to={href('home_xiaobai', { locale })}
        />
      )}
      <Frozen>
        <AfterScam />
      </Frozen>
    </div>
  );
}
