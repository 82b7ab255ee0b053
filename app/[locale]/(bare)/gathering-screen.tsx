import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GatheringPartView } from '@/components/screens/gathering-part-view';
import { GatheringView } from '@/components/screens/gathering-view';
import {
  partHref,
  siteHref,
  SITE_PARTS,
  hasPartPages,
  type SitePart,
} from '@/components/screens/site-links';
import { JsonLd } from '@/components/ui/json-ld';
import { agendaFilePath } from '@/lib/api/agenda-file';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { pagePictures } from '@/lib/api/share-facts';
import { readMicrosite } from '@/lib/api/reads-microsites';
import { breadcrumbData, eventData } from '@/lib/api/structured-data';
import type { Gathering } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { RouteId } from '@/lib/routes/route-table';
import { LandingFrame } from './landing-frame';

export interface LocaleProps {
  params: Promise<{ locale: string }>;
}

interface GatheringPage {
  routeId: RouteId;
  /** Key of the site's document. */
  site: string;
  /** Left out on the site's front. */
  part?: SitePart;
}

/** The metadata and the view of one page of a gathering's site. */
export function gatheringPage({ routeId, site: key, part }: GatheringPage) {
  async function load({ params }: LocaleProps) {
    const locale = localeOf((await params).locale);
    const reading = await readMicrosite(key, locale);
    if (!reading.found) notFound();
    return {
      locale,
      site: reading.data,
      t: await getTranslations({ locale, namespace: 'microsites' }),
    };
  }

  async function generateMetadata(props: LocaleProps): Promise<Metadata> {
    const { locale, site, t } = await load(props);
    const sample = site.is_sample ? `${t('sampleMark')} · ` : '';
    return pageMetadata({
      routeId,
      locale,
      title: part ? `${site.name} · ${t(`part.${part}`)}` : `${site.name} · ${site.tagline}`,
      description: sample + (part ? t(`partDeck.${part}`) : site.intro),
    });
  }

  async function Screen(props: LocaleProps) {
    const { locale, site, t } = await load(props);
    const routes = await getTranslations({ locale, namespace: 'routes' });
    const calendarHref = agendaFilePath(site.key, locale);
    const path = siteHref({ key, route_id: routeId }, locale);
    const images = await pagePictures(routeId, locale);
    return (
      <LandingFrame
        locale={locale}
        routeId={routeId}
        site={{ name: site.name, href: siteHref(site, locale) }}
        links={[
          { href: siteHref(site, locale), text: t('part.front'), isCurrent: part === undefined },
          ...SITE_PARTS.map((at) => ({
            href: partHref(site, at, locale),
            text: t(`part.${at}`),
            isCurrent: hasPartPages(site) && at === part,
          })),
        ]}
        note={site.is_sample ? t('sampleNote') : undefined}
      >
        <JsonLd
          data={[
            breadcrumbData(
              { routeId, locale, path },
              (id) => routes(id),
              part ? t(`part.${part}`) : site.name,
            ),
            ...(part ? [] : [eventOf(site, { locale, sampleMark: t('sampleMark'), images })]),
          ]}
        />
        {part ? (
          <GatheringPartView site={site} part={part} locale={locale} calendarHref={calendarHref} />
        ) : (
          <GatheringView site={site} locale={locale} calendarHref={calendarHref} />
        )}
      </LandingFrame>
    );
  }

  return { generateMetadata, Screen };
}

/** The gathering as search engines are told of it; what is invented is called so there too. */
function eventOf(
  site: Gathering,
  { locale, sampleMark, images }: { locale: Locale; sampleMark: string; images: readonly string[] },
) {
  const marked = (name: string) => (site.is_sample ? `${name} (${sampleMark})` : name);
  const [host] = site.partners.filter(({ tier }) => tier === 'host');
  return eventData({
    name: marked(site.name),
    description: site.intro,
    url: siteHref(site, locale),
    startTime: site.start_time,
    endTime: site.end_time,
    timeZone: site.time_zone,
    place: site.place,
    isOnline: site.is_online,
    status: site.state === 'cancelled' ? 'cancelled' : 'scheduled',
    locale,
    images,
    organiser: { name: host?.name ?? site.name, url: href('home', { locale }) },
    performers: site.speakers.map(({ name }) => marked(name)),
  });
}
