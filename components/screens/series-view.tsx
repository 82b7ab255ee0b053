import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { StoryGrid } from '@/components/article/story-grid';
import { LandingHero } from '@/components/layout/landing-hero';
import { LandingSection } from '@/components/layout/landing-section';
import { useEventDates } from '@/components/layout/use-event-dates';
import { EditionList } from '@/components/microsite/edition-list';
import '@/components/microsite/microsite.css';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { SiteCard } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { siteHref } from './site-links';

export interface SeriesViewProps {
  locale: Locale;
  /** The last to begin first. */
  editions: readonly SiteCard[];
  stories: readonly ArticleItem[];
}

/** The page of a series of forums: what it is, the next edition, and every earlier one. */
export function SeriesView({ locale, editions, stories }: SeriesViewProps) {
  const t = useTranslations('microsites');
  const words = articleWords(useTranslations('common'));
  const ahead = editions.filter(({ state }) => state === 'before' || state === 'live');
  const past = editions.filter(({ state }) => state === 'over' || state === 'cancelled');
  return (
    <div className="landing">
      <Frozen>
        <SeriesHero locale={locale} next={ahead.at(-1)} count={editions.length} />
      </Frozen>
      <div className="landing-width">
        {ahead.length > 0 && (
          <LandingSection id="next" title={t('series.ahead')} note={t('series.aheadNote')}>
            <Frozen>
              <EditionList
                items={ahead}
                hrefOf={(site) => siteHref(site, locale)}
                headingLevel={3}
                look="years"
              />
            </Frozen>
          </LandingSection>
        )}
        <LandingSection id="past" title={t('series.past')} note={t('series.pastNote')}>
          {past.length > 0 ? (
            <Frozen>
              <EditionList
                items={past}
                hrefOf={(site) => siteHref(site, locale)}
                headingLevel={3}
                look="years"
              />
            </Frozen>
          ) : (
            <EmptyState title={t('empty.title')} hint={t('empty.editions')} />
          )}
        </LandingSection>
        {stories.length > 0 && (
          <LandingSection id="reports" title={t('part.reports')} note={t('reportsNote')}>
            <Frozen>
              <StoryGrid items={stories} locale={locale} words={words} />
            </Frozen>
          </LandingSection>
        )}
      </div>
    </div>
  );
}

function SeriesHero({
  locale,
  next,
  count,
}: {
  locale: Locale;
  next: SiteCard | undefined;
  count: number;
}) {
  const t = useTranslations('microsites');
  const dates = useEventDates();
  const isDated = next?.start_time && next.end_time;
  return (
    <LandingHero
      kicker={`${t('kind.series')} · ${t('sampleMark')}`}
      title={t('series.title')}
      tagline={t('series.tagline')}
      motif={{ family: 'strata', seed: 2026 }}
      facts={[
        { label: t('series.editions'), value: t('series.count', { count }) },
        ...(next && isDated
          ? [
              {
                label: t('series.next'),
                value: next.name,
                note: dates.days({
                  start_time: next.start_time ?? '',
                  end_time: next.end_time ?? '',
                  time_zone: next.time_zone,
                }),
              },
            ]
          : [{ label: t('series.next'), value: t('series.none') }]),
        { label: t('series.form'), value: t('series.formValue'), note: t('series.formNote') },
        { label: t('series.record'), value: t('series.recordValue'), note: t('series.recordNote') },
      ]}
    >
      {next && (
        <ButtonLink look="primary" href={siteHref(next, locale)}>
          {t('series.toNext')}
        </ButtonLink>
      )}
    </LandingHero>
  );
}
