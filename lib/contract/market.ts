import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { isoTime } from './paging';
import { wholeNumber } from './whole-number';

/** The data section's parts, in the order of its tabs; each is a path below /DataEra. */
export const MARKET_TYPES = [
  'spot',
  'market-cap',
  'supply',
  'fees',
  'hashrate',
  'fear',
  'dominance',
] as const;
export const marketType = z.enum(MARKET_TYPES);
export type MarketType = z.infer<typeof marketType>;

/** Days that a chart may span; the longest is drawn by the server. */
export const MARKET_SPANS = [7, 30, 90, 365] as const;
export type MarketSpan = (typeof MARKET_SPANS)[number];

/** `index` counts from 0 to 100; `sat_vb` is satoshis a virtual byte, `eh_s` exahashes a second. */
export const marketUnit = z.enum(['usd', 'btc', 'sat_vb', 'eh_s', 'index', 'percent']);
export type MarketUnit = z.infer<typeof marketUnit>;

/** Where a figure comes from; the page says all of it beside the figure. */
const provenance = {
  source: z.string(),
  as_of: isoTime,
  /** Older than a few refreshes of a source that should be newer. */
  is_stale: z.boolean(),
  /** Invented, to show what the page is like. */
  is_sample: z.boolean(),
};

export const marketPoint = z.object({ at: isoTime, value: z.number() });
export type MarketPoint = z.infer<typeof marketPoint>;

/** Against the value a day before: points for a percentage or an index, BTC for the supply. */
export const marketChange = z.object({ by: z.number(), in: z.enum(['percent', 'points', 'btc']) });
export type MarketChange = z.infer<typeof marketChange>;

export const marketMetric = z.object({
  type: marketType,
  unit: marketUnit,
  value: z.number(),
  change: marketChange.nullable(),
  /** The last thirty days, oldest first. */
  recent: z.array(marketPoint),
  ...provenance,
});
export type MarketMetric = z.infer<typeof marketMetric>;

export const marketSpot = z.object({
  key: z.string(),
  symbol: z.string(),
  name: z.string(),
  price_usd: z.number(),
  change_percent_24h: z.number().nullable(),
  market_cap_usd: z.number().nullable(),
  recent: z.array(marketPoint),
  ...provenance,
});
export type MarketSpot = z.infer<typeof marketSpot>;

export const marketSeries = z.object({
  type: marketType,
  /** Key of the asset; '' for what belongs to none. */
  asset: z.string(),
  unit: marketUnit,
  /** Oldest first, one a day (UTC); the last may be of an unfinished day. */
  points: z.array(marketPoint),
  ...provenance,
});
export type MarketSeries = z.infer<typeof marketSeries>;

/** Bitcoin's issue as its consensus rule has it; amounts in BTC. */
export const bitcoinIssue = z.object({
  height: z.number().int(),
  mined: z.number(),
  cap: z.number(),
  subsidy: z.number(),
  next_halving_height: z.number().int(),
  blocks_to_halving: z.number().int(),
  eras: z.array(
    z.object({
      first_height: z.number().int(),
      subsidy: z.number(),
      /** Mined before its first block, and by its last. */
      mined_before: z.number(),
      mined_by_end: z.number(),
      /** Day of its first block, null where that is to come. */
      day: z.iso.date().nullable(),
    }),
  ),
});
export type BitcoinIssue = z.infer<typeof bitcoinIssue>;

export const dataereList = defineEndpoint({
  name: 'dataereList',
  method: 'POST',
  auth: 'public',
  summary: 'The data section’s figures: the last value of each, its change, source and time.',
  input: z.object({}),
  output: z.object({ metrics: z.array(marketMetric), spots: z.array(marketSpot) }),
  errors: [],
});
export type MarketOverview = z.infer<(typeof dataereList)['output']>;

export const spotData = defineEndpoint({
  name: 'spotData',
  method: 'POST',
  auth: 'public',
  summary: 'Spot prices, and one series of daily values: a coin’s price or another figure.',
  input: z.object({
    type: marketType.default('spot'),
    /** Key of the coin; only read for spot prices. */
    asset: z.string().min(1).max(64).default('bitcoin'),
    days: wholeNumber(0)
      .pipe(z.literal([...MARKET_SPANS]))
      .default(365),
  }),
  output: z.object({
    spots: z.array(marketSpot),
    /** Null while nothing is known of it. */
    series: marketSeries.nullable(),
    /** With the supply alone. */
    issue: bitcoinIssue.nullable(),
  }),
  errors: ['notFound'],
});
export type SpotData = z.infer<(typeof spotData)['output']>;
