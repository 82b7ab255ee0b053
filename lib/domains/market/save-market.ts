import { z } from 'zod';
import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { localizedText } from '../../contract/importing';
import type { Database } from '../../db/client';
import { marketReading, type MarketReading } from '../../platform/market-provider';
import type { DomainContext } from '../domain-context';
import { heightOfSupply, satsOf } from './bitcoin-supply';
import {
  deletePointsBefore,
  deleteSamples,
  listRealSeries,
  saveAssetRows,
  savePointRows,
  saveQuoteRows,
  type PointRow,
} from './repository';
import { DAY_MS, utcDay } from './rules';

/** Days that are kept: the longest chart, and some to spare. */
const KEPT_DAYS = 400;
/** A clock of theirs that is ahead of ours by more is wrong. */
const AHEAD_MS = 10 * 60_000;

/** What the newsroom's own commands hand over: the coins in their order, and figures. */
export const marketSet = z.object({
  assets: z
    .array(
      z.object({
        key: z.string().min(1).max(64),
        symbol: z.string().min(1).max(12),
        name: localizedText,
      }),
    )
    .max(500),
  reading: marketReading,
});

/**
 * Writes figures of a source, all or none; coins that are not listed are left out.
 * Real figures push out the samples of their series, and samples never touch real ones.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands and jobs,
 *   invalidInput for real figures of the future.
 */
export async function saveMarket({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: z.output<typeof marketSet>;
}): Promise<{ points: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const { assets, reading } = input;
  const isOfFuture = Date.parse(reading.asOf) > ctx.now.getTime() + AHEAD_MS;
  if (isOfFuture && !reading.isSample) throw new CodedError('invalidInput', { field: 'asOf' });
  const points = await ctx.db.transaction(async (tx) => {
    const db = tx as Database;
    await saveAssetRows(
      db,
      assets.map((asset, position) => ({ ...asset, position })),
    );
    await saveQuoteRows(db, quotesOf(reading));
    const rows = await withoutMixing(db, pointsOf(reading));
    await savePointRows(db, rows);
    if (!reading.isSample)
      await deletePointsBefore(db, new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS));
    return rows.length;
  });
  ctx.changed(TAGS.market);
  return { points };
}

function quotesOf({ quotes, source, asOf, isSample }: MarketReading) {
  return quotes.map(({ asset: key, ...quote }) => ({
    key,
    ...quote,
    source,
    asOf: new Date(asOf),
    isSample,
  }));
}

/** One row a series and day: the last that was given. */
function pointsOf(reading: MarketReading): PointRow[] {
  const { source, isSample } = reading;
  const asOf = new Date(reading.asOf);
  const rows = new Map<string, PointRow>();
  for (const { metric, asset, at, value } of [...reading.points, ...heightOf(reading)]) {
    const day = utcDay(new Date(at));
    rows.set(`${metric} ${asset} ${day.getTime()}`, {
      metric,
      asset,
      at: day,
      value,
      source,
      asOf,
      isSample,
    });
  }
  return [...rows.values()];
}

function heightOf({ bitcoinSupply, asOf }: MarketReading): MarketReading['points'] {
  const height = bitcoinSupply === null ? null : heightOfSupply(satsOf(bitcoinSupply));
  return height === null ? [] : [{ metric: 'height', asset: '', at: asOf, value: height }];
}

async function withoutMixing(db: Database, rows: PointRow[]): Promise<PointRow[]> {
  const nameOf = ({ metric, asset }: { metric: string; asset: string }) => `${metric} ${asset}`;
  if (rows.some((row) => row.isSample)) {
    const real = new Set((await listRealSeries(db)).map(nameOf));
    return rows.filter((row) => !real.has(nameOf(row)));
  }
  const series = new Map(rows.map((row) => [nameOf(row), row]));
  await deleteSamples(db, [...series.values()]);
  return rows;
}
