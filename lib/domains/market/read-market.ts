import { CodedError } from '../../contract/error-codes';
import type { MarketStrip } from '../../contract/home';
import {
  MARKET_TYPES,
  type BitcoinIssue,
  type MarketMetric,
  type MarketOverview,
  type MarketPoint,
  type MarketSeries,
  type MarketSpan,
  type MarketSpot,
  type MarketType,
  type SpotData,
} from '../../contract/market';
import { pickText } from '../../i18n/pick-text';
import { env } from '../../platform/env';
import type { DomainContext } from '../domain-context';
import { btcOf, issueAt, minedBy } from './bitcoin-supply';
import {
  listAssetRows,
  findLastDay,
  listPointRows,
  type AssetRow,
  type PointRow,
} from './repository';
import { changeOf, DAY_MS, isStale, LEAD_ASSET, SERIES_OF } from './rules';

const RECENT_DAYS = 30;

/** The last value of each figure of the section, and the coins. What is not known is left out. */
export async function readOverview(ctx: DomainContext): Promise<MarketOverview> {
  const metrics: MarketMetric[] = [];
  for (const type of MARKET_TYPES) {
    const series = await readSeries(ctx, type, LEAD_ASSET, RECENT_DAYS);
    const last = series?.points.at(-1);
    if (!series || !last) continue;
    const { points, asset: _asset, ...rest } = series;
    metrics.push({
      ...rest,
      value: last.value,
      change: changeOf(points, rest.unit),
      recent: points,
    });
  }
  return { metrics, spots: await listSpots(ctx) };
}

/**
 * The coins, and one series.
 * @throws CodedError notFound for a coin that is not listed.
 */
export async function readSpotData(
  ctx: DomainContext,
  { type, asset, days }: { type: MarketType; asset: string; days: MarketSpan },
): Promise<SpotData> {
  const spots = await listSpots(ctx);
  const isListed = spots.some((spot) => spot.key === asset);
  if (type === 'spot' && asset !== LEAD_ASSET && !isListed) throw new CodedError('notFound');
  return {
    spots,
    series: await readSeries(ctx, type, asset, days),
    issue: type === 'supply' ? await readIssue(ctx) : null,
  };
}

/** The coins that have a price, in the desk's order. */
export async function listSpots(ctx: DomainContext): Promise<MarketSpot[]> {
  const spots: MarketSpot[] = [];
  for (const row of await listAssetRows(ctx.db)) {
    if (!hasQuote(row)) continue;
    const series = await readSeries(ctx, 'spot', row.key, RECENT_DAYS);
    spots.push({
      key: row.key,
      symbol: row.symbol,
      name: pickText(row.name, ctx.locale),
      price_usd: row.priceUsd,
      change_percent_24h: row.changePercent24h,
      market_cap_usd: row.marketCapUsd,
      recent: series?.points ?? [],
      source: row.source,
      as_of: row.asOf.toISOString(),
      is_stale: isStale(row, ctx.now, env().MARKET_REFRESH_SECONDS),
      is_sample: row.isSample,
    });
  }
  return spots;
}

/** The prices of the home page's strip; its time is null while one of them is a sample. */
export async function readMarketStrip(ctx: DomainContext): Promise<MarketStrip> {
  const rows = (await listAssetRows(ctx.db)).filter(hasQuote);
  const isReal = rows.length > 0 && rows.every((row) => !row.isSample);
  const oldest = Math.min(...rows.map((row) => row.asOf.getTime()));
  return {
    quotes: rows.map((row) => ({
      symbol: row.symbol,
      name: pickText(row.name, ctx.locale),
      price_usd: row.priceUsd,
      change_percent_24h: row.changePercent24h,
    })),
    as_of: isReal ? new Date(oldest).toISOString() : null,
  };
}

/** Daily values of a part of the section up to its last one; null where there is none. */
async function readSeries(
  ctx: DomainContext,
  type: MarketType,
  coin: string,
  days: number,
): Promise<MarketSeries | null> {
  const { metric, unit } = SERIES_OF[type];
  const asset = type === 'spot' ? coin : '';
  const end = await findLastDay(ctx.db, { metric, asset });
  if (!end) return null;
  const since = new Date(end.getTime() - (days - 1) * DAY_MS);
  const rows = await listPointRows(ctx.db, { metric, asset }, since);
  const last = rows.at(-1);
  if (!last) return null;
  return {
    type,
    asset,
    unit,
    points: rows.map((row) => presentPoint(row, type)),
    source: last.source,
    as_of: last.asOf.toISOString(),
    is_stale: isStale(last, ctx.now, env().MARKET_REFRESH_SECONDS),
    is_sample: last.isSample,
  };
}

/** The supply follows from the height of the chain. */
function presentPoint(row: PointRow, type: MarketType): MarketPoint {
  const value = type === 'supply' ? btcOf(minedBy(row.value)) : row.value;
  return { at: row.at.toISOString(), value };
}

async function readIssue(ctx: DomainContext): Promise<BitcoinIssue | null> {
  const end = await findLastDay(ctx.db, { metric: 'height', asset: '' });
  const [last] = end ? await listPointRows(ctx.db, { metric: 'height', asset: '' }, end) : [];
  return last ? issueAt(last.value) : null;
}

function hasQuote(
  row: AssetRow,
): row is AssetRow & { priceUsd: number; source: string; asOf: Date } {
  return row.priceUsd !== null && row.source !== null && row.asOf !== null;
}
