import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { executeSqlOf } from '../db/execute-sql';
import { announceChange } from '../platform/changes';
import { parseEnv, type Env } from '../platform/env';
import { createJobQueue, type RunningJobQueue } from '../platform/job-queue';
import { processRegistry } from '../platform/process-registry';
import { sampleArticle, sampleNewsroom } from '../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { runCommand } from './newsroom-commands';
import { pushChanges, pushHandlers } from './push-jobs';

const KEY = '0123456789abcdef';

let database: TestDatabase;
let server: Server;
let queue: RunningJobQueue | undefined;
let settings: Env;
let articleId = 0;
let failures = 0;
let told: { path: string; type: string | undefined; body: string }[] = [];
let heard: () => void = () => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  await runCommand('installNewsroom', sampleNewsroom(new Date()));
  const [first] = await runCommand('importArticles', {
    articles: [sampleArticle('pushed', { titleEn: 'Pushed' })],
  });
  articleId = first?.id ?? 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push({ path: request.url ?? '', type: request.headers['content-type'], body });
      failures -= 1;
      response.writeHead(failures >= 0 ? 503 : 200).end('{}');
      heard();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = parseEnv({
    NODE_ENV: 'test',
    SITE_URL: 'https://example.org',
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${origin}/indexnow`,
    BAIDU_PUSH_TOKEN: 'token',
    BAIDU_PUSH_URL: `${origin}/baidu`,
    WEBSUB_HUB_URL: `${origin}/hub`,
  });
});
beforeEach(() => {
  told = [];
  failures = 0;
});
afterEach(async () => {
  await queue?.stop(5_000);
  queue = undefined;
  processRegistry().tellOutside = undefined;
});
afterAll(async () => {
  processRegistry().database = undefined;
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

/** A queue with quick retries that is told of every change; resolves when it works. */
async function startQueue(): Promise<void> {
  const handlers = pushHandlers(settings).map((handler) => ({
    ...handler,
    kind: Object.assign(handler.kind, { retryDelaySeconds: 1 }),
  }));
  const own = createJobQueue({
    executeSql: executeSqlOf(database.raw),
    handlers,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    isAlone: !database.isPostgres,
    pollSeconds: 1,
  });
  queue = own;
  await own.start();
  processRegistry().tellOutside = (tags) => pushChanges(own, settings, tags);
}

/** Resolves when so many were told. */
function afterTelling(count: number): Promise<void> {
  return new Promise((resolve) => {
    heard = () => told.length >= count && resolve();
    heard();
  });
}

const pathsIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^/\s"]+(\/[^\s"]*)/g)].map(([, path]) => path);
const toldTo = (path: string) => told.filter((request) => request.path.startsWith(path));

describe('a change that those outside want to hear of', () => {
  it('is off until it is set up', () => {
    expect(pushHandlers(parseEnv({ NODE_ENV: 'test' }))).toEqual([]);
  });

  it('is told to each service in its own way, in every language that it has', async () => {
    await startQueue();
    await announceChange({ tags: [`article:${articleId}`, 'home', 'listing:article'] });
    await afterTelling(3);
    const [indexNow] = toldTo('/indexnow');
    const body = JSON.parse(indexNow?.body ?? '{}') as {
      key: string;
      keyLocation: string;
      urlList: string[];
    };
    expect(body.key).toBe(KEY);
    expect(new URL(body.keyLocation).pathname).toBe(`/${KEY}.txt`);
    const pages = ['/en', '', '/zh-hant'].map((prefix) => `${prefix}/gw_detail/${articleId}`);
    expect(body.urlList.map((url) => new URL(url).pathname)).toEqual(pages);
    const [baidu] = toldTo('/baidu');
    expect(baidu).toMatchObject({
      path: '/baidu?site=https%3A%2F%2Fexample.org&token=token',
      type: 'text/plain',
    });
    expect(pathsIn(baidu?.body ?? '')).toEqual(pages);
    const feeds = new URLSearchParams(toldTo('/hub')[0]?.body);
    expect(feeds.get('hub.mode')).toBe('publish');
    expect(feeds.getAll('hub.url').map((url) => new URL(url).pathname)).toEqual(
      expect.arrayContaining([
        '/feeds/en/articles.rss',
        '/feeds/zh-hant/section-industry.atom',
        '/feeds/zh-hans/label-1.json',
        '/feeds/zh-hans/author-1.rss',
      ]),
    );
  });

  it('is told of a withdrawal, but never of what readers have not seen', async () => {
    const [unseen] = await runCommand('importArticles', { articles: [sampleArticle('unseen')] });
    const setState = (id: number | null | undefined, state: string) =>
      database.db.execute(sql`update articles set state = ${state} where id = ${id}`);
    await setState(unseen?.id, 'pending');
    await setState(articleId, 'withdrawn');
    await startQueue();
    await announceChange({ tags: [`article:${unseen?.id}`] });
    // Jobs of a service are done in turn: what comes after it shows that it was passed over.
    await announceChange({ tags: ['flash:1'] });
    await afterTelling(3);
    expect(told.map(({ body }) => body).join()).not.toContain('gw_detail');
    told = [];
    await announceChange({ tags: [`article:${articleId}`] });
    await afterTelling(2);
    expect(toldTo('/indexnow')).toHaveLength(1);
    expect(toldTo('/baidu')).toEqual([]);
    await setState(articleId, 'approved');
  });

  it('is told again soon after a failure that names no time, and holds up nobody meanwhile', async () => {
    failures = 3;
    await startQueue();
    await announceChange({ tags: ['flash:2'] });
    expect(told.length).toBeLessThan(3);
    await afterTelling(6);
    for (const path of ['/indexnow', '/baidu', '/hub']) expect(toldTo(path)).toHaveLength(2);
  });
});
