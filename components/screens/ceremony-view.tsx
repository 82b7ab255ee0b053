import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { StoryGrid } from '@/components/article/story-grid';
import { AwardNominees } from '@/components/ceremony/award-nominees';
import { AwardResults } from '@/components/ceremony/award-results';
import '@/components/ceremony/ceremony.css';
import { VoteDesk } from '@/components/ceremony/vote-desk';
import { LandingSection } from '@/components/layout/landing-section';
import { useEventDates } from '@/components/layout/use-event-dates';
import { EditionList } from '@/components/microsite/edition-list';
import '@/components/microsite/microsite.css';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import type { Ceremony } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { CeremonyHero } from './ceremony-hero';
import { siteHref } from './site-links';

export interface CeremonyViewProps {
  site: Ceremony;
  locale: Locale;
}

/** A ceremony's own page: awards, nominees, the vote while it is open, the rules. */
export function CeremonyView({ site, locale }: CeremonyViewProps) {
  const t = useTranslations('microsites.ceremony');
  return (
    <div className="landing">
      <Frozen>
        <CeremonyHero site={site} locale={locale} page="nominees" />
      </Frozen>
      <div className="landing-width">
        <p className="max-w-[34em] py-9 font-display text-20 leading-[1.75] rail:py-14 rail:text-24">
          {site.intro}
        </p>
        <LandingSection
          id="awards"
          title={t('categories')}
          note={t(`categoriesNote.${site.state}`)}
          className="border-t border-rule"
        >
          <Frozen>
            <AwardNominees
              categories={site.categories}
              state={site.state}
              locale={locale}
              isSample={site.is_sample}
            />
          </Frozen>
          {site.state === 'open' && (
            <VoteDesk
              site={site.key}
              locale={locale}
              words={{
                vote: t('vote'),
                voted: t('voted'),
                thanks: t('thanks'),
                failed: t('failed'),
              }}
            />
          )}
        </LandingSection>
        <LandingSection id="rules" title={t('rules')} note={t('signIn')}>
          <ol className="rules max-w-measure">
            {site.rules.map((rule) => (
              <li key={rule}>
                <p>{rule}</p>
              </li>
            ))}
          </ol>
        </LandingSection>
        <Ways site={site} locale={locale} />
      </div>
    </div>
  );
}

/** The results of a ceremony; before they are out, when they will be. */
export function CeremonyResultView({ site, locale }: CeremonyViewProps) {
  const t = useTranslations('microsites.ceremony');
  const dates = useEventDates();
  const isOut = site.state === 'results';
  return (
    <div className="landing">
      <Frozen>
        <CeremonyHero site={site} locale={locale} page="results" />
      </Frozen>
      <div className="landing-width">
        <LandingSection
          id="results"
          title={t('lamps')}
          note={isOut ? t('categoriesNote.results') : undefined}
        >
          {isOut ? (
            <Frozen>
              <AwardResults categories={site.categories} locale={locale} />
            </Frozen>
          ) : (
            <EmptyState
              title={t('notYetTitle')}
              hint={t('untilResults', { time: dates.moment(site.results_time, site.time_zone) })}
            >
              <ButtonLink href={siteHref(site, locale)}>{t('toNominees')}</ButtonLink>
            </EmptyState>
          )}
        </LandingSection>
        <Ways site={site} locale={locale} />
      </div>
    </div>
  );
}

function Ways({ site, locale }: CeremonyViewProps) {
  const t = useTranslations('microsites');
  const words = articleWords(useTranslations('common'));
  return (
    <>
      {site.stories.length > 0 && (
        <LandingSection id="reports" title={t('part.reports')} note={t('reportsNote')}>
          <Frozen>
            <StoryGrid items={site.stories} locale={locale} words={words} />
          </Frozen>
        </LandingSection>
      )}
      {site.related.length > 0 && (
        <LandingSection id="editions" title={t('part.editions')}>
          <Frozen>
            <EditionList
              items={site.related}
              hrefOf={(other) => siteHref(other, locale)}
              headingLevel={3}
              look="short"
            />
          </Frozen>
        </LandingSection>
      )}
    </>
  );
}
