import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEventDates } from '@/components/layout/use-event-dates';
import { Agenda } from '@/components/microsite/agenda';
import '@/components/microsite/microsite.css';
import { PartnerRoll } from '@/components/microsite/partner-roll';
import { SpeakerEntries } from '@/components/microsite/speaker-roll';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import { Icon } from '@/components/ui/icon';
import type { Gathering } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { GatheringAbout } from './gathering-about';
import { ReaderTimesOf } from './gathering-view';
import { partHref, siteHref, type SitePart } from './site-links';

export interface GatheringPartViewProps {
  site: Gathering;
  part: SitePart;
  locale: Locale;
  calendarHref: string;
}

/** One part of a gathering's site as a page of its own: about, speakers, partners or agenda. */
export function GatheringPartView({ site, part, locale, calendarHref }: GatheringPartViewProps) {
  const t = useTranslations('microsites');
  return (
    <div className="landing">
      <div className="landing-width pt-8 pb-16 rail:pt-14 rail:pb-24">
        <header className="border-b border-rule pb-6">
          <p className="text-13 text-tide">
            <a href={siteHref(site, locale)} className="font-medium hover:underline">
              {site.name}
            </a>
          </p>
          <h1 className="mt-2 font-display text-38 rail:text-[3.5rem]">{t(`part.${part}`)}</h1>
          <p className="mt-3 max-w-measure text-15 text-ink-2 rail:text-17">
            {t(`partDeck.${part}`)}
          </p>
          {part === 'agenda' && site.days.length > 0 && (
            <ButtonLink href={calendarHref} className="mt-5">
              <Icon name="calendar-days" />
              {t('act.calendar')}
            </ButtonLink>
          )}
        </header>
        <div className="pt-8 rail:pt-12">
          <Frozen>
            <Part site={site} part={part} locale={locale} />
          </Frozen>
        </div>
      </div>
      {part === 'agenda' && <ReaderTimesOf locale={locale} />}
    </div>
  );
}

function Part({ site, part, locale }: Omit<GatheringPartViewProps, 'calendarHref'>) {
  const t = useTranslations('microsites');
  const sample = useTranslations('common')('sample');
  const dates = useEventDates();
  const parts: Record<SitePart, () => ReactNode> = {
    about: () => <GatheringAbout {...site} headingLevel={2} />,
    speaker: () =>
      site.speakers.length > 0 && (
        <SpeakerEntries
          speakers={site.speakers}
          sampleWord={site.is_sample ? sample : undefined}
          sessionsWord={t('speaks')}
          sessionHrefOf={(key) => partHref(site, 'agenda', locale, key)}
          timeOf={(moment) => dates.moment(moment, site.time_zone)}
          headingLevel={2}
        />
      ),
    partner: () =>
      site.partners.length > 0 && (
        <PartnerRoll partners={site.partners} look="whole" headingLevel={2} />
      ),
    agenda: () =>
      site.days.length > 0 && (
        <Agenda
          site={site}
          speakerHrefOf={(key) => partHref(site, 'speaker', locale, key)}
          headingLevel={2}
        />
      ),
  };
  return (
    <div>{parts[part]() || <EmptyState title={t('empty.title')} hint={t(`empty.${part}`)} />}</div>
  );
}
