import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MarketTypeView } from '@/components/screens/market-type-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readMarketOverview, readMarketSeries } from '@/lib/api/reads-market';
import { marketType } from '@/lib/contract/market';
import { MarketFrame } from '../market-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; type: string }>;
}

export function generateStaticParams() {
  return [{ type: '_' }];
}

export async function generateMetadata({ params }: Props) {
  const { locale, type } = await partOf(params);
  const t = await getTranslations({ locale, namespace: 'market' });
  const title = t(`types.${type}.title`);
  return pageMetadata({
    routeId: 'DataEra',
    locale,
    param: type,
    title,
    description: t(`types.${type}.deck`),
  });
}

export default async function MarketTypePage({ params }: Props) {
  const { locale, type } = await partOf(params);
  const reading = await readMarketSeries(type, locale);
  const overview = await readMarketOverview(locale);
  if (!reading.found) notFound();
  const metric = overview.found && overview.data.metrics.find((at) => at.type === type);
  return (
    <MarketFrame locale={locale} type={type}>
      <MarketTypeView
        type={type}
        data={reading.data}
        change={metric ? metric.change : null}
        locale={locale}
      />
    </MarketFrame>
  );
}

async function partOf(params: Props['params']) {
  const { locale, type } = await params;
  const known = marketType.safeParse(type);
  if (!known.success) notFound();
  return { locale: localeOf(locale), type: known.data };
}
