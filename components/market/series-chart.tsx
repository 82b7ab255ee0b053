import { useTranslations } from 'next-intl';
import { MARKET_SPANS, type MarketSeries, type MarketType } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { drawSeries, type ChartKind } from './chart-geometry';
import { ChartPlot } from './chart-plot';
import { dayText, figureText } from './market-numbers';

export interface SeriesChartProps {
  series: MarketSeries;
  /** What it shows, `Bitcoin, US dollars`. */
  name: string;
  locale: Locale;
}

const KINDS: Record<MarketType, ChartKind> = {
  spot: 'line',
  'market-cap': 'area',
  supply: 'area',
  fees: 'bars',
  hashrate: 'area',
  fear: 'line',
  dominance: 'line',
};
const INDEX_RANGE = { from: 0, to: 100 };

/**
 * A year of a figure: drawn by the server, the same values in a table below it. The
 * script that reads the chart out finds its values there (see chart-layer).
 */
export function SeriesChart({ series, name, locale }: SeriesChartProps) {
  const t = useTranslations('market.chart');
  const { type, unit } = series;
  const points = series.points.map(({ at, value }) => ({ at: Date.parse(at), value }));
  const kind = KINDS[type];
  const drawing = drawSeries(points, kind, unit === 'index' ? INDEX_RANGE : undefined);
  if (!drawing) return null;
  const say = (value: number) => figureText(value, unit, locale);
  const { min, max, last, places } = drawing;
  const first = places[0] ?? last;
  const facts = {
    name,
    from: dayText(first.at, locale),
    to: dayText(last.at, locale),
    first: say(first.value),
    last: say(last.value),
    low: say(min.value),
    lowDay: dayText(min.at, locale),
    high: say(max.value),
    highDay: dayText(max.at, locale),
  };
  const id = `chart-${type}`;
  return (
    <figure
      className="chart"
      data-market-chart={kind}
      data-unit={unit}
      data-locale={locale}
      data-label={t('read', { name })}
      data-highest={t('highest')}
      data-lowest={t('lowest')}
    >
      {points.length > MARKET_SPANS[0] && (
        <div className="chart-spans" role="group" aria-label={t('span')}>
          {MARKET_SPANS.map((days) => (
            <button
              key={days}
              type="button"
              data-span={days}
              aria-pressed={days === MARKET_SPANS.at(-1)}
            >
              {t(`days.${days}`)}
            </button>
          ))}
        </div>
      )}
      <ChartPlot
        drawing={drawing}
        unit={unit}
        locale={locale}
        id={id}
        title={t('title', facts)}
        description={t('description', facts)}
        words={{ highest: t('highest'), lowest: t('lowest') }}
      />
      <figcaption className="chart-caption">{t('caption', facts)}</figcaption>
      <details className="chart-table">
        <summary>{t('table')}</summary>
        <div className="chart-rows" tabIndex={0} role="region" aria-label={t('table')}>
          <table>
            <caption className="sr-only">{t('title', facts)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('value')}</th>
              </tr>
            </thead>
            <tbody>
              {[...points].reverse().map(({ at, value }) => (
                <tr key={at}>
                  <th scope="row">
                    <time dateTime={new Date(at).toISOString().slice(0, 10)}>
                      {dayText(at, locale)}
                    </time>
                  </th>
                  <td>
                    <data value={value}>{say(value)}</data>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
