import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KEPT, PRIVATE, servePages, TEXT } from '../testing/page-server-bench';

describe('the page server', () => {
  const site = servePages();

  describe('sends', () => {
    it.each([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ])('to one who likes %s that, with the right length', async (liked, encoding, unpack) => {
      const reply = await site.ask('/gw_detail/5', { 'accept-encoding': liked });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(unpack(reply.body).toString()).toBe(TEXT);
      expect(reply.headers['content-length']).toBe(String(reply.body.length));
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('a page compressed at once, though the first who asked wanted it plain', async () => {
      await site.ask('/gw_detail/5');
      const replies = await Promise.all(
        [1, 2, 3].map(() => site.ask('/gw_detail/5', { 'accept-encoding': 'gzip' })),
      );
      for (const reply of replies) expect(gunzipSync(reply.body).toString()).toBe(TEXT);
      expect(site.asked).toHaveLength(1);
    });

    it.each([200, 404])('to HEAD the headers of GET and no body, at status %d', async (status) => {
      site.next = () => ({ status, headers: KEPT, body: TEXT });
      const head = await site.ask('/gw_detail/5', {}, 'HEAD');
      const get = await site.ask('/gw_detail/5');
      const { date: _headDate, ...headHeaders } = head.headers;
      const { date: _getDate, ...getHeaders } = get.headers;
      expect(head.status).toBe(status);
      expect(headHeaders).toEqual(getHeaders);
      expect(head.body).toHaveLength(0);
      expect(site.asked.every(({ method }) => method === 'GET')).toBe(true);
    });

    it('304 to a client that has the page, in whatever encoding', async () => {
      const { etag = '' } = (await site.ask('/gw_detail/5', { 'accept-encoding': 'br' })).headers;
      expect(etag).toMatch(/^"[\w-]+-br"$/);
      for (const known of [etag, `"x", W/${etag}`, etag.replace('-br"', '"'), '*']) {
        const reply = await site.ask('/gw_detail/5', { 'if-none-match': known });
        expect(reply.status).toBe(304);
        expect(reply.body).toHaveLength(0);
        expect(reply.headers.etag).toBeDefined();
        expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      expect((await site.ask('/gw_detail/5', { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it('a 304 no more once the page has changed', async () => {
      const { etag = '' } = (await site.ask('/gw_detail/5')).headers;
      site.next = () => ({ headers: KEPT, body: 'new' });
      await site.change();
      expect((await site.ask('/gw_detail/5', { 'if-none-match': etag })).status).toBe(200);
    });

    it('a missing page whole, for a short time', async () => {
      site.next = () => ({ status: 404, headers: KEPT, body: '<h1>404</h1>' });
      const reply = await site.ask('/gw_detail/9');
      expect(reply.body.toString()).toBe('<h1>404</h1>');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    });

    it('a missing page that is one reader’s to that reader alone', async () => {
      site.next = () => ({ status: 404, headers: { 'cache-control': 'private, no-store' } });
      const { headers } = await site.ask('/gw_detail/5', { cookie: 'lang=en' });
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('a missing page compressed to one who likes that', async () => {
      site.next = () => ({ status: 404, headers: KEPT, body: TEXT });
      const reply = await site.ask('/gw_detail/9', { 'accept-encoding': 'br' });
      expect(reply.status).toBe(404);
      expect(brotliDecompressSync(reply.body).toString()).toBe(TEXT);
    });

    it('no word of Next to a cache further out, neither for pages that are passed on', async () => {
      const reply = await site.ask('/gw_detail/5?x=1');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      site.next = () => ({ status: 404, headers: KEPT });
      expect((await site.ask('/gw_detail/5?x=1')).headers['cache-control']).toContain('s-maxage=5');
    });

    it.each(['/gw_detail/5', '/gw_detail/5?x=1', '/my', '/api/homeLinsts'])(
      'security headers with %s',
      async (path) => {
        const { headers } = await site.ask(path);
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
      site.next = ({ headers }) => ({ headers: KEPT, body: JSON.stringify(headers) });
    });

    it('lets nothing of a request into a kept page but its path', async () => {
      const poisoned = await site.ask('/gw_detail/5', POISON);
      const clean = await site.ask('/gw_detail/6');
      expect(poisoned.body.toString()).toBe(clean.body.toString());
      expect(JSON.parse(poisoned.body.toString())).toEqual({
        host: 'news.example',
        'x-forwarded-proto': 'https',
        accept: 'text/html,*/*',
        'user-agent': 'page-server',
      });
    });

    it('tells Next the site’s own host for pages that are passed on, too', async () => {
      await site.ask('/gw_detail/5?x=1', POISON);
      expect(site.asked[0]?.headers).toMatchObject({
        host: 'news.example',
        'x-forwarded-proto': 'https',
        cookie: POISON.cookie,
        authorization: POISON.authorization,
      });
      const names = Object.keys(site.asked[0]?.headers ?? {}).join();
      expect(names).not.toMatch(/middleware|matched|prerender|forwarded-(?:host|for)|^forwarded/);
    });

    it('leaves a call its host and address, and nothing that Next would act upon', async () => {
      await site.ask('/api/login', POISON);
      expect(site.asked[0]?.headers).toMatchObject({
        host: 'evil.example',
        'x-forwarded-for': '203.0.113.9',
      });
      expect(site.asked[0]?.headers).not.toHaveProperty('x-middleware-subrequest');
    });

    it('tells a call the address of the connection, whatever the request claims', async () => {
      await site.ask('/api/login', { ...POISON, 'x-client-address': '192.0.2.66' });
      expect(site.asked[0]?.headers['x-client-address']).toMatch(/^(?:127\.0\.0\.1|::1)$/);
    });

    it('tells no page the address of its reader', async () => {
      await site.ask('/gw_detail/5?x=1', { ...POISON, 'x-client-address': '192.0.2.66' });
      expect(site.asked[0]?.headers).not.toHaveProperty('x-client-address');
    });
  });

  describe('for a reader', () => {
    it('who chose another language asks Next on a path without one', async () => {
      await site.ask('/gw_detail/5');
      site.next = () => ({ status: 307, headers: { location: '/en/gw_detail/5' } });
      const reply = await site.ask('/gw_detail/5', { cookie: 'lang=en' });
      expect(reply.status).toBe(307);
      expect(site.asked[1]?.headers.cookie).toBe('lang=en');
      expect((await site.ask('/gw_detail/5')).status).toBe(200);
    });

    it.each([
      ['the default language', '/gw_detail/5', 'lang=zh-hans; token=x'],
      ['another language, on a path of it', '/en/gw_detail/5', 'lang=en'],
      ['another language, for a file of the build', '/_next/static/a.js', 'lang=en'],
    ])('who chose %s answers from kept pages', async (_, path, cookie) => {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      site.next = () => ({ headers: { ...KEPT, 'content-type': type }, body: TEXT });
      await site.ask(path, { cookie });
      await site.ask(path, { cookie });
      expect(site.asked).toHaveLength(1);
    });

    it('with a cookie gets an answer of their own where a page is not for all', async () => {
      site.next = ({ headers }) => ({
        headers: PRIVATE,
        body: `for ${headers.cookie ?? 'nobody'}`,
      });
      const replies = await Promise.all([
        site.ask('/collect', { cookie: 'token=a' }),
        site.ask('/collect', { cookie: 'token=b' }),
        site.ask('/collect'),
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
      site.next = () => ({ headers, body: parts.join('') });
      const { headers: given, body } = await site.ask(path, { 'accept-encoding': 'br' });
      const plain = given['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      expect(plain.toString()).toBe(parts.join(''));
      const one = createHash('sha256').update('one()').digest('base64');
      expect(given['content-security-policy']).toContain(`script-src 'self' 'sha256-${one}';`);
    });

    it('with a cookie is redirected by their own right', async () => {
      site.next = ({ headers }) =>
        headers.cookie
          ? { headers: PRIVATE, body: 'yours' }
          : { status: 307, headers: { location: '/home' } };
      expect((await site.ask('/follow', { cookie: 'token=a' })).body.toString()).toBe('yours');
      expect((await site.ask('/follow')).status).toBe(307);
    });
  });

  describe('for searches', () => {
    beforeEach(() => {
      site.trustProxies(1);
    });

    const searchFrom = (network: string, word: string | number, headers = {}) =>
      site.ask(`/search/${word}`, { 'x-forwarded-for': network, ...headers });

    it('lets a network have sixty made a minute, and says when it goes on', async () => {
      for (let word = 0; word < 60; word += 1) {
        expect((await searchFrom('198.51.100.7', word)).status).toBe(200);
      }
      const refused = await searchFrom('198.51.100.7', 60);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.body.toString()).toBe('<html>too often: /search/60</html>');
      expect(site.asked).toHaveLength(60);

      // Neither a view of it, nor another spelling, nor what the router asks for leads around it.
      for (const path of ['/search/61?sort=date', '/en/gw_search/61', '/s%65arch/61']) {
        expect((await site.ask(path, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
      }
      expect((await searchFrom('198.51.100.7', 61, { rsc: '1' })).status).toBe(429);
      expect(site.asked).toHaveLength(60);
      // What is ready, other pages and other networks are not concerned.
      expect((await searchFrom('198.51.100.7', 59)).status).toBe(200);
      expect((await site.ask('/search', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
      expect((await searchFrom('198.51.100.8', 60)).status).toBe(200);
    });

    it('makes no other page anew, however many there are', async () => {
      await site.ask('/gw_detail/5');
      for (let word = 0; word < 300; word += 1) {
        await searchFrom(`198.51.100.${word % 200}`, word);
      }
      const made = site.asked.length;
      await site.ask('/gw_detail/5');
      expect(site.asked).toHaveLength(made);
    });
  });
});
