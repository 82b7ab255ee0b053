import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CeremonyResultView, CeremonyView } from '@/components/screens/ceremony-view';
import { siteHref } from '@/components/screens/site-links';
import { JsonLd } from '@/components/ui/json-ld';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig } from '@/lib/api/reads';
import { pagePictures } from '@/lib/api/share-facts';
import { readCeremony } from '@/lib/api/reads-microsites';
import { breadcrumbData, eventData } from '@/lib/api/structured-data';
import { href } from '@/lib/routes/href';
import type { LocaleProps } from './gathering-screen';
import { LandingFrame } from './landing-frame';

interface CeremonyPage {
  routeId: 'hk_annualceremony' | 'hk_annualceremony_result';
  /** Key of the ceremony's document. */
  site: string;
}

/** The metadata and the view of a ceremony's page, or of its results. */
export function ceremonyPage({ routeId, site: key }: CeremonyPage) {
  const isResult = routeId === 'hk_annualceremony_result';

  async function load({ params }: LocaleProps) {
    const locale = localeOf((await params).locale);
    const reading = await readCeremony(key, locale);
    if (!reading.found) notFound();
    const t = await getTranslations({ locale, namespace: 'microsites' });
    return { locale, site: reading.data, t };
  }

  async function generateMetadata(props: LocaleProps): Promise<Metadata> {
    const { locale, site, t } = await load(props);
    const sample = site.is_sample ? `${t('sampleMark')} · ` : '';
    return pageMetadata({
      routeId,
      locale,
      title: isResult
        ? `${site.name} · ${t('ceremony.resultTitle')}`
        : `${site.name} · ${site.tagline}`,
      description: isResult ? undefined : sample + site.intro,
    });
  }

  async function Screen(props: LocaleProps) {
    const { locale, site, t } = await load(props);
    const routes = await getTranslations({ locale, namespace: 'routes' });
    const config = await readAppConfig(locale);
    const brand = config.found ? config.data.brand.name : site.name;
    const front = siteHref(site, locale);
    const results = siteHref({ key, route_id: site.result_route_id }, locale);
    const path = isResult ? results : front;
    const images = await pagePictures(routeId, locale);
    const mark = site.is_sample ? ` (${t('sampleMark')})` : '';
    return (
      <LandingFrame
        locale={locale}
        routeId={routeId}
        site={{ name: routes('hk'), href: href('hk', { locale }) }}
        links={[
          { href: front, text: t('ceremony.categories'), isCurrent: !isResult },
          { href: results, text: t('ceremony.resultTitle'), isCurrent: isResult },
        ]}
        note={site.is_sample ? t('sampleNote') : undefined}
      >
        <JsonLd
          data={[
            breadcrumbData({ routeId, locale, path }, (id) => routes(id)),
            ...(isResult
              ? []
              : [
                  eventData({
                    name: site.name + mark,
                    description: site.intro,
                    url: path,
                    startTime: site.start_time,
                    endTime: site.end_time,
                    timeZone: site.time_zone,
                    place: site.place,
                    isOnline: site.place === null,
                    status: 'scheduled',
                    locale,
                    images,
                    organiser: { name: brand, url: href('home', { locale }) },
                  }),
                ]),
          ]}
        />
        {isResult ? (
          <CeremonyResultView site={site} locale={locale} />
        ) : (
          <CeremonyView site={site} locale={locale} />
        )}
      </LandingFrame>
    );
  }

  return { generateMetadata, Screen };
}
