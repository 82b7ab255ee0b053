import { checkStructuredData } from '@/lib/testing/structured-data-rules';
import {
  forAll,
  hasQuery,
  pathOf,
  PRIVATE,
  readHead,
  readHeadAlone,
  readMaps,
  someOf,
  TELLS,
  type MapEntry,
} from './fixtures/crawl';
import { expect, test } from './fixtures/site';

/** Addresses of each kind that are looked at: of a list its ends, where faults are. */
const PER_KIND = 9;
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'];

interface Mapped {
  kind: string;
  entry: MapEntry;
}

test.describe('a crawler that begins at robots.txt', () => {
  test.describe.configure({ timeout: 240_000 });

  test('finds every mapped address: its own canonical one, with its languages and its data', async ({
    request,
  }) => {
    test.setTimeout(480_000);
    const readAll = async () =>
      [...(await readMaps(request))].flatMap(([kind, entries]) =>
        entries.map((entry) => ({ kind, entry })),
      );
    const look = async ({ kind, entry: { path, alternates } }: Mapped) => {
      expect(path).not.toMatch(PRIVATE);
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const head = readHeadAlone(await response.text());
      expect(head.canonicals.map(pathOf), path).toEqual([path]);
      expect(head.alternates, path).toEqual(alternates);
      expect(head.alternates[head.lang], path).toBe(path);
      expect(head.meta('robots').join(), path).toContain('index,follow');
      const types = head.data.flatMap(checkStructuredData);
      expect(types, path).toEqual(expect.arrayContaining(TELLS[kind] ?? []));
    };
    const all = await readAll();
    expect(new Set(all.map(({ entry }) => entry.path)).size).toBe(all.length);
    const changed = new Set<string>();
    await forAll(all, (one) => look(one).catch(() => void changed.add(one.entry.path)));
    // Other tests publish and take down meanwhile: what was not as mapped has to be as it is mapped now.
    await expect(async () => {
      const now = changed.size > 0 ? await readAll() : [];
      for (const one of now.filter(({ entry }) => changed.has(entry.path))) await look(one);
    }).toPass({ timeout: 60_000 });
  });

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
