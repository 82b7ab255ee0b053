import { useTranslations } from 'next-intl';
import type { MarketSpot } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { FigureChange } from './figure-change';
import { figureText } from './market-numbers';
import { Provenance } from './provenance';
import { SparkLine } from './spark-line';

export interface SpotBoardProps {
  spots: readonly MarketSpot[];
  locale: Locale;
}

/** The coins' prices as a board. */
export function SpotBoard({ spots, locale }: SpotBoardProps) {
  const t = useTranslations('market.board');
  const [oldest] = [...spots].sort((left, right) => (left.as_of < right.as_of ? -1 : 1));
  if (!oldest) return <p className="text-15 text-ink-2">{t('empty')}</p>;
  return (
    <div>
      <table className="spot-board">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('coin')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col" className="is-wide">
              {t('cap')}
            </th>
            <th scope="col" className="is-spark">
              {t('month')}
            </th>
          </tr>
        </thead>
        <tbody>
          {spots.map((spot) => (
            <tr key={spot.key}>
              <th scope="row">
                <span className="font-semibold">{spot.symbol}</span>{' '}
                <span className="spot-name">{spot.name}</span>
              </th>
              <td>{figureText(spot.price_usd, 'usd', locale)}</td>
              <td>
                <FigureChange
                  change={
                    spot.change_percent_24h === null
                      ? null
                      : { by: spot.change_percent_24h, in: 'percent' }
                  }
                  locale={locale}
                />
              </td>
              <td className="is-wide">
                {spot.market_cap_usd === null
                  ? t('none')
                  : figureText(spot.market_cap_usd, 'usd', locale)}
              </td>
              <td className="is-spark">
                <SparkLine points={spot.recent} isPrice />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3">
        <Provenance
          of={{
            ...oldest,
            is_stale: spots.some((spot) => spot.is_stale),
            is_sample: spots.some((spot) => spot.is_sample),
          }}
          locale={locale}
        />
      </div>
    </div>
  );
}
