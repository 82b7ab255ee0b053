import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localized, moment } from './columns';

/** Coins that the data section and the home page's strip show, with their last price. */
export const marketAssets = pgTable('market_assets', {
  /** The id that CoinGecko and its like know it by, `bitcoin`. */
  key: text('key').primaryKey(),
  symbol: text('symbol').notNull(),
  name: localized('name').notNull(),
  position: integer('position').notNull(),
  /** The quote; null until the first one. */
  priceUsd: doublePrecision('price_usd'),
  changePercent24h: doublePrecision('change_percent_24h'),
  marketCapUsd: doublePrecision('market_cap_usd'),
  source: text('source'),
  asOf: moment('as_of'),
  isSample: boolean('is_sample').notNull().default(false),
});

/** One value a day (UTC) of each series; today's is replaced until the day is over. */
export const marketPoints = pgTable(
  'market_points',
  {
    metric: text('metric').notNull(),
    /** Key of an asset, '' for what belongs to none. */
    asset: text('asset').notNull(),
    /** Midnight of the day, UTC. */
    at: moment('at').notNull(),
    value: doublePrecision('value').notNull(),
    source: text('source').notNull(),
    /** When the source measured it. */
    asOf: moment('as_of').notNull(),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.asset, table.at] })],
);
