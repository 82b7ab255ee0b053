import { TAGS } from '../../contract/cache-tags';
import { MARKET_TYPES, dataereList, spotData } from '../../contract/market';
import type { MarketProvider, MarketReading } from '../../platform/market-provider';
import { MarketProviderError } from '../../platform/market-provider';
import { routeById } from '../../routes/route-table';
import { callContext } from '../../testing/call-context';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { readMarketStrip, readOverview, readSpotData } from './read-market';
import { fetchHistory, listAssetsWithoutPast, refreshMarket } from './refresh-market';
import { changeOf, isStale } from './rules';
import { saveMarket } from './save-market';

/** The settings' default: five minutes; three missed ones are stale. */
const REFRESH_MS = 300_000;
const NOW = new Date('2026-11-20T10:15:00.000Z');
const DAY_MS = 86_400_000;
const TODAY = '2026-11-20T00:00:00.000Z';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(async () => {
  const { marketAssets, marketPoints } = await import('../../db/schema');
  await database.db.delete(marketAssets);
  await database.db.delete(marketPoints);
});
afterAll(() => database.close());

const reader = (now = NOW) => callContext(database.db, { now, locale: 'en' });
const own = (tags: string[] = [], now = NOW) =>
  callContext(database.db, {
    now,
    actor: { kind: 'system' },
    changed: (tag) => void tags.push(tag),
  });
const ASSETS = [
  {
    key: 'bitcoin',
    symbol: 'BTC',
    name: { 'zh-Hans': '比特币', 'zh-Hant': '比特幣', en: 'Bitcoin' },
  },
  {
    key: 'ethereum',
    symbol: 'ETH',
    name: { 'zh-Hans': '以太坊', 'zh-Hant': '以太坊', en: 'Ether' },
  },
];
const day = (before: number) => new Date(Date.parse(TODAY) - before * DAY_MS).toISOString();

function readingOf(changes: Partial<MarketReading> = {}): MarketReading {
  return {
    source: 'source.test',
    asOf: NOW.toISOString(),
    isSample: false,
    quotes: [{ asset: 'bitcoin', priceUsd: 60_000, changePercent24h: 1.5, marketCapUsd: 1.2e12 }],
    points: [
      { metric: 'price', asset: 'bitcoin', at: day(1), value: 59_000 },
      { metric: 'price', asset: 'bitcoin', at: day(0), value: 60_000 },
      { metric: 'dominance', asset: '', at: day(1), value: 56 },
      { metric: 'dominance', asset: '', at: day(0), value: 57 },
    ],
    bitcoinSupply: null,
    ...changes,
  };
}
const sample = (changes: Partial<MarketReading> = {}) =>
  readingOf({ source: 'sample', isSample: true, ...changes });
const save = (reading: MarketReading, tags?: string[]) =>
  saveMarket({ ctx: own(tags), input: { assets: ASSETS, reading } });

describe('the figures of the market', () => {
  it('are read as they were written, with source and time', async () => {
    const tags: string[] = [];
    await save(readingOf(), tags);
    expect(tags).toEqual([TAGS.market]);
    const overview = dataereList.output.parse(await readOverview(reader()));
    expect(overview.metrics.map(({ type }) => type)).toEqual(['spot', 'dominance']);
    expect(overview.metrics[1]).toMatchObject({
      value: 57,
      unit: 'percent',
      change: { by: 1, in: 'points' },
      source: 'source.test',
      as_of: NOW.toISOString(),
      is_stale: false,
      is_sample: false,
    });
    expect(overview.spots).toHaveLength(1);
    expect(overview.spots[0]).toMatchObject({ symbol: 'BTC', name: 'Bitcoin', price_usd: 60_000 });
  });

  it('are empty before the first reading, and no fault', async () => {
    expect(await readOverview(reader())).toEqual({ metrics: [], spots: [] });
    const input = spotData.input.parse({ type: 'supply' });
    expect(await readSpotData(reader(), input)).toEqual({ spots: [], series: null, issue: null });
    expect(await readMarketStrip(reader())).toEqual({ quotes: [], as_of: null });
  });

  it('give the supply from the height, and the height from a source’s supply', async () => {
    await save(readingOf({ points: [], bitcoinSupply: 19_875_003.125 }));
    const input = spotData.input.parse({ type: 'supply' });
    const data = spotData.output.parse(await readSpotData(reader(), input));
    expect(data.issue).toMatchObject({ height: 900_000, subsidy: 3.125 });
    expect(data.series?.points).toEqual([{ at: TODAY, value: 19_875_003.125 }]);
  });

  it('give as many days as were asked for', async () => {
    const points = Array.from({ length: 100 }, (_, at) => ({
      metric: 'fees' as const,
      asset: '',
      at: day(99 - at),
      value: at,
    }));
    await save(readingOf({ points }));
    const lengthOf = async (days: number) =>
      (await readSpotData(reader(), spotData.input.parse({ type: 'fees', days }))).series?.points
        .length;
    expect(await lengthOf(30)).toBe(30);
    expect(await lengthOf(90)).toBe(90);
    expect(await lengthOf(365)).toBe(100);
  });

  it('refuse a coin, a part or a span that there is not', async () => {
    await save(readingOf());
    const asset = spotData.input.parse({ asset: 'nothing' });
    await expect(readSpotData(reader(), asset)).rejects.toMatchObject({ key: 'notFound' });
    expect(spotData.input.safeParse({ type: 'weather' }).success).toBe(false);
    expect(spotData.input.safeParse({ days: 31 }).success).toBe(false);
  });

  it('give the strip of the home page the same prices', async () => {
    await save(readingOf());
    expect(await readMarketStrip(reader())).toEqual({
      quotes: [{ symbol: 'BTC', name: 'Bitcoin', price_usd: 60_000, change_percent_24h: 1.5 }],
      as_of: NOW.toISOString(),
    });
  });

  it('say nothing on the strip of a change that the source does not know', async () => {
    const quotes = [
      { asset: 'bitcoin', priceUsd: 60_000, changePercent24h: null, marketCapUsd: null },
    ];
    await save(readingOf({ quotes }));
    expect((await readMarketStrip(reader())).quotes[0]?.change_percent_24h).toBeNull();
  });

  it('have no time on the strip while one of them is a sample', async () => {
    await save(sample());
    expect(await readMarketStrip(reader())).toMatchObject({ as_of: null });
  });
});

describe('writing figures', () => {
  it('is for the product itself alone', async () => {
    const input = { assets: ASSETS, reading: readingOf() };
    await expect(saveMarket({ ctx: reader(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });

  it('refuses real figures of the future, not a sample’s', async () => {
    const asOf = new Date(NOW.getTime() + DAY_MS).toISOString();
    await expect(save(readingOf({ asOf }))).rejects.toMatchObject({ key: 'invalidInput' });
    await expect(save(sample({ asOf }))).resolves.toEqual({ points: 4 });
  });

  it('pushes samples out of a series that becomes real, and leaves the others', async () => {
    await save(
      sample({
        points: [
          { metric: 'dominance', asset: '', at: day(40), value: 1 },
          { metric: 'fees', asset: '', at: day(40), value: 2 },
        ],
      }),
    );
    await save(readingOf());
    const series = async (type: 'dominance' | 'fees') =>
      (await readSpotData(reader(), spotData.input.parse({ type }))).series;
    expect((await series('dominance'))?.points.map(({ value }) => value)).toEqual([56, 57]);
    expect(await series('fees')).toMatchObject({ is_sample: true, points: [{ value: 2 }] });
  });

  it('never puts a sample in the place of a real figure', async () => {
    await save(readingOf());
    const quotes = [{ asset: 'bitcoin', priceUsd: 1, changePercent24h: 0, marketCapUsd: null }];
    await save(sample({ asOf: new Date(NOW.getTime() + 1000).toISOString(), quotes }));
    const { spots, metrics } = await readOverview(reader());
    expect(spots[0]).toMatchObject({ price_usd: 60_000, is_sample: false });
    expect(metrics.every((metric) => !metric.is_sample)).toBe(true);
  });

  it('keeps the later measured value of a day, in whatever order they come', async () => {
    await save(readingOf());
    const asOf = new Date(NOW.getTime() - 60_000).toISOString();
    const quotes = [{ asset: 'bitcoin', priceUsd: 2, changePercent24h: 0, marketCapUsd: null }];
    const points = [{ metric: 'price' as const, asset: 'bitcoin', at: day(0), value: 2 }];
    await save(readingOf({ asOf, quotes, points }));
    const { spots, metrics } = await readOverview(reader());
    expect(spots[0]?.price_usd).toBe(60_000);
    expect(metrics[0]?.value).toBe(60_000);
  });

  it('forgets days that no chart shows', async () => {
    const { marketPoints } = await import('../../db/schema');
    const points = [
      { metric: 'fees' as const, asset: '', at: day(500), value: 1 },
      { metric: 'fees' as const, asset: '', at: day(0), value: 2 },
    ];
    await save(readingOf({ points }));
    expect(await database.db.$count(marketPoints)).toBe(1);
  });
});

describe('refreshing from a source', () => {
  const provider = (changes: Partial<MarketProvider> = {}): MarketProvider => ({
    readNow: async () => readingOf(),
    readHistory: async (asset) =>
      readingOf({
        quotes: [],
        points: Array.from({ length: 365 }, (_, at) => ({
          metric: 'price' as const,
          asset,
          at: day(364 - at),
          value: at,
        })),
      }),
    ...changes,
  });

  it('asks for the listed coins and keeps what comes', async () => {
    await save(sample());
    const readNow = jest.fn(async () => readingOf());
    const tags: string[] = [];
    await refreshMarket({ ctx: own(tags), provider: provider({ readNow }) });
    expect(readNow).toHaveBeenCalledWith(['bitcoin', 'ethereum'], undefined);
    expect(tags).toEqual([TAGS.market]);
    expect((await readMarketStrip(reader())).as_of).toBe(NOW.toISOString());
  });

  it('leaves everything as it was when the source fails', async () => {
    await save(readingOf());
    const readNow = () => Promise.reject(new MarketProviderError('busy', 30));
    const tags: string[] = [];
    await expect(
      refreshMarket({ ctx: own(tags), provider: provider({ readNow }) }),
    ).rejects.toMatchObject({ retryAfterSeconds: 30 });
    expect(tags).toEqual([]);
    expect((await readOverview(reader())).spots[0]?.price_usd).toBe(60_000);
  });

  it('fetches a past once', async () => {
    await save(sample());
    expect(await listAssetsWithoutPast(own())).toEqual(['bitcoin', 'ethereum']);
    await fetchHistory({ ctx: own(), provider: provider(), asset: 'bitcoin' });
    expect(await listAssetsWithoutPast(own())).toEqual(['ethereum']);
  });

  it('is for the product’s own jobs alone', async () => {
    await expect(refreshMarket({ ctx: reader(), provider: provider() })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});

describe('rules', () => {
  it.each([
    [3 * REFRESH_MS, false, false],
    [3 * REFRESH_MS + 1, false, true],
    [100 * REFRESH_MS, true, false],
  ])('a figure %i ms old (sample: %p) is stale: %p', (age, isSample, expected) => {
    const asOf = new Date(NOW.getTime() - age);
    expect(isStale({ asOf, isSample }, NOW, REFRESH_MS / 1000)).toBe(expected);
  });

  it('says on the page what grew stale', async () => {
    await save(readingOf());
    const later = reader(new Date(NOW.getTime() + 3 * REFRESH_MS + 1));
    const { metrics, spots } = await readOverview(later);
    expect([...metrics, ...spots].every((figure) => figure.is_stale)).toBe(true);
  });

  it.each([
    ['percent of a price', 'usd', [50, 51], { by: 2, in: 'percent' }],
    ['points of an index', 'index', [50, 45], { by: -5, in: 'points' }],
    ['nothing from nought', 'usd', [0, 5], null],
    ['nothing from one day', 'usd', [5], null],
  ] as const)('a change is %s', (_name, unit, values, expected) => {
    const points = values.map((value, at) => ({ at: day(values.length - 1 - at), value }));
    expect(changeOf(points, unit)).toEqual(expected);
  });

  it('knows no change over a missing day', () => {
    const points = [
      { at: day(2), value: 1 },
      { at: day(0), value: 2 },
    ];
    expect(changeOf(points, 'usd')).toBeNull();
  });

  it('has a page for each part, and a part for each page', () => {
    const { param } = routeById('DataEra') as { param?: { oneOf?: readonly string[] } };
    expect(param?.oneOf).toEqual([...MARKET_TYPES]);
  });
});
