import { finishPage, pageBytes, type FinishedPage } from './finished-page';
import { createPageCache } from './page-cache';

function page(bytes: number, expiresAt = 1000): FinishedPage {
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=9' };
  return finishPage({ status: 200, headers, body: Buffer.alloc(bytes, 'a') }, expiresAt);
}

const ASSET = '/_next/static/chunks/a.js';

describe('createPageCache', () => {
  it('gives a page until its time is over', () => {
    const cache = createPageCache(1e6);
    cache.set('/home', page(100, 1000));
    expect(cache.get('/home', 999)).toBeDefined();
    expect(cache.get('/home', 1000)).toBeUndefined();
  });

  it('holds no more bytes than it may, however many pages come', () => {
    const cache = createPageCache(200_000);
    for (let id = 0; id < 500; id += 1) {
      cache.set(`/gw_detail/${id}`, page(10_000));
      cache.set(`/_next/static/${id}.js`, page(10_000));
      expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
    }
    expect(cache.get('/gw_detail/499', 0)).toBeDefined();
    expect(cache.get('/gw_detail/0', 0)).toBeUndefined();
  });

  it('keeps a few results of searches, at the cost of no other page', () => {
    const cache = createPageCache(400_000);
    cache.set('/home', page(10_000));
    for (let word = 0; word < 200; word += 1) cache.set(`/en/search/${word}`, page(10_000));
    expect(cache.get('/home', 0)).toBeDefined();
    expect(cache.get('/en/search/199', 0)).toBeDefined();
    expect(cache.size().bytes).toBeLessThan(50_000);
    cache.dropPages();
    expect(cache.get('/en/search/199', 0)).toBeUndefined();
  });

  it('does not keep what alone is more than the bound', () => {
    const cache = createPageCache(50_000);
    cache.set('/big', page(60_000));
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('counts another encoding of a page', () => {
    const cache = createPageCache(1e6);
    const kept = page(10_000);
    cache.set('/home', kept);
    const before = cache.size().bytes;
    kept.variants.br = { ...kept.variants.identity, body: Buffer.alloc(3_000) };
    cache.grew('/home', kept);
    expect(cache.size().bytes).toBe(before + 3_000);
    expect(cache.size().bytes).toBeGreaterThanOrEqual(pageBytes(kept));
  });

  it('does not bring back a page that was dropped or replaced while it was compressed', () => {
    const cache = createPageCache(1e6);
    const old = page(100);
    cache.set('/home', old);
    cache.dropPages();
    cache.grew('/home', old);
    expect(cache.get('/home', 0)).toBeUndefined();

    cache.set('/home', old);
    const fresh = page(200);
    cache.set('/home', fresh);
    cache.grew('/home', old);
    expect(cache.get('/home', 0)).toBe(fresh);
  });

  it('drops pages and leaves files of the build', () => {
    const cache = createPageCache(1e6);
    cache.set('/home', page(100));
    cache.set(ASSET, page(100));
    cache.dropPages();
    expect(cache.get('/home', 0)).toBeUndefined();
    expect(cache.get(ASSET, 0)).toBeDefined();
  });
});
