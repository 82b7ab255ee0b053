import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Series as they are kept; `height` is Bitcoin's, of which its supply follows. */
export const MARKET_METRICS = [
  'price',
  'market_cap',
  'height',
  'fees',
  'hashrate',
  'fear',
  'dominance',
] as const;
export type MarketMetricName = (typeof MARKET_METRICS)[number];

const finite = z.number().finite();
const moment = z.iso.datetime();

/** What a source knows at a moment. Amounts in US dollars; nothing that is not known is there. */
export const marketReading = z.object({
  /** Name of the source, shown beside its figures. */
  source: z.string().min(1).max(80),
  /** When the source measured it. */
  asOf: moment,
  isSample: z.boolean(),
  quotes: z
    .array(
      z.object({
        asset: z.string().min(1).max(64),
        priceUsd: finite.nonnegative(),
        changePercent24h: finite.nullable(),
        marketCapUsd: finite.nonnegative().nullable(),
      }),
    )
    .max(500),
  /** One value a day; several of one day: the last counts. */
  points: z
    .array(
      z.object({
        metric: z.enum(MARKET_METRICS),
        asset: z.string().max(64),
        at: moment,
        value: finite.nonnegative(),
      }),
    )
    .max(20_000),
  /** Bitcoin's circulating supply in BTC, where the source gives that instead of a height. */
  bitcoinSupply: finite.positive().nullable(),
});
export type MarketReading = z.infer<typeof marketReading>;

/** A reading as a file has it: the values of each series in a row, one a day. */
export const marketFile = marketReading.omit({ points: true }).extend({
  series: z
    .array(
      z.object({
        metric: z.enum(MARKET_METRICS),
        asset: z.string().max(64),
        firstDay: z.iso.date(),
        values: z.array(finite.nonnegative()).max(5000),
      }),
    )
    .max(500),
});
export type MarketFile = z.infer<typeof marketFile>;

const DAY_MS = 86_400_000;

/** A source of market figures. */
export interface MarketProvider {
  /**
   * The figures of now.
   * @param assets ids of coins, `bitcoin`
   * @throws MarketProviderError
   */
  readNow(assets: readonly string[], signal?: AbortSignal): Promise<MarketReading>;
  /**
   * A coin's daily prices of the last days.
   * @throws MarketProviderError
   */
  readHistory(asset: string, days: number, signal?: AbortSignal): Promise<MarketReading>;
}

/** A source that gave nothing, and when it may be asked again. */
export class MarketProviderError extends Error {
  override name = 'MarketProviderError';
  constructor(
    message: string,
    /** Seconds that the source asked to be left alone for. */
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * The figures of a file, as they are in it: for a site without a source of its own.
 * @param file path of a JSON file in the shape of a `MarketFile`
 */
export function fileMarketProvider(file: string): MarketProvider {
  const read = async (): Promise<MarketReading> => {
    try {
      return readingOf(marketFile.parse(JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      throw new MarketProviderError(`${file} is no file of market figures.`, undefined, {
        cause: error,
      });
    }
  };
  return {
    readNow: read,
    readHistory: async (asset, days) => {
      const reading = await read();
      const since = new Date(Date.parse(reading.asOf) - days * DAY_MS).toISOString();
      const isWanted = (point: MarketReading['points'][number]) =>
        point.asset === asset && point.at > since;
      return { ...reading, quotes: [], points: reading.points.filter(isWanted) };
    },
  };
}

function readingOf({ series, ...reading }: MarketFile): MarketReading {
  const points = series.flatMap(({ metric, asset, firstDay, values }) =>
    values.map((value, day) => ({
      metric,
      asset,
      at: new Date(Date.parse(firstDay) + day * DAY_MS).toISOString(),
      value,
    })),
  );
  return { ...reading, points };
}
