import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { checkStructuredData } from '@/lib/testing/structured-data-rules';
import { expect, test } from './fixtures/site';

/** Addresses of each kind that are looked at: of a list its ends, where faults are. */
const PER_KIND = 9;
/** What no map may name (seo.md): what is somebody's own, or not for search engines. */
const PRIVATE = /\/(?:my|mywz|publish|desk|search|gw_search|signUp|third|feed_back|api)(?:\/|$)/i;
/** What structured data a kind of page has at least. */
const TELLS: Record<string, string[]> = {
  article: ['BreadcrumbList', 'NewsArticle'],
  flash: ['BreadcrumbList', 'NewsArticle'],
  author: ['BreadcrumbList', 'ProfilePage', 'ItemList'],
  column: ['BreadcrumbList', 'ProfilePage', 'ItemList'],
  label: ['BreadcrumbList', 'ItemList'],
  topic: ['BreadcrumbList', 'ItemList'],
  daily: ['BreadcrumbList', 'NewsArticle'],
  weekly: ['BreadcrumbList', 'NewsArticle'],
  technical: ['BreadcrumbList', 'NewsArticle'],
  notice: ['BreadcrumbList'],
};
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'];

interface MapEntry {
  path: string;
  lastmod: string | undefined;
  /** Paths by language. */
  alternates: Record<string, string>;
}

async function readXml(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return new JSDOM(await response.text(), { contentType: 'application/xml' }).window.document;
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname;
const hasQuery = (address: string) => new URL(address, 'http://site').search !== '';

function entriesOf(map: Document, name: string): MapEntry[] {
  return [...map.getElementsByTagName(name)].map((entry) => {
    const address = entry.getElementsByTagName('loc')[0]?.textContent ?? '';
    expect(hasQuery(address), address).toBe(false);
    const links = [...entry.getElementsByTagName('xhtml:link')];
    return {
      path: pathOf(address),
      lastmod: entry.getElementsByTagName('lastmod')[0]?.textContent ?? undefined,
      alternates: Object.fromEntries(
        links.map((link) => [
          link.getAttribute('hreflang') ?? '',
          pathOf(link.getAttribute('href') ?? ''),
        ]),
      ),
    };
  });
}

/** The first, the last and some between, evenly. */
function someOf<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)]!);
}

/** Every part of the map by its kind, from robots.txt on. */
async function readMaps(request: APIRequestContext): Promise<Map<string, MapEntry[]>> {
  const robots = await request.get('/robots.txt');
  expect(robots.status()).toBe(200);
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const named = [...(await robots.text()).matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url!);
  expect(named.map(pathOf)).toEqual(['/sitemap.xml', '/sitemap-news.xml']);
  const maps = new Map<string, MapEntry[]>();
  for (const part of entriesOf(await readXml(request, '/sitemap.xml'), 'sitemap')) {
    const [, kind = ''] = /\/sitemaps\/([a-z]+)-\d+\.xml$/.exec(part.path) ?? [];
    const entries = entriesOf(await readXml(request, part.path), 'url');
    expect(entries.length, part.path).toBeGreaterThan(0);
    maps.set(kind, [...(maps.get(kind) ?? []), ...entries]);
  }
  return maps;
}

/** What a crawler reads in the head of a page. */
function readHead(html: string) {
  const { document } = new JSDOM(html).window;
  const links = (selector: string) => [...document.head.querySelectorAll(selector)];
  const meta = (name: string) =>
    [...document.head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map(
      (element) => element.getAttribute('content') ?? '',
    );
  return {
    lang: document.documentElement.lang,
    title: document.title,
    meta,
    canonicals: links('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    alternates: Object.fromEntries(
      links('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        pathOf(link.getAttribute('href') ?? ''),
      ]),
    ),
    feeds: links('link[rel="alternate"][type]').map((link) => link.getAttribute('href') ?? ''),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
    links: [...document.querySelectorAll('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  };
}

test.describe('a crawler that begins at robots.txt', () => {
  test.describe.configure({ timeout: 240_000 });

  test('finds whole pages, each its own canonical one, in its language, with its data', async ({
    request,
  }) => {
    const maps = await readMaps(request);
    expect([...maps.keys()]).toEqual(expect.arrayContaining(['pages', ...Object.keys(TELLS)]));
    const seenCards = new Set<string>();
    for (const [kind, entries] of maps) {
      for (const entry of someOf(entries, kind === 'pages' ? 30 : PER_KIND)) {
        const where = `${kind}: ${entry.path}`;
        expect(entry.path, where).not.toMatch(PRIVATE);
        const response = await request.get(entry.path, { maxRedirects: 0 });
        expect(response.status(), where).toBe(200);
        const head = readHead(await response.text());
        expect(head.canonicals.map(pathOf), where).toEqual([entry.path]);
        expect(head.alternates, where).toEqual(entry.alternates);
        expect(head.alternates[head.lang], where).toBe(entry.path);
        expect(head.meta('robots').join(), where).toContain('index,follow,max-image-preview:large');
        expect(head.title, where).not.toBe('');
        for (const property of [
          'og:title',
          'og:description',
          'og:url',
          'og:site_name',
          'og:locale',
        ]) {
          expect(head.meta(property).join(), `${where} ${property}`).not.toBe('');
        }
        expect(head.meta('og:image:width'), where).toEqual(['1200']);
        expect(head.meta('og:image:height'), where).toEqual(['630']);
        expect(head.meta('og:image:alt').join(), where).not.toBe('');
        expect(head.meta('twitter:card'), where).toEqual(['summary_large_image']);
        expect(head.feeds.length, where).toBeGreaterThanOrEqual(6);
        const types = head.data.flatMap(checkStructuredData);
        expect(types, where).toEqual(expect.arrayContaining(TELLS[kind] ?? []));
        if (entry.lastmod) expect(Date.parse(entry.lastmod), where).toBeLessThanOrEqual(Date.now());
        if (kind === 'article' || kind === 'flash') {
          expect(head.meta('article:published_time').join(), where).not.toBe('');
          expect(pathOf(head.meta('article:author')[0] ?? ''), where).toMatch(
            kind === 'article' ? /\/author\/\d+$/ : /\/aboutus$/,
          );
          expect(head.meta('article:section').join(), where).not.toBe('');
        }
        seenCards.add(head.meta('og:image')[0] ?? '');
      }
    }
    for (const card of someOf([...seenCards], 12)) {
      const response = await request.get(pathOf(card), { maxRedirects: 0 });
      expect(response.status(), card).toBe(200);
      expect(response.headers()['content-type'], card).toBe('image/jpeg');
      expect((await response.body()).length, card).toBeLessThan(300 * 1024);
    }
  });

  test('is led back by each language to the one it came from', async ({ request }) => {
    const maps = await readMaps(request);
    for (const kind of ['article', 'flash', 'label', 'daily', 'pages']) {
      const entries = maps.get(kind) ?? [];
      const paths = new Set(entries.map(({ path }) => path));
      for (const entry of entries) {
        for (const tag of LANGUAGES) {
          const other = entry.alternates[tag];
          if (other !== undefined) expect(paths, `${entry.path} → ${other}`).toContain(other);
        }
      }
    }
    const [first] = (maps.get('article') ?? []).filter(({ alternates }) => alternates.en);
    for (const path of Object.values(first?.alternates ?? {})) {
      const head = readHead(await (await request.get(path)).text());
      expect(head.alternates).toEqual(first?.alternates);
    }
  });

  test('finds no link with a query on the pages that lead on', async ({ request }) => {
    const paths = [
      '/',
      '/zh-hant',
      '/en/home',
      '/home_wz',
      '/home_kuaixun',
      '/gw_dex',
      '/activity',
    ];
    const found = ['/search/btc', '/en/search/eth/article-date', '/zh-hant/search/btc/flash'];
    const maps = await readMaps(request);
    const events = someOf(maps.get('event') ?? [], 9).map(({ path }) => path);
    expect(events.length).toBeGreaterThan(0);
    for (const path of [...paths, ...found, ...events]) {
      const { links } = readHead(await (await request.get(path)).text());
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter(hasQuery), path).toEqual([]);
      if (path.startsWith('/en/')) expect(links).toContain('/en');
    }
  });

  test('is led from lists in each language to canonical addresses alone', async ({ request }) => {
    const texts = new Set<string>();
    for (const path of ['/home', '/home_wz', '/home_kuaixun', '/search/btc', '/home_eightclock']) {
      for (const prefix of ['', '/zh-hant', '/en']) {
        const { links } = readHead(await (await request.get(prefix + path)).text());
        const isText = (link: string) =>
          /\/(?:gw_detail|kuaixun_wz|home_eightclock)\/\d/.test(link);
        const found = links.map(pathOf).filter(isText);
        expect(found.length, prefix + path).toBeGreaterThan(0);
        for (const link of someOf(found, 12)) texts.add(link);
      }
    }
    for (const path of texts) {
      const head = readHead(await (await request.get(path, { maxRedirects: 0 })).text());
      expect(head.canonicals.map(pathOf), path).toEqual([path]);
    }
  });

  test('reaches every mapped article by links, in four steps at most', async ({ request }) => {
    const maps = await readMaps(request);
    const wanted = new Set(
      (maps.get('article') ?? [])
        .map(({ path }) => path)
        .filter((path) => /^\/gw_detail\//.test(path)),
    );
    const isList = (path: string) =>
      /^\/(?:$|home|gw_dex|author|zl_list)/.test(path) && !PRIVATE.test(path);
    let front = ['/'];
    const seen = new Set(front);
    for (let step = 0; step < 4; step += 1) {
      const next: string[] = [];
      for (const path of front) {
        for (const link of readHead(await (await request.get(path)).text()).links.map(pathOf)) {
          if (seen.has(link)) continue;
          seen.add(link);
          if (isList(link)) next.push(link);
        }
      }
      front = next.slice(0, 60);
    }
    expect([...wanted].filter((path) => !seen.has(path))).toEqual([]);
  });

  test('reaches the sites of gatherings and the ceremony’s results by the list of events', async ({
    request,
  }) => {
    const linksOf = async (path: string) =>
      readHead(await (await request.get(path)).text()).links.map(pathOf);
    expect(await linksOf('/')).toContain('/activity');
    const links = await linksOf('/activity');
    const sites = ['/forum_2023', '/forum_2025', '/polkadot2024', '/hk_annualceremony_result'];
    expect(links).toEqual(expect.arrayContaining(sites));
    expect(await linksOf('/polkadot2024')).toContain('/polkadot2024_about');
  });

  test('finds an article’s own picture as the first of its page', async ({ request }) => {
    const maps = await readMaps(request);
    for (const { path } of someOf(maps.get('article') ?? [], 6)) {
      const html = await (await request.get(path)).text();
      const first = /<img\b[^>]*>/.exec(html)?.[0] ?? '';
      expect(first, path).toContain('fetchpriority="high"');
    }
  });
});

test.describe('what is made for crawlers and readers’ programs', () => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-news.xml',
    '/sitemaps/article-1.xml',
    '/feeds/zh-hans/articles.rss',
    '/feeds/en/articles.atom',
    '/feeds/zh-hant/flash.json',
  ]) {
    test(`${path} is not sent twice to who has it`, async ({ request }) => {
      const first = await request.get(path);
      expect(first.status()).toBe(200);
      const { etag } = first.headers();
      expect(etag).toMatch(/^"/);
      expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await request.get(path, { headers: { 'if-none-match': etag! } });
      expect(again.status()).toBe(304);
    });
  }

  test('is not there where there is nothing', async ({ request }) => {
    for (const path of [
      '/sitemaps/article-99999.xml',
      '/sitemaps/pages-2.xml',
      '/sitemaps/secrets-1.xml',
      '/feeds/en/section-nowhere.rss',
      '/feeds/en/label-999999.rss',
      '/og/gw_detail/999999/en-card-0123456789.jpg',
      '/og/my/_/en-card-0123456789.jpg',
      '/og/gw_detail/..%2F1/en-card-0123456789.jpg',
      '/og/gw_detail/999999/en-code.svg',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
    }
  });

  test('has one address each: one with a slash at its end leads to it', async ({ request }) => {
    for (const path of [
      '/feeds/en/flash.rss',
      '/sitemaps/article-1.xml',
      '/feeds/calendar/en/all.ics',
    ]) {
      const response = await request.get(`${path}/`, { maxRedirects: 0 });
      expect(response.status(), path).toBe(308);
      expect(response.headers().location, path).toBe(path);
    }
  });

  test('has one picture a text: another version leads to it', async ({ request }) => {
    const { meta } = readHead(await (await request.get('/')).text());
    const card = pathOf(meta('og:image')[0] ?? '');
    const other = await request.get(card.replace(/[0-9a-f]{10}\.jpg$/, '0000000000.jpg'), {
      maxRedirects: 0,
    });
    expect(other.status()).toBe(307);
    expect(other.headers().location).toBe(card);
  });
});
