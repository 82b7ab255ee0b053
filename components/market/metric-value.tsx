import { useTranslations } from 'next-intl';
import type { MarketType, MarketUnit } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { fearZone } from './fear-zone';
import { figureText, plain } from './market-numbers';

export interface MetricValueProps {
  metric: { type: MarketType; unit: MarketUnit; value: number };
  locale: Locale;
}

/** A figure in large: the supply against its cap, the index with its word. */
export function MetricValue({ metric, locale }: MetricValueProps) {
  const t = useTranslations('market');
  const { type, unit, value } = metric;
  if (type === 'supply') {
    return (
      <>
        {plain(value, locale)}
        <span className="metric-unit">{t('issue.ofCap')}</span>
      </>
    );
  }
  return (
    <>
      {figureText(value, unit, locale)}
      {type === 'fear' && <span className="metric-unit">{t(`fear.${fearZone(value)}`)}</span>}
    </>
  );
}
