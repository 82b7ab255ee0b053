import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegionView } from '@/components/screens/region-view';
import { JsonLd } from '@/components/ui/json-ld';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readRegion } from '@/lib/api/reads-microsites';
import { breadcrumbData } from '@/lib/api/structured-data';
import { href } from '@/lib/routes/href';
import type { LocaleProps } from './gathering-screen';
import { LandingFrame } from './landing-frame';

/** The metadata and the view of a region's page; its row and its document have one name. */
export function regionPage(key: 'hk' | 'usa') {
  async function load({ params }: LocaleProps) {
    const locale = localeOf((await params).locale);
    const reading = await readRegion(key, locale);
    if (!reading.found) notFound();
    return { locale, region: reading.data };
  }

  async function generateMetadata(props: LocaleProps): Promise<Metadata> {
    const { locale, region } = await load(props);
    return pageMetadata({
      routeId: key,
      locale,
      title: `${region.name} · ${region.tagline}`,
      description: region.intro,
    });
  }

  async function Screen(props: LocaleProps) {
    const { locale, region } = await load(props);
    const routes = await getTranslations({ locale, namespace: 'routes' });
    const path = href(key, { locale });
    return (
      <LandingFrame
        locale={locale}
        routeId={key}
        site={{ name: routes('atlas'), href: href('atlas', { locale }) }}
        note={region.branch?.about}
      >
        <JsonLd data={breadcrumbData({ routeId: key, locale, path }, (id) => routes(id))} />
        <RegionView region={region} locale={locale} />
      </LandingFrame>
    );
  }

  return { generateMetadata, Screen };
}
