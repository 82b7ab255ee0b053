import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { StoryGrid } from '@/components/article/story-grid';
import { LandingSection } from '@/components/layout/landing-section';
import { useEventDates } from '@/components/layout/use-event-dates';
import { Agenda } from '@/components/microsite/agenda';
import { AgendaDigest } from '@/components/microsite/agenda-digest';
import { EditionList } from '@/components/microsite/edition-list';
import '@/components/microsite/microsite.css';
import { PartnerRoll } from '@/components/microsite/partner-roll';
import { ReaderTimes } from '@/components/microsite/reader-times';
import { SpeakerEntries, SpeakerRoll } from '@/components/microsite/speaker-roll';
import { Frozen } from '@/components/ui/frozen';
import type { Gathering } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { GatheringAbout } from './gathering-about';
import { GatheringHero } from './gathering-hero';
import { hasPartPages, partHref, siteHref } from './site-links';

export interface GatheringViewProps {
  site: Gathering;
  locale: Locale;
  calendarHref: string;
}

/**
 * Front of a gathering's site. Where its parts have pages of their own this one
 * is their digest; where not it is the whole site.
 */
export function GatheringView({ site, locale, calendarHref }: GatheringViewProps) {
  const isDigest = hasPartPages(site);
  return (
    <div className="landing">
      <Frozen>
        <GatheringHero site={site} locale={locale} calendarHref={calendarHref} />
      </Frozen>
      <div className="landing-width">
        <Frozen>
          <AboutSection site={site} locale={locale} isDigest={isDigest} />
        </Frozen>
        {site.days.length > 0 && (
          <Frozen>
            <AgendaSection
              site={site}
              locale={locale}
              isDigest={isDigest}
              calendarHref={calendarHref}
            />
          </Frozen>
        )}
        {site.speakers.length > 0 && (
          <Frozen>
            <SpeakersSection site={site} locale={locale} isDigest={isDigest} />
          </Frozen>
        )}
        {site.partners.length > 0 && (
          <Frozen>
            <PartnersSection site={site} locale={locale} isDigest={isDigest} />
          </Frozen>
        )}
        <Ways site={site} locale={locale} />
      </div>
      <ReaderTimesOf locale={locale} />
    </div>
  );
}

/** The islet that adds the reader's own times. */
export function ReaderTimesOf({ locale }: { locale: Locale }) {
  const t = useTranslations('microsites.agenda');
  return <ReaderTimes locale={locale} words={t('yours', { time: '{time}' })} />;
}

interface PartProps {
  site: Gathering;
  locale: Locale;
  isDigest: boolean;
}

function AboutSection({ site, locale, isDigest }: PartProps) {
  const t = useTranslations('microsites');
  const more = { href: partHref(site, 'about', locale), text: t('more.about') };
  return (
    <LandingSection id="about" title={t('part.about')} more={isDigest ? more : undefined}>
      <GatheringAbout
        intro={site.intro}
        facts={site.facts}
        about={isDigest ? [] : site.about}
        headingLevel={3}
      />
    </LandingSection>
  );
}

function AgendaSection({
  site,
  locale,
  isDigest,
  calendarHref,
}: PartProps & { calendarHref: string }) {
  const t = useTranslations('microsites');
  const more = isDigest
    ? { href: partHref(site, 'agenda', locale), text: t('more.agenda') }
    : { href: calendarHref, text: t('act.calendar') };
  return (
    <LandingSection id="agenda" title={t('part.agenda')} note={t('agenda.note')} more={more}>
      {isDigest ? (
        <AgendaDigest
          site={site}
          hrefOf={(key) => partHref(site, 'agenda', locale, key)}
          headingLevel={3}
        />
      ) : (
        <Agenda
          site={site}
          speakerHrefOf={(key) => partHref(site, 'speaker', locale, key)}
          headingLevel={3}
        />
      )}
    </LandingSection>
  );
}

function SpeakersSection({ site, locale, isDigest }: PartProps) {
  const t = useTranslations('microsites');
  const sample = useTranslations('common')('sample');
  const dates = useEventDates();
  const more = { href: partHref(site, 'speaker', locale), text: t('more.speaker') };
  return (
    <LandingSection
      id="speaker"
      title={t('part.speaker')}
      note={site.is_sample ? t('speakersSample') : undefined}
      more={isDigest ? more : undefined}
    >
      {isDigest ? (
        <SpeakerRoll
          speakers={site.speakers}
          hrefOf={(key) => partHref(site, 'speaker', locale, key)}
        />
      ) : (
        <SpeakerEntries
          speakers={site.speakers}
          sampleWord={site.is_sample ? sample : undefined}
          sessionsWord={t('speaks')}
          sessionHrefOf={(key) => partHref(site, 'agenda', locale, key)}
          timeOf={(moment) => dates.moment(moment, site.time_zone)}
          headingLevel={3}
        />
      )}
    </LandingSection>
  );
}

function PartnersSection({ site, locale, isDigest }: PartProps) {
  const t = useTranslations('microsites');
  const more = { href: partHref(site, 'partner', locale), text: t('more.partner') };
  return (
    <LandingSection
      id="partner"
      title={t('part.partner')}
      note={site.is_sample ? t('partnersSample') : undefined}
      more={isDigest ? more : undefined}
    >
      <PartnerRoll partners={site.partners} look={isDigest ? 'names' : 'whole'} headingLevel={3} />
    </LandingSection>
  );
}

/** Reports, other editions, other sites: where to go on. */
function Ways({ site, locale }: Omit<PartProps, 'isDigest'>) {
  const t = useTranslations('microsites');
  const words = articleWords(useTranslations('common'));
  const onward = [...site.editions, ...site.related].slice(0, 6);
  return (
    <>
      {site.stories.length > 0 && (
        <LandingSection id="reports" title={t('part.reports')} note={t('reportsNote')}>
          <Frozen>
            <StoryGrid items={site.stories} locale={locale} words={words} />
          </Frozen>
        </LandingSection>
      )}
      {onward.length > 0 && (
        <LandingSection id="editions" title={t('part.editions')}>
          <Frozen>
            <EditionList
              items={onward}
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
