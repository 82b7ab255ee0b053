import type { MarketChange, MarketPoint, MarketType, MarketUnit } from '../../contract/market';
import type { MarketMetricName } from '../../platform/market-provider';

export const DAY_MS = 86_400_000;
/** Refreshes that a figure may miss before it is called stale. */
const MISSED_REFRESHES = 3;

/** The series that each part of the section shows, and its unit. */
export const SERIES_OF: Record<MarketType, { metric: MarketMetricName; unit: MarketUnit }> = {
  spot: { metric: 'price', unit: 'usd' },
  'market-cap': { metric: 'market_cap', unit: 'usd' },
  supply: { metric: 'height', unit: 'btc' },
  fees: { metric: 'fees', unit: 'sat_vb' },
  hashrate: { metric: 'hashrate', unit: 'eh_s' },
  fear: { metric: 'fear', unit: 'index' },
  dominance: { metric: 'dominance', unit: 'percent' },
};

/** Whose price stands for the market. */
export const LEAD_ASSET = 'bitcoin';

/**
 * Whether a real figure is older than its source lets it be. Samples are never
 * stale: they say themselves that they are of no day.
 */
export function isStale(
  figure: { asOf: Date; isSample: boolean },
  now: Date,
  refreshSeconds: number,
): boolean {
  if (figure.isSample) return false;
  return now.getTime() - figure.asOf.getTime() > MISSED_REFRESHES * refreshSeconds * 1000;
}

/**
 * The last value against the one of the day before it; null where that day is missing
 * or nothing can be said. What is a percentage or an index changes by points.
 */
export function changeOf(points: readonly MarketPoint[], unit: MarketUnit): MarketChange | null {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  if (Date.parse(last.at) - Date.parse(before.at) !== DAY_MS) return null;
  if (unit === 'index' || unit === 'percent') {
    return { by: last.value - before.value, in: 'points' };
  }
  // Coins are only ever added, so few a day that a percentage would say nothing.
  if (unit === 'btc') return { by: last.value - before.value, in: 'btc' };
  if (before.value === 0) return null;
  return { by: ((last.value - before.value) / before.value) * 100, in: 'percent' };
}

/** Midnight UTC of the day. */
export function utcDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
}
