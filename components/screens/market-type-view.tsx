import { useTranslations } from 'next-intl';
import { BitcoinIssue } from '@/components/market/bitcoin-issue';
import { ChartIsland } from '@/components/market/chart-island';
import { FigureChange } from '@/components/market/figure-change';
import '@/components/market/market.css';
import { MetricValue } from '@/components/market/metric-value';
import { Provenance } from '@/components/market/provenance';
import { SeriesChart } from '@/components/market/series-chart';
import { SpotBoard } from '@/components/market/spot-board';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { MarketChange, MarketType, SpotData } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';

export interface MarketTypeViewProps {
  type: MarketType;
  data: SpotData;
  /** Against the day before. */
  change: MarketChange | null;
  locale: Locale;
}

/** One figure of the data section: its value, its year, how it is to be read. */
export function MarketTypeView(props: MarketTypeViewProps) {
  return (
    <div className="landing">
      <Frozen unique>
        <Figure {...props} />
      </Frozen>
      <ChartIsland />
    </div>
  );
}

function Figure({ type, data, change, locale }: MarketTypeViewProps) {
  const t = useTranslations('market');
  const { series, spots, issue } = data;
  const value = series?.points.at(-1)?.value;
  return (
    <div className="landing-width py-8 rail:py-12">
      <PageHead title={t(`types.${type}.title`)} deck={t(`types.${type}.deck`)} />
      {!series || value === undefined ? (
        <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <>
          <div className="mt-6">
            <p className="metric-figure is-large">
              <MetricValue metric={{ type, unit: series.unit, value }} locale={locale} />
            </p>
            <p className="mt-1 text-15 tabular">
              <FigureChange change={change} locale={locale} />{' '}
              <span className="text-ink-2">{t('change.day')}</span>
            </p>
            <div className="mt-2">
              <Provenance of={series} locale={locale} />
            </div>
          </div>
          {issue && (
            <section aria-label={t('issue.label')} className="mt-8">
              <BitcoinIssue issue={issue} locale={locale} />
            </section>
          )}
          <section aria-label={t('chart.label')} className="mt-8 border-t border-rule pt-3">
            <SeriesChart series={series} name={t(`types.${type}.series`)} locale={locale} />
          </section>
        </>
      )}
      {type === 'spot' && spots.length > 0 && (
        <Panel id="market-spots" title={t('overview.spots')} className="mt-10">
          <SpotBoard spots={spots} locale={locale} />
        </Panel>
      )}
      <Panel id="market-reading" title={t('reading')} className="mt-10">
        <p className="max-w-measure text-15 text-ink-2">{t(`types.${type}.about`)}</p>
      </Panel>
      <p className="mt-8 max-w-measure text-13 text-ink-2">{t('risk')}</p>
    </div>
  );
}
