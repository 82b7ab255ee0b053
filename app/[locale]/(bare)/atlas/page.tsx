import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AtlasView } from '@/components/screens/atlas-view';
import { JsonLd } from '@/components/ui/json-ld';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAtlas } from '@/lib/api/reads-microsites';
import { breadcrumbData } from '@/lib/api/structured-data';
import { href } from '@/lib/routes/href';
import type { LocaleProps } from '../gathering-screen';
import { LandingFrame } from '../landing-frame';

export const ensureStatic = 'navigation';

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  return pageMetadata({ routeId: 'atlas', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: LocaleProps) {
  const locale = localeOf((await params).locale);
  const routes = await getTranslations({ locale, namespace: 'routes' });
  const atlas = await readAtlas(locale);
  const path = href('atlas', { locale });
  return (
    <LandingFrame locale={locale} routeId="atlas">
      <JsonLd data={breadcrumbData({ routeId: 'atlas', locale, path }, (id) => routes(id))} />
      <AtlasView places={atlas.found ? atlas.data.list : []} locale={locale} />
    </LandingFrame>
  );
}
