import { offlineOptions } from '@/lib/api/offline-options';
import { offlineWorker, type WorkerScope } from './offline-worker';

const ORIGIN = 'https://example.org';
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

class FakeCache {
  entries = new Map<string, Response>();
  private path = (key: RequestInfo | URL) =>
    new URL(typeof key === 'string' ? key : 'url' in key ? key.url : key.href, ORIGIN).href;
  match = async (key: RequestInfo) => this.entries.get(this.path(key))?.clone();
  put = async (key: RequestInfo, response: Response) =>
    void this.entries.set(this.path(key), response);
  delete = async (key: RequestInfo) => this.entries.delete(this.path(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }) as Request);
}

/** A worker in a browser whose site answers what `site` says. */
function start(changes: Partial<ReturnType<typeof offlineOptions>> = {}) {
  const stores = new Map<string, FakeCache>();
  const listeners = new Map<string, (event: never) => void>();
  const site = new Map<string, () => Response>();
  let isOnline = true;
  const page = (text: string, status = 200, headers: Record<string, string> = PAGE) =>
    new Response(text, { status, headers });
  for (const path of Object.values(offlineOptions().offlinePages)) {
    site.set(path, () => page('<html lang="en"><ul class="x" data-kept-articles=""></ul>'));
  }
  const scope = {
    location: { origin: ORIGIN },
    caches: {
      open: async (name: string) => {
        if (!stores.has(name)) stores.set(name, new FakeCache());
        return stores.get(name);
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: async (input: string | Request) => {
      if (!isOnline) throw new TypeError('no connection');
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
      return site.get(pathname)?.() ?? page('missing', 404);
    },
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
  };
  offlineWorker(scope as unknown as WorkerScope, { ...offlineOptions(), ...changes });
  async function fire(type: string, event: object): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const whole = {
      ...event,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (response: Promise<Response>) => (answer = response),
    };
    listeners.get(type)?.(whole as never);
    const response = await answer;
    await Promise.all(waits);
    return response;
  }
  return {
    site,
    page,
    stores,
    fire,
    goOffline: () => (isOnline = false),
    open: (path: string) =>
      fire('fetch', { request: { method: 'GET', mode: 'navigate', url: ORIGIN + path } }),
    kept: async () =>
      ((await stores.get('articles-1')?.keys()) ?? []).map(({ url }) => new URL(url).pathname),
  };
}

describe('the service worker', () => {
  it('keeps the last read articles, the oldest goes first', async () => {
    const worker = start({ articlesMax: 2 });
    for (const id of [1, 2, 3]) {
      worker.site.set(`/gw_detail/${id}`, () => worker.page(`<h1>Article ${id}</h1>`));
      await worker.open(`/gw_detail/${id}`);
    }
    await worker.open('/gw_detail/2');
    expect(await worker.kept()).toEqual(['/gw_detail/3', '/gw_detail/2']);
  });

  it('shows a kept article without a connection, and lists them for any other page', async () => {
    const worker = start();
    await worker.fire('install', {});
    worker.site.set('/en/gw_detail/7', () => worker.page('<html lang="en"><h1>A &amp; B</h1>'));
    await worker.open('/en/gw_detail/7');
    worker.goOffline();
    expect(await (await worker.open('/en/gw_detail/7'))?.text()).toContain('A &amp; B');
    const list = await (await worker.open('/en/home'))?.text();
    expect(list).toContain(
      '<a href="/en/gw_detail/7" lang="en" class="kept-article">A &amp; B</a>',
    );
  });

  it.each([
    ['a page of a reader’s own', '/my', PAGE],
    [
      'an article that is not for everybody',
      '/gw_detail/1',
      { ...PAGE, 'cache-control': 'private, no-store' },
    ],
    ['a page that is no article', '/home_kuaixun', PAGE],
    ['what is no page', '/gw_detail/1', { ...PAGE, 'content-type': 'application/json' }],
  ])('keeps nothing of %s', async (_what, path, headers) => {
    const worker = start();
    worker.site.set(path, () => worker.page('<h1>x</h1>', 200, headers));
    await worker.open(path);
    expect(await worker.kept()).toEqual([]);
  });

  it('forgets an article that was taken down', async () => {
    const worker = start();
    worker.site.set('/gw_detail/1', () => worker.page('<h1>x</h1>'));
    await worker.open('/gw_detail/1');
    worker.site.set('/gw_detail/1', () => worker.page('gone', 410));
    expect((await worker.open('/gw_detail/1'))?.status).toBe(410);
    expect(await worker.kept()).toEqual([]);
  });

  it('leaves what is kept as it is when a page breaks off on its way', async () => {
    const worker = start();
    await worker.fire('install', {});
    worker.site.set('/gw_detail/1', () => worker.page('<h1>whole</h1>'));
    await worker.open('/gw_detail/1');
    const halfSent = () =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('<h1>ha'));
          stream.error(new TypeError('no connection'));
        },
      });
    worker.site.set('/gw_detail/1', () => new Response(halfSent(), { headers: PAGE }));
    await expect(worker.open('/gw_detail/1')).rejects.toThrow('no connection');
    worker.goOffline();
    expect(await (await worker.open('/gw_detail/1'))?.text()).toContain('whole');
  });

  it('lists an article that is just being kept anew', async () => {
    const worker = start();
    await worker.fire('install', {});
    worker.site.set('/gw_detail/1', () => worker.page('<html lang="zh-Hans"><h1>Again</h1>'));
    await worker.open('/gw_detail/1');
    const store = worker.stores.get('articles-1')!;
    const put = store.put;
    let goOn = () => {};
    const isBeingPut = new Promise<void>((beingPut) => {
      store.put = async (key, response) => {
        beingPut();
        await new Promise<void>((resolve) => (goOn = resolve));
        await put(key, response);
      };
    });
    const again = worker.open('/gw_detail/1');
    await isBeingPut;
    worker.goOffline();
    const list = worker.open('/home');
    // Whatever could be listed without waiting has been by now.
    await new Promise(setImmediate);
    goOn();
    expect(await (await list)?.text()).toContain('>Again</a>');
    await again;
  });

  it('asks the site first, so that a new build is shown at once, and drops what an older worker kept', async () => {
    const worker = start();
    worker.stores.set('articles-0', new FakeCache());
    worker.site.set('/gw_detail/1', () => worker.page('<h1>old</h1>'));
    await worker.open('/gw_detail/1');
    worker.site.set('/gw_detail/1', () => worker.page('<h1>new</h1>'));
    expect(await (await worker.open('/gw_detail/1'))?.text()).toContain('new');
    await worker.fire('activate', {});
    expect([...worker.stores.keys()]).not.toContain('articles-0');
  });

  it('leaves calls and other sites alone', async () => {
    const worker = start();
    const request = (url: string, method = 'GET') => ({ request: { method, mode: 'cors', url } });
    expect(
      await worker.fire('fetch', request(`${ORIGIN}/api/getUserInfo`, 'POST')),
    ).toBeUndefined();
    expect(await worker.fire('fetch', request('https://other.example/x.js'))).toBeUndefined();
  });
});
