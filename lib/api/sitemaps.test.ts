/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { sql } from 'drizzle-orm';
import { processRegistry } from '../platform/process-registry';
import { sampleArticle, sampleNewsroom } from '../testing/sample-content';
import { sampleIssues } from '../testing/sample-issues';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { runCommand } from './newsroom-commands';
import {
  respondWithNewsSitemap,
  respondWithRobots,
  respondWithSitemapIndex,
  respondWithSitemapPart,
} from './sitemaps';

let database: TestDatabase;
let articleId = 0;
let englishId = 0;
const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  await runCommand('installNewsroom', sampleNewsroom(now));
  const [first, second] = await runCommand('importArticles', {
    articles: [
      sampleArticle('plain', { publishedAt: hoursAgo(30) }),
      sampleArticle('english', {
        publishedAt: hoursAgo(60),
        titleEn: 'Q&A: what is <b>bold</b>?\u0008',
      }),
    ],
  });
  articleId = first?.id ?? 0;
  englishId = second?.id ?? 0;
  await runCommand('saveIssues', { issues: sampleIssues() });
});
afterAll(async () => {
  processRegistry().database = undefined;
  await database.close();
});

/** Parsed by a parser that is not the writer's, which refuses what is not well-formed. */
async function parsed(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toMatch(/^s-maxage=\d+$/);
  const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  return document;
}

const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent);
const pathsOf = (document: Document) =>
  textsOf(document, 'loc').map((address) => new URL(address ?? '').pathname);

describe('robots.txt', () => {
  it('keeps crawlers from the calls alone, and leads to both maps', async () => {
    const response = respondWithRobots();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /api/']);
    expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([
      expect.stringMatching(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/),
      expect.stringMatching(/^Sitemap: https?:\/\/[^/]+\/sitemap-news\.xml$/),
    ]);
  });
});

describe('the map of the site', () => {
  it('names every part that holds something, and each part is there', async () => {
    const paths = pathsOf(await parsed(await respondWithSitemapIndex()));
    expect(paths).toEqual([
      '/sitemaps/pages-1.xml',
      ...[
        'article',
        'flash',
        'author',
        'column',
        'label',
        'daily',
        'weekly',
        'technical',
        'notice',
        'event',
        'month',
      ].map((kind) => `/sitemaps/${kind}-1.xml`),
    ]);
    for (const path of paths) {
      const part = await parsed(await respondWithSitemapPart(path.split('/').at(-1) ?? ''));
      expect(pathsOf(part).length).toBeGreaterThan(0);
    }
  });

  it('has no part beyond its last, nor one of another name', async () => {
    for (const file of [
      'article-2.xml',
      'article-0.xml',
      'pages-2.xml',
      'people-1.xml',
      'x',
      'article-1',
    ]) {
      expect((await respondWithSitemapPart(file)).status).toBe(404);
    }
  });

  it('names each edition with all of them, and no language without one', async () => {
    const part = await parsed(await respondWithSitemapPart('article-1.xml'));
    expect(pathsOf(part)).toEqual([
      `/gw_detail/${articleId}`,
      `/zh-hant/gw_detail/${articleId}`,
      `/gw_detail/${englishId}`,
      `/zh-hant/gw_detail/${englishId}`,
      `/en/gw_detail/${englishId}`,
    ]);
    const links = [...part.getElementsByTagName('url')].map((url) =>
      [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang')),
    );
    expect(links[0]).toEqual(['zh-Hans', 'zh-Hant', 'x-default']);
    expect(links[4]).toEqual(['zh-Hans', 'zh-Hant', 'en', 'x-default']);
  });

  it('dates what changed by its last real change, a correction too', async () => {
    const lastmods = async () =>
      textsOf(await parsed(await respondWithSitemapPart('article-1.xml')), 'lastmod');
    const dated = async () => {
      const index = await parsed(await respondWithSitemapIndex());
      return textsOf(index, 'lastmod')[0];
    };
    expect(Date.parse((await lastmods())[0] ?? '')).toBe(
      Math.floor(Date.parse(hoursAgo(30)) / 1000) * 1000,
    );
    const at = '2031-01-02T03:04:05.000Z';
    await database.db.execute(sql`insert into article_corrections (article_id, text, at)
      values (${articleId}, '{"zh-Hans": "更正", "zh-Hant": "更正"}', ${at})`);
    expect((await lastmods())[0]).toBe('2031-01-02T11:04:05+08:00');
    expect(await dated()).toBe('2031-01-02T11:04:05+08:00');
    await database.db.execute(sql`delete from article_corrections`);
  });

  it('names the months that have dates, at UTC+8 and in every language', async () => {
    await database.db.execute(sql`delete from events`);
    const dates = [
      ['a', '2031-01-31', '2031-03-01', '2026-11-01T00:00:00Z'],
      ['b', '2031-03-09', '2031-03-09', '2026-11-03T00:00:00Z'],
    ];
    for (const [key, first, last, changed] of dates) {
      await database.db.execute(sql`insert into calendar_dates
        (key, kind, title, note, importance, first_day, last_day, is_sample, is_tentative, changed_at)
        values (${key}, 'macro', '{}', '{}', 1, ${first}, ${last}, false, false, ${changed})`);
    }
    const text = '{"zh-Hans": "聚会", "zh-Hant": "聚會"}';
    const addEvent = (state: string, from: string, until: string) =>
      database.db.execute(sql`insert into events
        (title, summary, city, starts_at, ends_at, poster, time_zone, is_online, is_free, state)
        values (${text}, ${text}, ${text}, ${from}, ${until}, '', 'UTC', false, true, ${state})`);
    // Begins in June at UTC+8, and ends with it; one that is not live is on no page.
    await addEvent('live', '2031-05-31T16:00:00Z', '2031-06-30T16:00:00Z');
    await addEvent('pending', '2031-09-01T00:00:00Z', '2031-09-02T00:00:00Z');
    const part = await parsed(await respondWithSitemapPart('month-1.xml'));
    const paths = pathsOf(part);
    expect(paths.filter((path) => path.startsWith('/gw_shijian'))).toEqual([
      '/gw_shijian/2031-01',
      '/gw_shijian/2031-02',
      '/gw_shijian/2031-03',
      '/gw_shijian/2031-06',
    ]);
    expect(paths).toContain('/zh-hant/gw_shijian/2031-06');
    expect(paths).toContain('/en/gw_shijian/2031-06');
    const lastmods = textsOf(part, 'lastmod');
    expect(lastmods[0]).toBe('2026-11-01T08:00:00+08:00');
    expect(lastmods[paths.indexOf('/gw_shijian/2031-03')]).toBe('2026-11-03T08:00:00+08:00');
  });

  it('forgets what was withdrawn', async () => {
    await database.db.execute(sql`update articles set state = 'withdrawn' where id = ${articleId}`);
    const part = await parsed(await respondWithSitemapPart('article-1.xml'));
    expect(pathsOf(part)).not.toContain(`/gw_detail/${articleId}`);
    await database.db.execute(sql`update articles set state = 'approved' where id = ${articleId}`);
  });

  it('has the pages of the design, and none that is private or not to be found', async () => {
    const paths = pathsOf(await parsed(await respondWithSitemapPart('pages-1.xml')));
    expect(paths).toEqual(expect.arrayContaining(['/', '/zh-hant', '/en/home', '/en', '/hk']));
    expect(paths).toContain('/home_kuaixun/important');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /\/(my|publish|desk|search|ac_create)/.test(path))).toEqual([]);
  });
});

describe('the map for news search', () => {
  it('holds what the last two days brought, with its language and date', async () => {
    const news = await parsed(await respondWithNewsSitemap());
    const paths = pathsOf(news);
    expect(paths).toContain(`/gw_detail/${articleId}`);
    expect(paths).toContain(`/zh-hant/gw_detail/${articleId}`);
    expect(paths).not.toContain(`/gw_detail/${englishId}`);
    expect(paths.filter((path) => path.startsWith('/kuaixun_wz/'))).toHaveLength(8);
    expect(new Set(textsOf(news, 'news:language'))).toEqual(new Set(['zh-cn', 'zh-tw']));
    expect(textsOf(news, 'news:name')[0]).toBe('链潮');
    for (const date of textsOf(news, 'news:publication_date')) expect(date).toMatch(/\+08:00$/);
  });

  it('holds a thousand addresses at most, the newest', async () => {
    await database.db.execute(sql`
      with made as (insert into flashes (category, state, published_at)
        select 'policy', 'published', ${now.toISOString()}::timestamptz from generate_series(1, 1100)
        returning id)
      insert into flash_editions (flash_id, locale, title, content)
        select id, 'zh-Hans', 'Q&A <' || id, 'x' from made`);
    const news = await parsed(await respondWithNewsSitemap());
    expect(textsOf(news, 'loc')).toHaveLength(1000);
    expect(textsOf(news, 'news:title')[0]).toMatch(/^Q&A <\d+$/);
    expect((await respondWithSitemapPart('flash-2.xml')).status).toBe(200);
  });
});
