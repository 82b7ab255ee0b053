import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { connectDatabase, type Database } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import { pageDays } from '@/lib/db/schema';
import { ensureDataFolder } from '@/lib/platform/data-folder';
import { expect, test } from './fixtures/site';

const START_MS = 60_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test.skip(Boolean(process.env.BASE_URL), 'it starts a server of its own');
test.describe.configure({ timeout: START_MS + 60_000 });

test('a server that is told to stop writes down what it has counted, and ends well', async ({
  playwright,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-stopping-'));
  const location = { folder: ensureDataFolder(folder).database };
  // Made here and left empty: a newsroom takes long to plant, and nothing of it is asked for.
  await withDatabase(location, (db) => migrateDatabase(db, process.cwd()));
  const port = await freePort();
  const server = startServer(folder, port, 'ignore');
  const ended = once(server, 'exit');
  const request = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    userAgent: BROWSER,
  });
  try {
    const health = async () =>
      (await request.get('/api/health').catch(() => undefined))?.status() ?? 0;
    await expect.poll(health, { timeout: START_MS }).toBe(200);
    for (let view = 0; view < 3; view += 1) {
      const answer = await request.post('/api/pageView', {
        data: {
          time: new Date().toISOString(),
          uuid: randomUUID(),
          ...{ event: 'home', platform: 'web', route: 'home' },
        },
      });
      expect(await answer.json()).toMatchObject({ data: { counted: true } });
    }
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const views = await withDatabase(location, (db) => db.select().from(pageDays));
    // A day may have ended between two of them.
    const ofHome = views.filter(({ page }) => page === 'home').map((row) => row.views);
    expect(ofHome.reduce((sum, count) => sum + count, 0)).toBe(3);
  } finally {
    server.kill('SIGKILL');
    await request.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server that is told to stop while it makes its first database leaves nobody at work', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-stopping-'));
  const server = startServer(folder, await freePort(), 'pipe');
  // What speaks here is the process that makes the database; it holds the same pipe.
  const begun = once(server.stdout as Readable, 'data');
  const closed = once(server, 'close');
  try {
    await begun;
    server.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

function startServer(folder: string, port: number, stdio: 'ignore' | 'pipe') {
  return spawn(process.execPath, ['.build/serve.mjs'], {
    stdio,
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: '', API_HOST: '', HOST: '', SITE_URL: '' },
    },
  });
}

async function withDatabase<T>(
  location: { folder: string },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, close } = await connectDatabase(location);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
