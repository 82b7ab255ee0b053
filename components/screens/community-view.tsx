import { useFormatter, useTranslations } from 'next-intl';
import { PlaceList } from '@/components/community/place-list';
import { RegionList } from '@/components/community/region-list';
import { DocumentSections } from '@/components/document/document-text';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { COMMUNITY_FORMS, type CommunityPlace } from '@/lib/contract/community';
import type { DocumentDetails } from '@/lib/contract/documents';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface CommunityViewProps {
  locale: Locale;
  places: readonly CommunityPlace[];
  rules: DocumentDetails;
  siteUrl: string;
}

/** Where readers meet: channels, groups, regional groups, and the rules of all of them. */
export function CommunityView({ locale, places, rules, siteUrl }: CommunityViewProps) {
  const t = useTranslations('community');
  const hasSamples = places.some((place) => place.is_sample);
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen unique>
        <PageHead
          kicker={t('kicker')}
          title={rules.title}
          deck={rules.lead}
          note={hasSamples ? t('sampleNote') : undefined}
        />
      </Frozen>
      {places.length === 0 && (
        <PanelEmpty hint={t('empty')} act={t('goFlash')} to={href('home_kuaixun', { locale })} />
      )}
      {COMMUNITY_FORMS.map((form) => {
        const ofForm = places.filter((place) => place.form === form);
        if (ofForm.length === 0) return null;
        return (
          <section key={form} aria-labelledby={`community-${form}`} className="mt-10">
            <h2 id={`community-${form}`} className="font-display text-20 rail:text-24">
              {t(`forms.${form}.title`)}
            </h2>
            <p className="mt-1 mb-3 text-15 text-ink-2">{t(`forms.${form}.deck`)}</p>
            <Frozen unique>
              {form === 'region' ? (
                <RegionList places={ofForm} locale={locale} />
              ) : (
                <PlaceList places={ofForm} locale={locale} siteUrl={siteUrl} />
              )}
            </Frozen>
          </section>
        );
      })}
      <Frozen unique>
        <CommunityRules rules={rules} />
      </Frozen>
    </div>
  );
}

function CommunityRules({ rules }: { rules: DocumentDetails }) {
  const t = useTranslations('community');
  const date = useFormatter().dateTime(new Date(rules.effective_time), { dateStyle: 'long' });
  return (
    <div id="rules" className="mt-14 border-t border-rule pt-8">
      <h2 className="font-display text-20 rail:text-24">{t('rules')}</h2>
      <p className="mt-1 mb-6 text-13 text-ink-2">
        {t('rulesNote', { version: rules.version, date })}
      </p>
      <div className="community-rules">
        <DocumentSections sections={rules.sections} as="h3" />
      </div>
    </div>
  );
}
