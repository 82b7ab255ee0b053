import { createHash } from 'node:crypto';
import http, { type IncomingHttpHeaders, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { logger } from '../platform/logger';
import { createRegistry, type ProcessRegistry } from '../platform/process-registry';
import { createRateLimits } from '../platform/rate-limit';
import type { NextHandler } from './next-handler';
import { createHttpServer, createPageServer, type PageServer } from './page-server';

interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const KEPT = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=600' };
const PRIVATE = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
const TEXT = '<p>以太坊基金会</p>'.repeat(200);

describe('the page server', () => {
  let registry: ProcessRegistry;
  let pages: PageServer;
  let server: Server;
  let asked: Asked[];
  /** What Next does with a request; each test says. */
  let next: (request: Asked) => Answer | Promise<Answer>;

  const handle: NextHandler = async (request, response) => {
    const { method = '', url = '' } = request;
    const one = { method, url, headers: { ...request.headers } };
    if (url === '/api/internal/expire') {
      response.end('{}');
      return;
    }
    asked.push(one);
    const { status = 200, headers = {}, body = '' } = await next(one);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // As Next does: the head first, then the page in pieces.
    response.writeHead(status);
    const half = Math.ceil(body.length / 2);
    response.write(body.slice(0, half));
    response.end(body.slice(half));
  };

  function makePages(trustedProxies = 0): PageServer {
    return createPageServer({
      handle,
      registry,
      log: logger('test'),
      siteUrl: 'https://news.example',
      cacheBytes: 400_000,
      version: '1.2.3',
      ownFiles: { '/0123456789abcdef.txt': '0123456789abcdef' },
      failurePage: (target) => `<html>failed: ${target}</html>`,
      trustedProxies,
      limits: createRateLimits(),
      busyPage: (target) => `<html>too often: ${target}</html>`,
    });
  }

  beforeEach(async () => {
    registry = createRegistry();
    asked = [];
    next = () => ({ headers: KEPT, body: TEXT });
    pages = makePages();
    server = createHttpServer((request, response) => pages.handleRequest(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
      http
        .request(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { statusCode = 0, headers: given } = response;
            resolve({ status: statusCode, headers: given, body: Buffer.concat(chunks) });
          });
        })
        .on('error', reject)
        .end();
    });
  }

  /** A change as a verb makes it. */
  async function change(): Promise<void> {
    await registry.expireTags?.(['article:5']);
  }

  describe('keeps a page', () => {
    it('and answers from it without asking Next again', async () => {
      const replies = [await ask('/gw_detail/5'), await ask('/gw_detail/5')];
      expect(asked).toHaveLength(1);
      for (const reply of replies) {
        expect(reply.status).toBe(200);
        expect(reply.body.toString()).toBe(TEXT);
      }
      expect(pages.stats()).toMatchObject({ hits: 1, renders: 1, entries: 1 });
    });

    it('that many ask for at once after one render', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      next = async () => {
        begin();
        await finished;
        return { headers: KEPT, body: TEXT };
      };
      const first = ask('/gw_detail/5');
      await begun;
      const others = Array.from({ length: 20 }, () => ask('/gw_detail/5'));
      // All of them are in: one more connection is answered after theirs.
      await ask('/api/health');
      finish();
      const replies = await Promise.all([first, ...others]);
      expect(asked).toHaveLength(1);
      expect(replies.every(({ body }) => body.toString() === TEXT)).toBe(true);
    });

    it('no longer than s-maxage', async () => {
      jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
      await ask('/gw_detail/5');
      jest.setSystemTime(599_999);
      await ask('/gw_detail/5');
      expect(asked).toHaveLength(1);
      jest.setSystemTime(600_000);
      await ask('/gw_detail/5');
      jest.useRealTimers();
      expect(asked).toHaveLength(2);
    });

    it('as long as Next has left of it', async () => {
      jest.useFakeTimers({ now: 1_000_000, doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
      next = () => {
        registry.renders.getStore()!.madeAt = 500_000;
        return { headers: KEPT, body: TEXT };
      };
      await ask('/gw_detail/5');
      jest.setSystemTime(1_100_000);
      await ask('/gw_detail/5');
      jest.useRealTimers();
      expect(asked).toHaveLength(2);
    });

    it('within the bound of bytes, whatever is asked for', async () => {
      for (let id = 0; id < 200; id += 1) {
        await ask(`/gw_detail/${id}`, { 'accept-encoding': 'br' });
        expect(pages.stats().bytes).toBeLessThanOrEqual(400_000);
      }
      expect(pages.stats().entries).toBeGreaterThan(10);
    });

    it.each<[string, Answer]>([
      ['that sets a cookie', { headers: { ...KEPT, 'set-cookie': 'a=b' }, body: TEXT }],
      ['that does not exist', { status: 404, headers: KEPT, body: TEXT }],
      ['that was withdrawn', { status: 410, headers: KEPT, body: TEXT }],
      ['that failed', { status: 500, headers: KEPT, body: TEXT }],
      ['that leads elsewhere', { status: 308, headers: { ...KEPT, location: '/home' } }],
      ['that is private', { headers: PRIVATE, body: TEXT }],
      ['without a word about it', { body: TEXT }],
    ])('but not one %s', async (_, answer) => {
      next = () => answer;
      const reply = await ask('/gw_detail/5');
      expect(reply.status).toBe(answer.status ?? 200);
      expect(pages.stats().entries).toBe(0);
      await ask('/gw_detail/5');
      expect(asked.length).toBeGreaterThanOrEqual(2);
    });

    it.each([
      ['a query', '/gw_detail/5?utm_source=x', {}],
      ['a router request', '/gw_detail/5', { rsc: '1' }],
      ['a prefetch', '/gw_detail/5', { 'next-router-prefetch': '1' }],
      ['a server action', '/gw_detail/5', { 'next-action': 'abc' }],
      ['a call', '/api/homeLinsts', {}],
      ['a personal page', '/my/collect', {}],
      ['a personal page in English', '/en/ac_mine', {}],
      ['a path in another spelling', '/gw_det%61il/5', {}],
      ['an event stream', '/live', { accept: 'text/event-stream' }],
    ])('but not for %s', async (_, path, headers) => {
      await ask(path, headers);
      await ask(path, headers);
      expect(asked).toHaveLength(2);
      expect(pages.stats().entries).toBe(0);
    });

    it('and does not give it to a router request or a query for the same path', async () => {
      await ask('/gw_detail/5');
      next = () => ({ headers: { 'content-type': 'text/x-component' }, body: 'flight' });
      expect((await ask('/gw_detail/5', { rsc: '1' })).body.toString()).toBe('flight');
      expect((await ask('/gw_detail/5?x=1')).body.toString()).toBe('flight');
      expect((await ask('/gw_detail/5')).body.toString()).toBe(TEXT);
    });
  });

  describe('after a change', () => {
    it('makes the page anew', async () => {
      await ask('/gw_detail/5');
      next = () => ({ headers: KEPT, body: 'new' });
      await change();
      expect((await ask('/gw_detail/5')).body.toString()).toBe('new');
    });

    it('never keeps a page whose render began before it', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      next = async () => {
        begin();
        await finished;
        return { headers: KEPT, body: 'old' };
      };
      const early = ask('/gw_detail/5');
      await begun;
      await change();
      next = () => ({ headers: KEPT, body: 'new' });
      const late = ask('/gw_detail/5');
      await ask('/api/health');
      finish();
      expect((await early).body.toString()).toBe('old');
      expect((await late).body.toString()).toBe('new');
      expect((await ask('/gw_detail/5')).body.toString()).toBe('new');
    });

    it('never keeps a page whose render began while it was being made visible', async () => {
      let release = () => {};
      registry.refreshExistence = () => new Promise<void>((resolve) => (release = resolve));
      const changing = change();
      next = () => ({ headers: KEPT, body: 'amid' });
      await ask('/gw_detail/5');
      release();
      await changing;
      next = () => ({ headers: KEPT, body: 'after' });
      expect((await ask('/gw_detail/5')).body.toString()).toBe('after');
    });
  });

  describe('sends', () => {
    it.each([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ])('to one who likes %s that, with the right length', async (liked, encoding, unpack) => {
      const reply = await ask('/gw_detail/5', { 'accept-encoding': liked });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(unpack(reply.body).toString()).toBe(TEXT);
      expect(reply.headers['content-length']).toBe(String(reply.body.length));
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('a page compressed at once, though the first who asked wanted it plain', async () => {
      await ask('/gw_detail/5');
      const replies = await Promise.all(
        [1, 2, 3].map(() => ask('/gw_detail/5', { 'accept-encoding': 'gzip' })),
      );
      for (const reply of replies) expect(gunzipSync(reply.body).toString()).toBe(TEXT);
      expect(asked).toHaveLength(1);
    });

    it.each([200, 404])('to HEAD the headers of GET and no body, at status %d', async (status) => {
      next = () => ({ status, headers: KEPT, body: TEXT });
      const head = await ask('/gw_detail/5', {}, 'HEAD');
      const get = await ask('/gw_detail/5');
      const { date: _headDate, ...headHeaders } = head.headers;
      const { date: _getDate, ...getHeaders } = get.headers;
      expect(head.status).toBe(status);
      expect(headHeaders).toEqual(getHeaders);
      expect(head.body).toHaveLength(0);
      expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    });

    it('304 to a client that has the page, in whatever encoding', async () => {
      const { etag = '' } = (await ask('/gw_detail/5', { 'accept-encoding': 'br' })).headers;
      expect(etag).toMatch(/^"[\w-]+-br"$/);
      for (const known of [etag, `"x", W/${etag}`, etag.replace('-br"', '"'), '*']) {
        const reply = await ask('/gw_detail/5', { 'if-none-match': known });
        expect(reply.status).toBe(304);
        expect(reply.body).toHaveLength(0);
        expect(reply.headers.etag).toBeDefined();
        expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      expect((await ask('/gw_detail/5', { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it('a 304 no more once the page has changed', async () => {
      const { etag = '' } = (await ask('/gw_detail/5')).headers;
      next = () => ({ headers: KEPT, body: 'new' });
      await change();
      expect((await ask('/gw_detail/5', { 'if-none-match': etag })).status).toBe(200);
    });

    it('a missing page whole, for a short time', async () => {
      next = () => ({ status: 404, headers: KEPT, body: '<h1>404</h1>' });
      const reply = await ask('/gw_detail/9');
      expect(reply.body.toString()).toBe('<h1>404</h1>');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    });

    it('a missing page compressed to one who likes that', async () => {
      next = () => ({ status: 404, headers: KEPT, body: TEXT });
      const reply = await ask('/gw_detail/9', { 'accept-encoding': 'br' });
      expect(reply.status).toBe(404);
      expect(brotliDecompressSync(reply.body).toString()).toBe(TEXT);
    });

    it('no word of Next to a cache further out, neither for pages that are passed on', async () => {
      const reply = await ask('/gw_detail/5?x=1');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      next = () => ({ status: 404, headers: KEPT });
      expect((await ask('/gw_detail/5?x=1')).headers['cache-control']).toContain('s-maxage=5');
    });

    it.each(['/gw_detail/5', '/gw_detail/5?x=1', '/my', '/api/homeLinsts'])(
      'security headers with %s',
      async (path) => {
        const { headers } = await ask(path);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-frame-options': 'SAMEORIGIN',
        });
      },
    );
  });

  describe('to a stranger', () => {
    const POISON = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      'x-forwarded-for': '203.0.113.9',
      'x-middleware-subrequest': 'middleware:middleware',
      'x-matched-path': '/desk',
      'x-prerender-revalidate': 'x',
      forwarded: 'host=evil.example',
      'user-agent': '<script>',
      'accept-language': 'en',
      authorization: 'Bearer x',
      cookie: 'token=abc; lang=zh-hans',
      'x-anything': 'x',
    };

    beforeEach(() => {
      // A page that repeats every word of the request, as a careless one might.
      next = ({ headers }) => ({ headers: KEPT, body: JSON.stringify(headers) });
    });

    it('lets nothing of a request into a kept page but its path', async () => {
      const poisoned = await ask('/gw_detail/5', POISON);
      const clean = await ask('/gw_detail/6');
      expect(poisoned.body.toString()).toBe(clean.body.toString());
      expect(JSON.parse(poisoned.body.toString())).toEqual({
        host: 'news.example',
        'x-forwarded-proto': 'https',
        accept: 'text/html,*/*',
        'user-agent': 'page-server',
      });
    });

    it('tells Next the site’s own host for pages that are passed on, too', async () => {
      await ask('/gw_detail/5?x=1', POISON);
      expect(asked[0]?.headers).toMatchObject({
        host: 'news.example',
        'x-forwarded-proto': 'https',
        cookie: POISON.cookie,
        authorization: POISON.authorization,
      });
      const names = Object.keys(asked[0]?.headers ?? {}).join();
      expect(names).not.toMatch(/middleware|matched|prerender|forwarded-(?:host|for)|^forwarded/);
    });

    it('leaves a call its host and address, and nothing that Next would act upon', async () => {
      await ask('/api/login', POISON);
      expect(asked[0]?.headers).toMatchObject({
        host: 'evil.example',
        'x-forwarded-for': '203.0.113.9',
      });
      expect(asked[0]?.headers).not.toHaveProperty('x-middleware-subrequest');
    });

    it('tells a call the address of the connection, whatever the request claims', async () => {
      await ask('/api/login', { ...POISON, 'x-client-address': '192.0.2.66' });
      expect(asked[0]?.headers['x-client-address']).toMatch(/^(?:127\.0\.0\.1|::1)$/);
    });

    it('tells no page the address of its reader', async () => {
      await ask('/gw_detail/5?x=1', { ...POISON, 'x-client-address': '192.0.2.66' });
      expect(asked[0]?.headers).not.toHaveProperty('x-client-address');
    });
  });

  describe('for a reader', () => {
    it('who chose another language asks Next on a path without one', async () => {
      await ask('/gw_detail/5');
      next = () => ({ status: 307, headers: { location: '/en/gw_detail/5' } });
      const reply = await ask('/gw_detail/5', { cookie: 'lang=en' });
      expect(reply.status).toBe(307);
      expect(asked[1]?.headers.cookie).toBe('lang=en');
      expect((await ask('/gw_detail/5')).status).toBe(200);
    });

    it.each([
      ['the default language', '/gw_detail/5', 'lang=zh-hans; token=x'],
      ['another language, on a path of it', '/en/gw_detail/5', 'lang=en'],
      ['another language, for a file of the build', '/_next/static/a.js', 'lang=en'],
    ])('who chose %s answers from kept pages', async (_, path, cookie) => {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      next = () => ({ headers: { ...KEPT, 'content-type': type }, body: TEXT });
      await ask(path, { cookie });
      await ask(path, { cookie });
      expect(asked).toHaveLength(1);
    });

    it('with a cookie gets an answer of their own where a page is not for all', async () => {
      next = ({ headers }) => ({ headers: PRIVATE, body: `for ${headers.cookie ?? 'nobody'}` });
      const replies = await Promise.all([
        ask('/collect', { cookie: 'token=a' }),
        ask('/collect', { cookie: 'token=b' }),
        ask('/collect'),
      ]);
      expect(replies.map(({ body }) => body.toString())).toEqual([
        'for token=a',
        'for token=b',
        'for nobody',
      ]);
    });

    it.each([
      ['/desk', PRIVATE],
      ['/desk', KEPT],
      ['/en/my/collect', PRIVATE],
    ])('of %s lets only the scripts of the page run', async (path, headers) => {
      const parts = ['<html><script>one()</script>', '<p>一</p><script src="/a.js"></script>'];
      next = () => ({ headers, body: parts.join('') });
      const { headers: given, body } = await ask(path, { 'accept-encoding': 'br' });
      const plain = given['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      expect(plain.toString()).toBe(parts.join(''));
      const one = createHash('sha256').update('one()').digest('base64');
      expect(given['content-security-policy']).toContain(`script-src 'self' 'sha256-${one}';`);
    });

    it('with a cookie is redirected by their own right', async () => {
      next = ({ headers }) =>
        headers.cookie
          ? { headers: PRIVATE, body: 'yours' }
          : { status: 307, headers: { location: '/home' } };
      expect((await ask('/follow', { cookie: 'token=a' })).body.toString()).toBe('yours');
      expect((await ask('/follow')).status).toBe(307);
    });
  });

  describe('for searches', () => {
    beforeEach(() => {
      pages = makePages(1);
    });

    const searchFrom = (network: string, word: string | number, headers = {}) =>
      ask(`/search/${word}`, { 'x-forwarded-for': network, ...headers });

    it('lets a network have sixty made a minute, and says when it goes on', async () => {
      for (let word = 0; word < 60; word += 1) {
        expect((await searchFrom('198.51.100.7', word)).status).toBe(200);
      }
      const refused = await searchFrom('198.51.100.7', 60);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.body.toString()).toBe('<html>too often: /search/60</html>');
      expect(asked).toHaveLength(60);

      // Neither a view of it, nor another spelling, nor what the router asks for leads around it.
      for (const path of ['/search/61?sort=date', '/en/gw_search/61', '/s%65arch/61']) {
        expect((await ask(path, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
      }
      expect((await searchFrom('198.51.100.7', 61, { rsc: '1' })).status).toBe(429);
      expect(asked).toHaveLength(60);
      // What is ready, other pages and other networks are not concerned.
      expect((await searchFrom('198.51.100.7', 59)).status).toBe(200);
      expect((await ask('/search', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
      expect((await searchFrom('198.51.100.8', 60)).status).toBe(200);
    });

    it('makes no other page anew, however many there are', async () => {
      await ask('/gw_detail/5');
      for (let word = 0; word < 300; word += 1) {
        await searchFrom(`198.51.100.${word % 200}`, word);
      }
      const made = asked.length;
      await ask('/gw_detail/5');
      expect(asked).toHaveLength(made);
    });
  });

  describe('by itself', () => {
    it('tells its health', async () => {
      const reply = await ask('/api/health');
      expect(JSON.parse(reply.body.toString())).toEqual({ status: 'ok', version: '1.2.3' });
      expect(asked).toHaveLength(0);
    });

    it('shows that a key is this site’s, to the letter', async () => {
      const reply = await ask('/0123456789abcdef.txt');
      expect(reply).toMatchObject({ status: 200 });
      expect(reply.body.toString()).toBe('0123456789abcdef');
      expect((await ask('/0123456789abcdef.txt', {}, 'POST')).status).toBe(405);
      expect(asked).toHaveLength(0);
    });

    it.each(['/api/internal/expire', '/api/internal%2Fexpire', '/api//internal/expire?x'])(
      'hides %s',
      async (path) => {
        expect((await ask(path, {}, 'POST')).status).toBe(404);
        expect(asked).toHaveLength(0);
      },
    );

    it('refuses an address of more than 8 KB', async () => {
      expect((await ask(`/${'a'.repeat(8 * 1024)}`)).status).toBe(414);
      expect((await ask(`/${'a'.repeat(8 * 1024 - 1)}`)).status).toBe(200);
    });

    it('refuses methods that nobody here answers', async () => {
      const reply = await ask('/home', {}, 'PROPFIND');
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toContain('GET, HEAD, POST');
    });

    it('refuses a request for another server', async () => {
      const { port } = server.address() as AddressInfo;
      const socket = net.connect(port, '127.0.0.1');
      socket.end('GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n');
      const [head] = (
        await new Promise<string>((resolve) => {
          socket.once('data', (data) => resolve(data.toString()));
        })
      ).split('\r\n');
      expect(head).toBe('HTTP/1.1 400 Bad Request');
      expect(asked).toHaveLength(0);
    });

    it('makes a page once more when it failed between two passes', async () => {
      let made = 0;
      next = () => {
        made += 1;
        return made === 1 ? { status: 500, body: 'x' } : { headers: KEPT, body: TEXT };
      };
      const reply = await ask('/gw_detail/5');
      expect(reply.status).toBe(200);
      expect(made).toBe(2);
    });

    it.each(['POST', 'PUT', 'DELETE'])(
      'refuses %s where there is only something to read',
      async (method) => {
        const reply = await ask('/gw_detail/5', {}, method);
        expect(reply.status).toBe(405);
        expect(reply.headers.allow).toBe('GET, HEAD');
        expect(asked).toHaveLength(0);
      },
    );

    it('answers 500 where Next fails, and asks again next time', async () => {
      next = () => Promise.reject(new Error('broken'));
      const failed = await ask('/gw_detail/5');
      expect(failed.status).toBe(500);
      expect(failed.body.toString()).toBe('<html>failed: /gw_detail/5</html>');
      expect((await ask('/my')).status).toBe(500);
      next = () => ({ headers: KEPT, body: TEXT });
      expect((await ask('/gw_detail/5')).status).toBe(200);
    });
  });
});
