import { useTranslations } from 'next-intl';
import type { MarketMetric } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { FigureChange } from './figure-change';
import { MetricValue } from './metric-value';
import { Provenance } from './provenance';
import { SparkLine } from './spark-line';

export interface MetricGridProps {
  metrics: readonly MarketMetric[];
  locale: Locale;
}

/** The section's figures, each with its month and where it comes from. */
export function MetricGrid({ metrics, locale }: MetricGridProps) {
  const t = useTranslations('market');
  return (
    <ul className="metric-grid">
      {metrics.map((metric) => (
        <li key={metric.type}>
          <h3 className="text-15 font-semibold">
            <a href={href('DataEra', { locale, param: metric.type })} className="metric-link">
              {t(`types.${metric.type}.name`)}
            </a>
          </h3>
          <p className="metric-figure">
            <MetricValue metric={metric} locale={locale} />
          </p>
          <p className="text-13 tabular">
            <FigureChange change={metric.change} locale={locale} />{' '}
            <span className="text-ink-2">{t('change.day')}</span>
          </p>
          <SparkLine points={metric.recent} />
          <Provenance of={metric} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
