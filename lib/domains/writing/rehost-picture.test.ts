import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ownsPicture } from '@/lib/domains/media/public';
import { FolderStore } from '@/lib/platform/folder-store';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { rehostPicture } from './rehost-picture';

let database: TestDatabase;
let server: http.Server;
let origin: string;
const folder = mkdtempSync(path.join(os.tmpdir(), 'rehost-'));
const store = new FolderStore(folder);
const pages = new Map<string, { body: Buffer; type?: string; to?: string }>();

beforeAll(async () => {
  database = await createTestDatabase();
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } });
  pages.set('/a.png', { body: await picture.clone().png().toBuffer() });
  pages.set('/a.webp', { body: await picture.clone().webp().toBuffer() });
  pages.set('/page', { body: Buffer.from('<html>a page</html>'), type: 'image/png' });
  pages.set('/a.svg', {
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  });
  pages.set('/large', { body: Buffer.alloc(5 * 1024 * 1024 + 1) });
  pages.set('/moved', { body: Buffer.alloc(0), to: '/a.png' });
  pages.set('/file', { body: Buffer.alloc(0), to: 'file:///etc/passwd' });
  server = http.createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    const headers = page?.to ? { location: page.to } : { 'content-type': page?.type ?? 'x/y' };
    response.writeHead(page ? (page.to ? 302 : 200) : 404, headers);
    response.end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  await database.close();
});

async function writer() {
  const { actor } = await samplePerson(database.db);
  return { id: actor.id, ctx: callContext(database.db, { actor }) };
}

describe('rehostPicture', () => {
  it.each(['/a.png', '/a.webp', '/moved'])('keeps %s as an upload of the writer', async (at) => {
    const { id, ctx } = await writer();
    const input = { url: `${origin}${at}` };
    const kept = await rehostPicture({ ctx, store, input, allowPrivate: true });
    expect(kept).toMatchObject({ width: 40, height: 30 });
    expect(kept.url).toMatch(/^\/media\/[0-9a-f]{64}\/1280\.jpg$/);
    expect(await ownsPicture(database.db, id, kept.url, 'default')).toBeDefined();
  });

  it.each([
    ['/page', 'pictureWrongType'],
    ['/a.svg', 'pictureWrongType'],
    ['/large', 'pictureTooLarge'],
    ['/nowhere', 'upstreamFailed'],
    ['/file', 'upstreamFailed'],
  ])('refuses %s: %s', async (at, key) => {
    const { ctx } = await writer();
    const input = { url: `${origin}${at}` };
    const fetching = rehostPicture({ ctx, store, input, allowPrivate: true });
    await expect(fetching).rejects.toMatchObject({ key });
  });

  it('never asks a private or local address, however it is written', async () => {
    const { ctx } = await writer();
    let asked = 0;
    server.on('request', () => (asked += 1));
    const { port } = server.address() as AddressInfo;
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ]) {
      const fetching = rehostPicture({
        ctx,
        store,
        input: { url: `http://${host}:${port}/a.png` },
      });
      await expect(fetching).rejects.toMatchObject({ key: 'upstreamFailed' });
    }
    for (const host of ['169.254.169.254', '10.0.0.1', '192.168.1.1', '[fd00::1]']) {
      const fetching = rehostPicture({ ctx, store, input: { url: `http://${host}/` } });
      await expect(fetching).rejects.toMatchObject({ key: 'upstreamFailed' });
    }
    expect(asked).toBe(0);
  });

  it('is for who is signed in, so many times an hour', async () => {
    const input = { url: `${origin}/nowhere` };
    await expect(
      rehostPicture({ ctx: callContext(database.db), store, input }),
    ).rejects.toMatchObject({ key: 'signInRequired' });
    const { ctx } = await writer();
    for (let times = 0; times < 120; times += 1) {
      await rehostPicture({ ctx, store, input }).catch(() => undefined);
    }
    await expect(rehostPicture({ ctx, store, input })).rejects.toMatchObject({
      key: 'tooManyRequests',
    });
  });
});
