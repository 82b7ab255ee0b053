import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { marketFile, type MarketFile } from '@/lib/platform/market-provider';

/**
 * `node scripts/task.mjs derive-market-sample`: writes scripts/seed/market-sample.json,
 * a year of invented figures that end at round values. The same figures each time.
 * No market's prices are in it; the heights alone follow the chain's ten minutes a block.
 */
const LAST_DAY = '2026-11-27';
const DAYS = 365;
const DAY_MS = 86_400_000;
/** Block 840,000, the fourth halving, was of this day; from there a block each ten minutes. */
const HALVING = { height: 840_000, day: '2024-04-20' };
const BLOCKS_A_DAY = 144;

/** A walk that ends at `last`, came to it by `change` percent, and strays by `spread` a day. */
interface Walk {
  metric: MarketFile['series'][number]['metric'];
  asset?: string;
  last: number;
  change: number;
  spread: number;
  /** Part of `last` that the year began at. */
  from: number;
  digits: number;
  min?: number;
  max?: number;
}

const COINS = [
  {
    asset: 'bitcoin',
    last: 60_000,
    change: 1.2,
    spread: 0.021,
    from: 0.72,
    digits: 0,
    supply: 20.1e6,
  },
  {
    asset: 'ethereum',
    last: 3_000,
    change: -0.8,
    spread: 0.028,
    from: 0.8,
    digits: 1,
    supply: 120e6,
  },
  { asset: 'solana', last: 150, change: 2.4, spread: 0.036, from: 0.9, digits: 2, supply: 600e6 },
  {
    asset: 'chainlink',
    last: 15,
    change: -1.6,
    spread: 0.034,
    from: 0.85,
    digits: 3,
    supply: 700e6,
  },
  { asset: 'polkadot', last: 6, change: 0.4, spread: 0.032, from: 1.2, digits: 3, supply: 1.6e9 },
  { asset: 'usd-coin', last: 1, change: 0, spread: 0.0002, from: 1, digits: 4, supply: 70e9 },
];

const WALKS: Walk[] = [
  ...COINS.map((coin) => ({ metric: 'price' as const, ...coin })),
  { metric: 'market_cap', last: 2.1e12, change: 0.7, spread: 0.018, from: 0.75, digits: -9 },
  { metric: 'fees', last: 4, change: 5, spread: 0.16, from: 1.6, digits: 1, min: 1 },
  { metric: 'hashrate', last: 1_000, change: 0.5, spread: 0.02, from: 0.78, digits: 0 },
  { metric: 'fear', last: 52, change: 4, spread: 0.09, from: 1, digits: 0, min: 8, max: 92 },
  { metric: 'dominance', last: 57, change: 0.2, spread: 0.006, from: 0.96, digits: 1 },
];

const end = Date.parse(`${LAST_DAY}T00:00:00.000Z`);
const firstDay = new Date(end - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
const sample: MarketFile = marketFile.parse({
  source: 'ChainTide sample',
  asOf: `${LAST_DAY}T00:00:00.000Z`,
  isSample: true,
  quotes: COINS.map(({ asset, last, change, supply }) => ({
    asset,
    priceUsd: last,
    changePercent24h: change,
    marketCapUsd: last * supply,
  })),
  bitcoinSupply: null,
  series: [
    ...WALKS.map((walk, place) => ({
      metric: walk.metric,
      asset: walk.asset ?? '',
      firstDay,
      values: walked(walk, place),
    })),
    { metric: 'height', asset: '', firstDay, values: heights() },
  ],
});
const file = path.join(process.cwd(), 'scripts', 'seed', 'market-sample.json');
const config = (await resolveConfig(file)) ?? {};
writeFileSync(file, await format(JSON.stringify(sample), { ...config, parser: 'json' }));
console.log(`${sample.series.length} series in ${path.relative(process.cwd(), file)}`);

function walked(walk: Walk, place: number): number[] {
  const { digits, min = 0, max = Infinity } = walk;
  return valuesOf(walk, randomOf(place + 1)).map((value) =>
    rounded(Math.min(Math.max(value, min), max), digits),
  );
}

/** A walk in logarithms, bent so that it begins and ends where it should. */
function valuesOf({ last, change, spread, from }: Walk, random: () => number): number[] {
  const steps = Array.from(
    { length: DAYS - 1 },
    () => (random() + random() + random() - 1.5) * spread,
  );
  const walk = steps.reduce<number[]>((sums, step) => [...sums, (sums.at(-1) ?? 0) + step], [0]);
  const drift = walk.at(-1) ?? 0;
  const before = Math.log(last / (1 + change / 100));
  const start = Math.log(last * from);
  return walk.map((sum, day) => {
    if (day === DAYS - 1) return last;
    const part = day / (DAYS - 2);
    const bend = drift - (steps.at(-1) ?? 0);
    return Math.exp(start + sum - part * bend + part * (before - start));
  });
}

function heights(): number[] {
  const sinceHalving = Math.round((end - Date.parse(`${HALVING.day}T00:00:00Z`)) / DAY_MS);
  return Array.from(
    { length: DAYS },
    (_, day) => HALVING.height + (sinceHalving - (DAYS - 1 - day)) * BLOCKS_A_DAY,
  );
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function rounded(value: number, digits: number): number {
  const unit = 10 ** -digits;
  return digits < 0 ? Math.round(value / unit) * unit : Number(value.toFixed(digits));
}
