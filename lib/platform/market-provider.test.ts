import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileMarketProvider, marketReading, MarketProviderError } from './market-provider';
import { httpMarketProvider, retryAfterSeconds } from './market-provider-http';

const NOW = new Date('2026-11-20T10:15:00.000Z');
const SAMPLE = path.join(process.cwd(), 'scripts', 'seed', 'market-sample.json');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let answers: Record<string, Answer> = {};
let asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.test');
    asked.push({ url, headers: request.headers });
    const answer = answers[url.pathname];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answers = {
    '/v3/coins/markets': json([COIN]),
    '/v3/global': json(GLOBAL),
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end('{}');
  };

const COIN = {
  id: 'bitcoin',
  current_price: 60_123.45,
  market_cap: 1.2e12,
  circulating_supply: 19_875_003.125,
  price_change_percentage_24h: -1.25,
  last_updated: '2026-11-20T10:14:30.000Z',
};
const GLOBAL = {
  data: {
    total_market_cap: { usd: 2.1e12, eur: 1.9e12 },
    market_cap_percentage: { btc: 57.1, eth: 12 },
    updated_at: 1_795_169_670,
  },
};

function provider(changes: { timeoutMs?: number; key?: string } = {}) {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v3/`;
  return httpMarketProvider({ baseUrl, now: () => NOW, ...changes });
}

async function faultOf(work: Promise<unknown>): Promise<MarketProviderError> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(MarketProviderError);
  return fault as MarketProviderError;
}

describe('a source over HTTP', () => {
  it('gives quotes, totals and the supply of now', async () => {
    const reading = await provider({ key: 'secret' }).readNow(['bitcoin']);
    expect(marketReading.parse(reading)).toEqual({
      source: '127.0.0.1',
      asOf: '2026-11-20T10:14:30.000Z',
      isSample: false,
      quotes: [
        {
          asset: 'bitcoin',
          priceUsd: 60_123.45,
          changePercent24h: -1.25,
          marketCapUsd: 1.2e12,
        },
      ],
      points: [
        { metric: 'price', asset: 'bitcoin', at: '2026-11-20T00:00:00.000Z', value: 60_123.45 },
        { metric: 'market_cap', asset: '', at: '2026-11-20T00:00:00.000Z', value: 2.1e12 },
        { metric: 'dominance', asset: '', at: '2026-11-20T00:00:00.000Z', value: 57.1 },
      ],
      bitcoinSupply: 19_875_003.125,
    });
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/v3/coins/markets', '/v3/global']);
    expect(asked[0]?.url.searchParams.get('ids')).toBe('bitcoin');
    expect(asked[0]?.headers['x-cg-demo-api-key']).toBe('secret');
  });

  it('asks for the plain price of a coin that the list lacks', async () => {
    answers['/v3/simple/price'] = json({
      ethereum: { usd: 3000, usd_24h_change: 2, usd_market_cap: 0 },
      unasked: { usd: 1 },
    });
    const { quotes } = await provider().readNow(['bitcoin', 'ethereum']);
    expect(quotes.map(({ asset, marketCapUsd }) => [asset, marketCapUsd])).toEqual([
      ['bitcoin', 1.2e12],
      ['ethereum', null],
    ]);
    expect(asked[1]?.url.searchParams.get('ids')).toBe('ethereum');
  });

  it('leaves out a coin without a price', async () => {
    answers['/v3/coins/markets'] = json([COIN, { ...COIN, id: 'dead', current_price: null }]);
    answers['/v3/simple/price'] = json({ dead: { usd: null } });
    const { quotes } = await provider().readNow(['bitcoin', 'dead']);
    expect(quotes.map(({ asset }) => asset)).toEqual(['bitcoin']);
  });

  it('gives a coin’s past by days', async () => {
    answers['/v3/coins/bitcoin/market_chart'] = json({
      prices: [
        [Date.parse('2026-11-19T00:00:00Z'), 59_000],
        [Date.parse('2026-11-20T00:00:00Z'), 60_000],
        [Date.parse('2026-11-20T10:10:00Z'), 60_100],
      ],
      market_caps: [],
    });
    const reading = await provider().readHistory('bitcoin', 365);
    expect(reading.points.map(({ at, value }) => [at.slice(0, 10), value])).toEqual([
      ['2026-11-19', 59_000],
      ['2026-11-20', 60_000],
      ['2026-11-20', 60_100],
    ]);
    expect(reading.asOf).toBe('2026-11-20T10:10:00.000Z');
    expect(asked[0]?.url.searchParams.get('days')).toBe('365');
  });

  it('passes on how long a busy source wants to be left alone', async () => {
    answers['/v3/coins/markets'] = status(429, { 'retry-after': '37' });
    const fault = await faultOf(provider().readNow(['bitcoin']));
    expect(fault.retryAfterSeconds).toBe(37);
    expect(fault.message).toContain('429');
  });

  it.each([500, 502, 503])('fails on a %i without a time to wait', async (code) => {
    answers['/v3/global'] = status(code);
    const fault = await faultOf(provider().readNow(['bitcoin']));
    expect(fault.retryAfterSeconds).toBeUndefined();
  });

  it.each([
    ['no JSON', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
    ['another shape', json({ error: 'nope' })],
    ['a negative total', json({ data: { ...GLOBAL.data, total_market_cap: { usd: -1 } } })],
  ])('refuses %s', async (_name, answer) => {
    answers['/v3/global'] = answer as Answer;
    await faultOf(provider().readNow(['bitcoin']));
  });

  it('gives up on a source that does not answer in time', async () => {
    answers['/v3/coins/markets'] = () => undefined;
    const fault = await faultOf(provider({ timeoutMs: 50 }).readNow(['bitcoin']));
    expect(fault.message).toContain('50 ms');
  });

  it('gives up when it is told to', async () => {
    const stop = new AbortController();
    answers['/v3/coins/markets'] = () => stop.abort();
    await faultOf(provider().readNow(['bitcoin'], stop.signal));
  });

  it('does not read on when an answer breaks off or is endless', async () => {
    answers['/v3/coins/markets'] = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('[');
      setTimeout(() => response.destroy(), 20);
    };
    expect((await faultOf(provider().readNow(['bitcoin']))).message).toContain('broke off');
    answers['/v3/coins/markets'] = (_request, response) => {
      response.end(' '.repeat(5_000_001));
    };
    expect((await faultOf(provider().readNow(['bitcoin']))).message).toContain('too long');
  });

  it('carries its key to no other address', async () => {
    answers['/v3/coins/markets'] = status(302, { location: '/v3/elsewhere' });
    await faultOf(provider({ key: 'secret' }).readNow(['bitcoin']));
    expect(asked).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['999999', 3600],
    ['Fri, 20 Nov 2026 10:15:30 GMT', 30],
    ['Fri, 20 Nov 2026 10:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    [null, undefined],
  ])('%p is %p seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW.getTime())).toBe(seconds);
  });
});

describe('a source that is a file', () => {
  it('gives the sample as what it is: a year of days, dated, no market’s', async () => {
    const reading = await fileMarketProvider(SAMPLE).readNow([]);
    expect(reading).toMatchObject({ isSample: true, asOf: '2026-11-27T00:00:00.000Z' });
    expect(reading.points).toHaveLength(12 * 365);
    expect(reading.points.at(-1)).toMatchObject({ metric: 'height', at: reading.asOf });
  });

  it('gives a coin’s past alone', async () => {
    const { points, quotes } = await fileMarketProvider(SAMPLE).readHistory('ethereum', 30);
    expect(points).toHaveLength(30);
    expect(new Set(points.map(({ asset }) => asset))).toEqual(new Set(['ethereum']));
    expect(quotes).toEqual([]);
  });

  it.each(['package.json', 'no-such-file.json'])('refuses %s', async (file) => {
    expect((await faultOf(fileMarketProvider(file).readNow([]))).message).toContain(file);
  });
});
