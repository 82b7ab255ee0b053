import net from 'node:net';
import { SETTLED_HEADER } from '../platform/page-life';
import type { SettledPage } from './settled-page';
import { KEPT, PRIVATE, servePages, TEXT, type Answer } from '../testing/page-server-bench';

describe('the page server', () => {
  const site = servePages();

  describe('keeps a page', () => {
    it('and answers from it without asking Next again', async () => {
      const replies = [await site.ask('/gw_detail/5'), await site.ask('/gw_detail/5')];
      expect(site.asked).toHaveLength(1);
      for (const reply of replies) {
        expect(reply.status).toBe(200);
        expect(reply.body.toString()).toBe(TEXT);
      }
      expect(site.pages.stats()).toMatchObject({ hits: 1, renders: 1, entries: 1 });
    });

    it('whose way is settled, which Next makes by its internal path, the middleware unasked', async () => {
      site.settle({ '/gw_detail/5': '/zh-Hans/gw_detail/5' });
      // Made for one request: so Next says of it, and the page is everybody's nonetheless.
      site.next = () => ({ headers: PRIVATE, body: TEXT });
      const replies = [await site.ask('/gw_detail/5'), await site.ask('/gw_detail/5')];
      expect(site.asked.map(({ url }) => url)).toEqual(['/zh-Hans/gw_detail/5']);
      expect(site.asked[0]?.headers).toHaveProperty(SETTLED_HEADER);
      expect(replies.map(({ body }) => body.toString())).toEqual([TEXT, TEXT]);
    });

    it('that it fills in itself, once Next has made the template of its kind', async () => {
      site.settle({
        '/gw_detail/5': '/zh-Hans/gw_detail/5',
        '/gw_detail/6': '/zh-Hans/gw_detail/6',
      });
      site.registry.pageContents.set('/gw_detail', async (id) => ({
        head: `<title>${id}</title>`,
        html: `<p>${id}</p>`,
      }));
      site.next = () => {
        const mark = site.registry.renders.getStore()?.contentMark;
        return { headers: PRIVATE, body: `<head></head>${mark}` };
      };
      for (const id of [5, 6, 5]) {
        const { status, headers, body } = await site.ask(`/gw_detail/${id}`);
        expect(status).toBe(200);
        expect(headers['cache-control']).toContain('public');
        expect(body.toString()).toBe(`<head><title>${id}</title></head><p>${id}</p>`);
      }
      expect(site.asked).toHaveLength(1);
      expect(site.pages.stats()).toMatchObject({ hits: 1, renders: 2, filled: 2, entries: 2 });
    });

    it('that Next makes after all where its content can not be made', async () => {
      site.settle({ '/gw_detail/5': '/zh-Hans/gw_detail/5' });
      site.registry.pageContents.set('/gw_detail', () => Promise.reject(new Error('no database')));
      const replies = [await site.ask('/gw_detail/5'), await site.ask('/gw_detail/5')];
      expect(replies.map(({ body }) => body.toString())).toEqual([TEXT, TEXT]);
      expect(site.pages.stats()).toMatchObject({ hits: 1, renders: 1, filled: 0 });
    });

    it('that it fills in, but not where a change comes between content and template', async () => {
      site.settle({ '/gw_detail/5': '/zh-Hans/gw_detail/5' });
      site.registry.pageContents.set('/gw_detail', async () => {
        site.registry.generation += 2;
        return { head: '', html: TEXT };
      });
      site.next = () => {
        const mark = site.registry.renders.getStore()?.contentMark;
        return { headers: PRIVATE, body: `<head></head>${mark}` };
      };
      await site.ask('/gw_detail/5');
      await site.ask('/gw_detail/5');
      expect(site.pages.stats()).toMatchObject({ hits: 0, filled: 2, entries: 0 });
      // Each has a template of its own generation.
      expect(site.asked).toHaveLength(2);
    });

    it('but for a text that is missing although its way was settled', async () => {
      site.settle({ '/gw_detail/5': '/zh-Hans/gw_detail/5' });
      site.next = () => ({ status: 404, headers: PRIVATE, body: TEXT });
      const statuses = [await site.ask('/gw_detail/5'), await site.ask('/gw_detail/5')];
      expect(statuses.map(({ status }) => status)).toEqual([404, 404]);
      expect(site.asked).toHaveLength(2);
    });

    describe('that says what is missing', () => {
      const article = { path: '/en/missing/article', status: 404 } as const;
      const page = { path: '/en/missing/page', status: 404 } as const;
      beforeEach(() => {
        site.settle({ '/gw_detail/7': article, '/gw_detail/8': article, '/no-such': page });
        site.next = ({ url }) => ({ headers: PRIVATE, body: `<h1>${url}</h1>` });
      });

      it('once for all addresses where the same is missing', async () => {
        const replies = [];
        for (const id of [7, 8, 7]) replies.push(await site.ask(`/gw_detail/${id}`));
        expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
        for (const { headers, body } of replies) {
          expect(body.toString()).toBe('<h1>/en/missing/article</h1>');
          expect(headers).toMatchObject({
            'x-robots-tag': 'noindex',
            'cache-control': 'public, max-age=0, s-maxage=5',
          });
        }
        expect(site.pages.stats()).toMatchObject({ hits: 2, renders: 1, entries: 1 });
        expect((await site.ask('/no-such')).body.toString()).toBe('<h1>/en/missing/page</h1>');
      });

      it('until something changes', async () => {
        await site.ask('/gw_detail/7');
        await site.change();
        await site.ask('/gw_detail/8');
        expect(site.pages.stats()).toMatchObject({ hits: 0, renders: 2 });
      });

      it('and never says that it is what one has already', async () => {
        const { headers } = await site.ask('/gw_detail/7');
        const again = await site.ask('/gw_detail/7', { 'if-none-match': headers.etag! });
        expect(again.status).toBe(404);
        expect((await site.ask('/gw_detail/8', { 'if-none-match': '*' })).status).toBe(404);
      });

      it('and not of what was there again when the next one asked', async () => {
        const ways: Record<string, string | SettledPage> = {
          '/gw_detail/5': '/en/gw_detail/5',
          '/gw_detail/7': article,
        };
        site.settle(ways);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        site.next = async ({ url }) => {
          if (url === '/slow') await released;
          return { headers: url === '/slow' ? KEPT : PRIVATE, body: `<h1>${url}</h1>` };
        };
        const slow = site.ask('/slow');
        await site.ask('/api/health');
        await site.change();
        // Both wait for the render that is older than the change; meanwhile they change places.
        const taken = site.ask('/gw_detail/5');
        const given = site.ask('/gw_detail/7');
        await site.ask('/api/health');
        Object.assign(ways, { '/gw_detail/5': article, '/gw_detail/7': '/en/gw_detail/7' });
        release();
        expect(await taken).toMatchObject({ status: 404 });
        expect(await given).toMatchObject({ status: 404 });
        await slow;
        expect((await site.ask('/gw_detail/7')).body.toString()).toBe('<h1>/en/gw_detail/7</h1>');
        expect((await site.ask('/gw_detail/5')).body.toString()).toBe(
          '<h1>/en/missing/article</h1>',
        );
      });

      it('under no address that somebody can ask for', async () => {
        await site.ask('/gw_detail/7');
        const { hits } = site.pages.stats();
        await site.ask('/en/missing/article');
        await site.ask('404%20/en/missing/article');
        expect(site.pages.stats().hits).toBe(hits);
      });
    });

    it('whose way a stranger calls settled by asking the middleware', async () => {
      await site.ask('/desk', { [SETTLED_HEADER]: '1' });
      expect(site.asked[0]?.headers).not.toHaveProperty(SETTLED_HEADER);
    });

    it('that many ask for at once after one render', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      site.next = async () => {
        begin();
        await finished;
        return { headers: KEPT, body: TEXT };
      };
      const first = site.ask('/gw_detail/5');
      await begun;
      const others = Array.from({ length: 20 }, () => site.ask('/gw_detail/5'));
      // All of them are in: one more connection is answered after theirs.
      await site.ask('/api/health');
      finish();
      const replies = await Promise.all([first, ...others]);
      expect(site.asked).toHaveLength(1);
      expect(replies.every(({ body }) => body.toString() === TEXT)).toBe(true);
    });

    it('no longer than s-maxage', async () => {
      jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
      await site.ask('/gw_detail/5');
      jest.setSystemTime(599_999);
      await site.ask('/gw_detail/5');
      expect(site.asked).toHaveLength(1);
      jest.setSystemTime(600_000);
      await site.ask('/gw_detail/5');
      jest.useRealTimers();
      expect(site.asked).toHaveLength(2);
    });

    it('as long as Next has left of it', async () => {
      jest.useFakeTimers({ now: 1_000_000, doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
      site.next = () => {
        site.registry.renders.getStore()!.madeAt = 500_000;
        return { headers: KEPT, body: TEXT };
      };
      await site.ask('/gw_detail/5');
      jest.setSystemTime(1_100_000);
      await site.ask('/gw_detail/5');
      jest.useRealTimers();
      expect(site.asked).toHaveLength(2);
    });

    it('within the bound of bytes, whatever is asked for', async () => {
      for (let id = 0; id < 200; id += 1) {
        await site.ask(`/gw_detail/${id}`, { 'accept-encoding': 'br' });
        expect(site.pages.stats().bytes).toBeLessThanOrEqual(400_000);
      }
      expect(site.pages.stats().entries).toBeGreaterThan(10);
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
      site.next = () => answer;
      const reply = await site.ask('/gw_detail/5');
      expect(reply.status).toBe(answer.status ?? 200);
      expect(site.pages.stats().entries).toBe(0);
      await site.ask('/gw_detail/5');
      expect(site.asked.length).toBeGreaterThanOrEqual(2);
    });

    it.each([
      ['a query', '/gw_detail/5?utm_source=x', {}],
      ['a router request', '/gw_detail/5', { rsc: '1' }],
      ['a prefetch', '/gw_detail/5', { rsc: '1', 'next-router-prefetch': '1' }],
      ['a call', '/api/homeLinsts', {}],
      ['a personal page', '/my/collect', {}],
      ['a personal page in English', '/en/ac_mine', {}],
      ['a path in another spelling', '/gw_det%61il/5', {}],
      ['an event stream', '/live', { accept: 'text/event-stream' }],
    ])('but not for %s', async (_, path, headers) => {
      await site.ask(path, headers);
      await site.ask(path, headers);
      expect(site.asked).toHaveLength(2);
      expect(site.pages.stats().entries).toBe(0);
    });

    it.each(['next-router-prefetch', 'next-action', 'x-nextjs-data'])(
      'and nobody gets past it by saying %s',
      async (name) => {
        await site.ask('/gw_detail/5');
        const reply = await site.ask('/gw_detail/5', { [name]: '1' });
        expect(reply.body.toString()).toBe(TEXT);
        expect(site.asked).toHaveLength(1);
      },
    );

    it('and does not give it to a router request or a query for the same path', async () => {
      await site.ask('/gw_detail/5');
      site.next = () => ({ headers: { 'content-type': 'text/x-component' }, body: 'flight' });
      expect((await site.ask('/gw_detail/5', { rsc: '1' })).body.toString()).toBe('flight');
      expect((await site.ask('/gw_detail/5?x=1')).body.toString()).toBe('flight');
      expect((await site.ask('/gw_detail/5')).body.toString()).toBe(TEXT);
    });
  });

  describe('after a change', () => {
    it('makes the page anew', async () => {
      await site.ask('/gw_detail/5');
      site.next = () => ({ headers: KEPT, body: 'new' });
      await site.change();
      expect((await site.ask('/gw_detail/5')).body.toString()).toBe('new');
    });

    it('never keeps a page whose render began before it', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      site.next = async () => {
        begin();
        await finished;
        return { headers: KEPT, body: 'old' };
      };
      const early = site.ask('/gw_detail/5');
      await begun;
      await site.change();
      site.next = () => ({ headers: KEPT, body: 'new' });
      const late = site.ask('/gw_detail/5');
      await site.ask('/api/health');
      finish();
      expect((await early).body.toString()).toBe('old');
      expect((await late).body.toString()).toBe('new');
      expect((await site.ask('/gw_detail/5')).body.toString()).toBe('new');
    });

    it('never keeps a page whose render began while it was being made visible', async () => {
      let release = () => {};
      site.registry.refreshExistence = () => new Promise<void>((resolve) => (release = resolve));
      const changing = site.change();
      site.next = () => ({ headers: KEPT, body: 'amid' });
      await site.ask('/gw_detail/5');
      release();
      await changing;
      site.next = () => ({ headers: KEPT, body: 'after' });
      expect((await site.ask('/gw_detail/5')).body.toString()).toBe('after');
    });
  });

  describe('by itself', () => {
    it('tells its health', async () => {
      const reply = await site.ask('/api/health');
      expect(JSON.parse(reply.body.toString())).toEqual({ status: 'ok', version: '1.2.3' });
      expect(site.asked).toHaveLength(0);
    });

    it('shows that a key is this site’s, to the letter', async () => {
      const reply = await site.ask('/0123456789abcdef.txt');
      expect(reply).toMatchObject({ status: 200 });
      expect(reply.body.toString()).toBe('0123456789abcdef');
      expect((await site.ask('/0123456789abcdef.txt', {}, 'POST')).status).toBe(405);
      expect(site.asked).toHaveLength(0);
    });

    it.each(['/api/internal/expire', '/api/internal%2Fexpire', '/api//internal/expire?x'])(
      'hides %s',
      async (path) => {
        expect((await site.ask(path, {}, 'POST')).status).toBe(404);
        expect(site.asked).toHaveLength(0);
      },
    );

    it('refuses an address of more than 8 KB', async () => {
      expect((await site.ask(`/${'a'.repeat(8 * 1024)}`)).status).toBe(414);
      expect((await site.ask(`/${'a'.repeat(8 * 1024 - 1)}`)).status).toBe(200);
    });

    it('refuses methods that nobody here answers', async () => {
      const reply = await site.ask('/home', {}, 'PROPFIND');
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
    });

    it('refuses a request for another server', async () => {
      const { port } = site.address();
      const socket = net.connect(port, '127.0.0.1');
      socket.end('GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n');
      const [head] = (
        await new Promise<string>((resolve) => {
          socket.once('data', (data) => resolve(data.toString()));
        })
      ).split('\r\n');
      expect(head).toBe('HTTP/1.1 400 Bad Request');
      expect(site.asked).toHaveLength(0);
    });

    it('makes a page once more when it failed between two passes', async () => {
      let made = 0;
      site.next = () => {
        made += 1;
        return made === 1 ? { status: 500, body: 'x' } : { headers: KEPT, body: TEXT };
      };
      const reply = await site.ask('/gw_detail/5');
      expect(reply.status).toBe(200);
      expect(made).toBe(2);
    });

    it.each(['POST', 'PUT', 'DELETE'])(
      'refuses %s where there is only something to read',
      async (method) => {
        const reply = await site.ask('/gw_detail/5', {}, method);
        expect(reply.status).toBe(405);
        expect(reply.headers.allow).toBe('GET, HEAD');
        expect(site.asked).toHaveLength(0);
      },
    );

    it('answers 500 where Next fails, and asks again next time', async () => {
      site.next = () => Promise.reject(new Error('broken'));
      const failed = await site.ask('/gw_detail/5');
      expect(failed.status).toBe(500);
      expect(failed.body.toString()).toBe('<html>failed: /gw_detail/5</html>');
      expect((await site.ask('/my')).status).toBe(500);
      site.next = () => ({ headers: KEPT, body: TEXT });
      expect((await site.ask('/gw_detail/5')).status).toBe(200);
    });
  });
});
