import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SeriesView } from '@/components/screens/series-view';
import { JsonLd } from '@/components/ui/json-ld';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList } from '@/lib/api/reads';
import { readMicrosites } from '@/lib/api/reads-microsites';
import { breadcrumbData } from '@/lib/api/structured-data';
import { href } from '@/lib/routes/href';
import type { LocaleProps } from '../gathering-screen';
import { LandingFrame } from '../landing-frame';

export const ensureStatic = 'navigation';

const SERIES = 'cryptofi';
const STORIES = 6;

export async function generateMetadata({ params }: LocaleProps): Promise<Metadata> {
  return pageMetadata({ routeId: 'CryptoFi', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: LocaleProps) {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'microsites' });
  const routes = await getTranslations({ locale, namespace: 'routes' });
  const editions = await readMicrosites(SERIES, locale);
  const stories = await readArticleList({ section: 'coverage', limit: STORIES }, locale);
  const path = href('CryptoFi', { locale });
  return (
    <LandingFrame locale={locale} routeId="CryptoFi" note={t('sampleNote')}>
      <JsonLd data={breadcrumbData({ routeId: 'CryptoFi', locale, path }, (id) => routes(id))} />
      <SeriesView
        locale={locale}
        editions={editions.found ? editions.data.list : []}
        stories={stories.found ? stories.data.list : []}
      />
    </LandingFrame>
  );
}
