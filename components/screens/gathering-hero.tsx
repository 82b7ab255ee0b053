import { useTranslations } from 'next-intl';
import { LandingHero } from '@/components/layout/landing-hero';
import { useEventDates } from '@/components/layout/use-event-dates';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Gathering } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface GatheringHeroProps {
  site: Gathering;
  locale: Locale;
  /** Address of the agenda as a calendar file. */
  calendarHref: string;
}

/** Head of a gathering's front: its name, when and where, and what one can do now. */
export function GatheringHero({ site, locale, calendarHref }: GatheringHeroProps) {
  const t = useTranslations('microsites');
  const dates = useEventDates();
  const { place, state } = site;
  const opens = dates.clock(site.start_time, site.time_zone);
  return (
    <LandingHero
      kicker={`${t(`kind.${site.kind}`)} · ${site.edition}${site.is_sample ? ` · ${t('sampleMark')}` : ''}`}
      title={site.name}
      tagline={site.tagline}
      motif={site.motif}
      facts={[
        { label: t('facts.date'), value: dates.days(site) },
        {
          label: t('facts.opens'),
          value: opens,
          note: t('facts.zone', { zone: dates.zone(site) }),
        },
        place
          ? { label: t('facts.place'), value: place.city, note: place.name }
          : { label: t('facts.place'), value: t('facts.online') },
        { label: t('facts.state'), value: t(`state.${state}`), note: t(`stateNote.${state}`) },
      ]}
    >
      {(state === 'before' || state === 'live') && (
        <>
          {site.event_id !== null ? (
            <ButtonLink look="primary" href={href('ac_detail', { locale, param: site.event_id })}>
              <Icon name="ticket" />
              {t('act.register')}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" href={href('activity', { locale })}>
              {t('act.events')}
            </ButtonLink>
          )}
          <ButtonLink href={calendarHref}>
            <Icon name="calendar-days" />
            {t('act.calendar')}
          </ButtonLink>
        </>
      )}
      {(state === 'over' || state === 'cancelled') && (
        <>
          {site.stories.length > 0 && <ButtonLink href="#reports">{t('act.reports')}</ButtonLink>}
          <ButtonLink look="plain" href={href('activity', { locale })}>
            {t('act.next')}
            <Icon name="arrow-right" size={16} />
          </ButtonLink>
        </>
      )}
    </LandingHero>
  );
}
