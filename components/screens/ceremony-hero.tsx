import { useFormatter, useTranslations } from 'next-intl';
import { LandingHero } from '@/components/layout/landing-hero';
import { useEventDates } from '@/components/layout/use-event-dates';
import { ButtonLink } from '@/components/ui/button';
import type { Ceremony } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { siteHref } from './site-links';

export interface CeremonyHeroProps {
  site: Ceremony;
  locale: Locale;
  page: 'nominees' | 'results';
}

/** Head of a ceremony's page: its evening, where the voting stands, and the way to the other page. */
export function CeremonyHero({ site, locale, page }: CeremonyHeroProps) {
  const t = useTranslations('microsites.ceremony');
  const common = useTranslations('microsites');
  const dates = useEventDates();
  const format = useFormatter();
  const { state, place, time_zone: zone } = site;
  const resultsHref = siteHref({ key: site.key, route_id: site.result_route_id }, locale);
  const until = {
    announced: () => t('untilOpen', { time: dates.moment(site.voting_from, zone) }),
    open: () => t('untilClose', { time: dates.moment(site.voting_until, zone) }),
    counting: () => t('untilResults', { time: dates.moment(site.results_time, zone) }),
    results: () => t('untilResults', { time: dates.moment(site.results_time, zone) }),
  };
  return (
    <LandingHero
      kicker={`${t('kicker')} · ${site.edition}${site.is_sample ? ` · ${common('sampleMark')}` : ''}`}
      title={page === 'results' ? t('resultTitle') : site.name}
      tagline={page === 'results' ? site.name : site.tagline}
      motif={{ ...site.motif, seed: site.motif.seed + (page === 'results' ? 1 : 0) }}
      facts={[
        {
          label: t('facts.evening'),
          value: dates.days(site),
          note: `${dates.clock(site.start_time, zone)} ${dates.zone(site)}`,
        },
        {
          label: t('facts.place'),
          value: place?.city ?? common('facts.online'),
          note: place?.name,
        },
        {
          label: t('facts.votes'),
          value: format.number(site.total_votes),
          note: t(`stateNote.${state}`),
        },
        { label: t('facts.state'), value: t(`state.${state}`), note: until[state]() },
      ]}
    >
      {page === 'nominees' && state === 'results' && (
        <ButtonLink look="primary" href={resultsHref}>
          {t('toResults')}
        </ButtonLink>
      )}
      {page === 'nominees' && state === 'open' && (
        <ButtonLink look="primary" href={href('signUp', { locale })} data-needs-login="">
          {t('toSignIn')}
        </ButtonLink>
      )}
      {page === 'results' && (
        <ButtonLink href={siteHref(site, locale)}>{t('toNominees')}</ButtonLink>
      )}
    </LandingHero>
  );
}
