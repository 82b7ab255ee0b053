import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { executeSqlOf } from '../db/execute-sql';
import { rowsOf } from '../db/rows';
import { saveMarket } from '../domains/market/public';
import { parseEnv } from '../platform/env';
import { createJobQueue, type RunningJobQueue } from '../platform/job-queue';
import { jobQueue, type JobKind } from '../platform/jobs';
import { processRegistry } from '../platform/process-registry';
import { callContext } from '../testing/call-context';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { call } from './call';
import { jobHandlers, scheduleJobs } from './job-handlers';

let database: TestDatabase;
let server: Server;
let queue: RunningJobQueue | undefined;
let failures = 0;
let asked: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://source.test');
    asked.push(pathname);
    if (failures > 0) {
      failures -= 1;
      return response.writeHead(429, { 'retry-after': '0' }).end();
    }
    const now = new Date().toISOString();
    const body = pathname.endsWith('/global')
      ? {
          data: {
            total_market_cap: { usd: 2e12 },
            market_cap_percentage: { btc: 57 },
            updated_at: 1,
          },
        }
      : [
          {
            id: 'bitcoin',
            current_price: 61_000,
            price_change_percentage_24h: 2,
            last_updated: now,
          },
        ];
    return response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 60_000);
afterEach(async () => {
  await queue?.stop(5_000);
  processRegistry().jobs = undefined;
});
afterAll(async () => {
  processRegistry().database = undefined;
  server.closeAllConnections();
  server.close();
  await database.close();
});

const settings = () =>
  parseEnv({
    MARKET_PROVIDER: 'http',
    MARKET_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

describe('the jobs of the server', () => {
  it('are the letters, the clearing and what has its time alone, and none before an existing back end', () => {
    const names = jobHandlers(parseEnv({})).map(({ kind }) => kind.name);
    expect(names).toEqual([
      'letter.send',
      'accounts.clear',
      'articles.publish',
      'orders.tend',
      'imports.run',
      'conversion.apply',
      'payments.sandbox',
    ]);
    const remote = { MARKET_PROVIDER: 'http', API_HOST: 'https://api.example.org' };
    expect(jobHandlers(parseEnv(remote))).toEqual([]);
    expect(() => jobQueue()).toThrow(/No job queue/);
  });

  it('look at the links of the tools where the settings name a pause', () => {
    const namesOf = (record: Record<string, string>) =>
      jobHandlers(parseEnv(record)).map(({ kind }) => kind.name);
    expect(namesOf({ TOOL_CHECK_HOURS: '24' })).toContain('tools.check');
    expect(namesOf({ TOOL_CHECK_HOURS: '24', API_HOST: 'https://api.example.org' })).toEqual([]);
    expect(() => parseEnv({ TOOL_CHECK_HOURS: '25' })).toThrow('a whole number from 1 to 24');
    const schedule = jest.fn<void, [JobKind, unknown, number]>();
    const own = { schedule, enqueue: jest.fn(), wake: jest.fn() };
    void scheduleJobs(own, parseEnv({ TOOL_CHECK_HOURS: '6' }));
    const planned = schedule.mock.calls.map(([kind, , seconds]) => [kind.name, seconds]);
    expect(planned).toEqual([
      ['tools.check', 21_600],
      ['accounts.clear', 86_400],
      ['articles.publish', 60],
      ['orders.tend', 60],
    ]);
  });

  it('refresh the market by the clock, again after a source that was busy', async () => {
    const reading = {
      source: 'sample',
      asOf: '2026-01-01T00:00:00.000Z',
      isSample: true,
      quotes: [{ asset: 'bitcoin', priceUsd: 1, changePercent24h: 0, marketCapUsd: null }],
      points: [],
      bitcoinSupply: null,
    };
    const name = { 'zh-Hans': '比特币', 'zh-Hant': '比特幣' };
    await saveMarket({
      ctx: callContext(database.db, { actor: { kind: 'system' } }),
      input: { assets: [{ key: 'bitcoin', symbol: 'BTC', name }], reading },
    });
    failures = 1;
    asked = [];
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    queue = createJobQueue({
      executeSql: executeSqlOf(database.raw),
      handlers: jobHandlers(settings()),
      log,
      isAlone: true,
      pollSeconds: 0.2,
    });
    processRegistry().jobs = queue;
    await queue.start();
    await scheduleJobs(queue, settings());
    const strip = async () => (await call('homeLinsts', {}, { locale: 'zh-Hans' })).market;
    let market = await strip();
    while (market.as_of === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      market = await strip();
    }
    expect(market.quotes).toEqual([
      { symbol: 'BTC', name: '比特币', price_usd: 61_000, change_percent_24h: 2 },
    ]);
    expect(asked.filter((path) => path === '/coins/markets')).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledTimes(1);
    const history = await database.db.execute(
      sql`select data->>'asset' as asset, state::text as state from jobs.job where name = 'market.history'`,
    );
    expect(rowsOf(history)).toEqual([{ asset: 'bitcoin', state: 'created' }]);
  });
});
