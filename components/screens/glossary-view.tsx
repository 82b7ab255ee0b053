import '@/components/learning/learning.css';
import { useTranslations } from 'next-intl';
import { Glossary } from '@/components/learning/glossary';
import { PartLinks } from '@/components/learning/part-links';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { Term } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface GlossaryViewProps {
  locale: Locale;
  terms: readonly Term[];
}

/** The glossary on a page of its own. */
export function GlossaryView({ locale, terms }: GlossaryViewProps) {
  const t = useTranslations('learning');
  return (
    <div className="max-w-main">
      <PageHead
        title={t('glossaryTitle')}
        deck={t('glossaryDeck')}
        note={t('glossaryNote', { count: terms.length })}
      />
      <PartLinks locale={locale} active="glossary" />
      {terms.length > 0 ? (
        <Frozen>
          <Glossary terms={terms} locale={locale} />
        </Frozen>
      ) : (
        <PanelEmpty
          hint={t('glossaryEmpty')}
          act={t('goCourse')}
          to={href('home_xiaobai', { locale })}
        />
      )}
    </div>
  );
}
