import { notFound } from 'next/navigation';
import { MarketOverviewView } from '@/components/screens/market-overview-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readMarketOverview } from '@/lib/api/reads-market';
import type { LocaleProps } from '../gathering-screen';
import { MarketFrame } from './market-frame';

export const ensureStatic = 'navigation';

export async function generateMetadata({ params }: LocaleProps) {
  return pageMetadata({ routeId: 'DataEra', locale: localeOf((await params).locale) });
}

export default async function MarketOverviewPage({ params }: LocaleProps) {
  const locale = localeOf((await params).locale);
  const reading = await readMarketOverview(locale);
  if (!reading.found) notFound();
  return (
    <MarketFrame locale={locale}>
      <MarketOverviewView overview={reading.data} locale={locale} />
    </MarketFrame>
  );
}
