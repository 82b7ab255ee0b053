import { useTranslations } from 'next-intl';
import '@/components/market/market.css';
import { MetricGrid } from '@/components/market/metric-grid';
import { SpotBoard } from '@/components/market/spot-board';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { MarketOverview } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface MarketOverviewViewProps {
  overview: MarketOverview;
  locale: Locale;
}

/** The front of the data section: the board of prices, then every figure with its month. */
export function MarketOverviewView({ overview, locale }: MarketOverviewViewProps) {
  return (
    <div className="landing">
      <Frozen>
        <Front overview={overview} locale={locale} />
      </Frozen>
    </div>
  );
}

function Front({ overview, locale }: MarketOverviewViewProps) {
  const t = useTranslations('market');
  const { metrics, spots } = overview;
  const more = { href: href('DataEra', { locale, param: 'spot' }), text: t('overview.toSpot') };
  return (
    <div className="landing-width py-8 rail:py-12">
      <PageHead title={t('overview.title')} deck={t('overview.deck')} />
      {metrics.length === 0 && spots.length === 0 ? (
        <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <>
          <Panel id="market-spots" title={t('overview.spots')} more={more} className="mt-8">
            <SpotBoard spots={spots} locale={locale} />
          </Panel>
          <Panel id="market-metrics" title={t('overview.metrics')} className="mt-12">
            <MetricGrid metrics={metrics.filter(({ type }) => type !== 'spot')} locale={locale} />
          </Panel>
        </>
      )}
      <p className="mt-10 max-w-measure text-13 text-ink-2">{t('risk')}</p>
    </div>
  );
}
