import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logger } from '../platform/logger';
import { createEventStreams, type StreamLimits } from './event-streams';
import { createFlashWire, WIRE_PATH, type FlashWire, type WireChanges } from './flash-wire';

const TAG = 'listing:flash';
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A newsroom's changes by number, and a server that streams them. */
async function openSite(limits: StreamLimits = {}, first: number[] = []) {
  const all = first.map((seq) => ({ seq }));
  let isCut = false;
  const read = async (_locale: string, after?: number): Promise<WireChanges> => {
    const newest = all.at(-1)?.seq ?? 0;
    const list = all.filter(({ seq }) => after !== undefined && seq > after);
    return { flash_seq: newest, is_cut: isCut && after !== undefined, list: isCut ? [] : list };
  };
  const streams = createEventStreams(1, limits);
  const wire: FlashWire = createFlashWire({ streams, read, tags: [TAG], log: logger('test') });
  const server = http.createServer((request, response) => {
    if (!wire.answer(request, response)) response.writeHead(418).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(async () => {
    await wire.stop();
    server.closeAllConnections();
    server.close();
  });
  return {
    streams,
    wire,
    publish: (...seqs: number[]) => {
      all.push(...seqs.map((seq) => ({ seq })));
      wire.whenVisible([TAG]);
    },
    flood: () => {
      isCut = true;
      all.push({ seq: (all.at(-1)?.seq ?? 0) + 500 });
      wire.whenVisible([TAG]);
    },
    listen: (path = '', headers: Record<string, string> = {}) =>
      listen(`http://127.0.0.1:${port}${WIRE_PATH}zh-Hans${path}`, headers),
    ask: (target: string, options: http.RequestOptions = {}) =>
      statusOf(`http://127.0.0.1:${port}${target}`, options),
  };
}

interface Listener {
  status: number;
  /** Waits until as many events of flashes came, and gives their numbers. */
  flashes(count: number): Promise<number[]>;
  text(): string;
  until(word: string): Promise<string>;
  response: IncomingMessage;
  leave(): void;
}

async function listen(url: string, headers: Record<string, string>): Promise<Listener> {
  const request = http.get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    response.emit('more');
  });
  response.on('error', () => undefined);
  request.on('error', () => undefined);
  const numbers = () =>
    [...text.matchAll(/id: (\d+)\nevent: flash/g)].map(([, seq]) => Number(seq));
  const leave = () => void request.destroy();
  closing.push(leave);
  return {
    status: response.statusCode ?? 0,
    flashes: async (count) => {
      while (numbers().length < count) await once(response, 'more');
      return numbers();
    },
    until: async (word) => {
      while (!text.includes(word)) await once(response, 'more');
      return text;
    },
    text: () => text,
    response,
    leave,
  };
}

async function statusOf(url: string, options: http.RequestOptions): Promise<number> {
  const request = http.request(url, options).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

describe('the live wire', () => {
  it('sends what happens to every page that listens, with its number', async () => {
    const site = await openSite();
    const [one, other] = [await site.listen('?after=0'), await site.listen('?after=0')];
    site.publish(1, 2);
    expect(await one.flashes(2)).toEqual([1, 2]);
    expect(await other.flashes(2)).toEqual([1, 2]);
    expect(one.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('tells a page that was away what it missed, once, and then what comes', async () => {
    const site = await openSite({}, [1, 2]);
    const first = await site.listen('?after=2');
    site.publish(3);
    expect(await first.flashes(1)).toEqual([3]);
    first.leave();
    site.publish(4, 5);
    const again = await site.listen('?after=2', { 'last-event-id': '3' });
    site.publish(6);
    expect(await again.flashes(3)).toEqual([4, 5, 6]);
  });

  it('misses and repeats nothing that is published while pages connect', async () => {
    const site = await openSite();
    const pages: Promise<Listener>[] = [];
    for (let seq = 1; seq <= 40; seq += 1) {
      pages.push(site.listen('?after=0'));
      site.publish(seq);
      if (seq % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const wanted = Array.from({ length: 40 }, (_, at) => at + 1);
    for (const page of await Promise.all(pages)) expect(await page.flashes(40)).toEqual(wanted);
  });

  it('knows after a start what came just before it', async () => {
    const site = await openSite({}, [7, 8, 9]);
    expect(await (await site.listen('?after=7')).flashes(2)).toEqual([8, 9]);
  });

  it('says to read anew where too much was missed, or the number is of another database', async () => {
    const site = await openSite({}, [400]);
    expect(await (await site.listen('?after=100')).until('event: cut')).toContain('id: 400');
    expect(await (await site.listen('?after=9000')).until('event: cut')).toContain('id: 400');
    const open = await site.listen('?after=400');
    site.flood();
    expect(await open.until('event: cut')).toContain('id: 900');
  });

  it('sends nothing back to a page that is newer than what was read here', async () => {
    const site = await openSite({}, [1]);
    const page = await site.listen('?after=3');
    site.publish(2, 3);
    site.publish(4);
    expect(await page.flashes(1)).toEqual([4]);
  });

  it('gives signs of life', async () => {
    const site = await openSite({ beatMs: 5 });
    expect(await (await site.listen()).until('event: beat')).toContain('retry: ');
  });

  it('holds so many streams of a network and in all, and has room again when one ends', async () => {
    const site = await openSite({ perNetwork: 2, whole: 3 });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const first = await site.listen('', { 'x-forwarded-for': '192.0.2.1' });
    await site.listen('', { 'x-forwarded-for': '192.0.2.1' });
    expect(await site.ask(`${WIRE_PATH}en`, from('192.0.2.1'))).toBe(429);
    await site.listen('', { 'x-forwarded-for': '192.0.2.2' });
    expect(await site.ask(`${WIRE_PATH}en`, from('192.0.2.3'))).toBe(503);
    first.leave();
    while (site.streams.count() === 3) await new Promise((resolve) => setImmediate(resolve));
    expect((await site.listen('', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  });

  it('drops a reader that takes nothing, and no other', async () => {
    const site = await openSite();
    const slow = await site.listen('?after=0');
    slow.response.pause();
    slow.response.socket.pause();
    const good = await site.listen('?after=0');
    const text = `id: 1\nevent: flash\ndata: ${'x'.repeat(256 * 1024)}\n\n`;
    for (let seq = 1; seq <= 60 && site.streams.count() === 2; seq += 1) {
      await site.streams.send('zh-Hans', [{ seq, text: text.replace('id: 1', `id: ${seq}`) }]);
      await good.until(`id: ${seq}\n`);
    }
    expect(site.streams.count()).toBe(1);
  });

  it('answers other addresses and methods as they deserve', async () => {
    const site = await openSite();
    expect(await site.ask('/api/health')).toBe(418);
    expect(await site.ask(`${WIRE_PATH}fr`)).toBe(404);
    expect(await site.ask(`${WIRE_PATH}en`, { method: 'POST' })).toBe(405);
  });

  it('ends every stream when the server stops, and opens none after', async () => {
    const site = await openSite();
    const page = await site.listen();
    const ended = once(page.response, 'end');
    await site.wire.stop();
    await ended;
    expect(await site.ask(`${WIRE_PATH}en`)).toBe(503);
  });
});
