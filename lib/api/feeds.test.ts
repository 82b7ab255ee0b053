import RssParser from 'rss-parser';
import { JSDOM } from 'jsdom';
import { z } from 'zod';
import { processRegistry } from '../platform/process-registry';
import { sampleArticle, sampleNewsroom } from '../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { respondWithFeed } from './feeds';
import { runCommand } from './newsroom-commands';

jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ namespace }: { namespace: string }) =>
    (key: string, values: object = {}) =>
      [`${namespace}.${key}`, ...Object.values(values)].join(' '),
}));

let database: TestDatabase;
const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const BODY =
  '<p>A &amp; B <a href="/gw_detail/1">there</a> <a href="#note">note</a> <a href="https://example.org/x?a=1&amp;b=2">out</a></p>' +
  '<figure><img src="/media/x/1280.jpg" alt="x" /></figure>';

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  await runCommand('installNewsroom', sampleNewsroom(now));
  const whole = sampleArticle('whole', {
    publishedAt: hoursAgo(1),
    titleEn: 'Q&A: 1 < 2 "quoted"',
  });
  await runCommand('importArticles', {
    articles: [
      { ...whole, editions: whole.editions.map((edition) => ({ ...edition, bodyHtml: BODY })) },
      sampleArticle('chinese', { publishedAt: hoursAgo(2), section: 'policy', labels: [] }),
    ],
  });
});
afterAll(async () => {
  processRegistry().database = undefined;
  await database.close();
});

async function textOf(language: string, file: string, type: string): Promise<string> {
  const response = await respondWithFeed(language, file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(response.headers.get('link')).toMatch(
    new RegExp(`^<https?://[^>]+/feeds/${language}/${file}>; rel="self"$`),
  );
  return response.text();
}

const parser = new RssParser();
const rss = async (language: string, what: string) =>
  parser.parseString(await textOf(language, `${what}.rss`, 'application/rss+xml'));

/** Well-formed by a parser that is not the writer's. */
function parsedXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.enum(['zh-Hans', 'zh-Hant', 'en']),
  authors: z.array(z.object({ name: z.string(), url: z.url() })).min(1),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_html: z.string().min(1),
      date_published: z.iso.datetime({ offset: true }),
      authors: z.array(z.object({ name: z.string(), url: z.url() })),
      tags: z.array(z.string()),
    }),
  ),
});

describe('a feed of articles', () => {
  it('holds the whole text in RSS, its addresses absolute', async () => {
    const feed = await rss('en', 'articles');
    expect(feed.items).toHaveLength(1);
    const [item] = feed.items;
    expect(item?.title).toBe('Q&A: 1 < 2 "quoted"');
    expect(item?.guid).toBe(item?.link);
    expect(item?.link).toMatch(/^https?:\/\/[^/]+\/en\/gw_detail\/\d+$/);
    const content = String(item?.['content:encoded']);
    const { document } = new JSDOM(content).window;
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const origin = new URL(item?.link ?? '').origin;
    expect(links).toEqual([
      `${origin}/gw_detail/1`,
      `${item?.link}#note`,
      'https://example.org/x?a=1&b=2',
    ]);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`${origin}/media/x/1280.jpg`);
    expect(document.querySelector('p')?.textContent).toContain('A & B');
  });

  it('says the same in Atom and in JSON, under the same names', async () => {
    const atom = parsedXml(await textOf('en', 'articles.atom', 'application/atom+xml'));
    const json = jsonFeed.parse(
      JSON.parse(await textOf('en', 'articles.json', 'application/feed+json')),
    );
    const { items } = await rss('en', 'articles');
    const ids = [...atom.querySelectorAll('entry > id')].map((id) => id.textContent);
    expect(ids).toEqual(items.map(({ guid }) => guid));
    expect(json.items.map(({ id }) => id)).toEqual(ids);
    expect(atom.querySelector('entry > content')?.textContent).toBe(json.items[0]?.content_html);
    expect(atom.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toMatch(
      /\/feeds\/en\/articles\.atom$/,
    );
    const again = await parser.parseString(
      await (await respondWithFeed('en', 'articles.atom')).text(),
    );
    expect(again.items.map(({ link }) => link)).toEqual(ids);
  });

  it('is in one language: each edition is in its own feed', async () => {
    const simplified = await rss('zh-hans', 'articles');
    expect(simplified.items.map(({ title }) => title)).toEqual(['发展whole', '发展chinese']);
    const traditional = await rss('zh-hant', 'articles');
    expect(traditional.items.map(({ title }) => title)).toEqual(['發展whole', '發展chinese']);
    expect(traditional.items[0]?.link).toMatch(/\/zh-hant\/gw_detail\/\d+$/);
  });

  it('follows a section, a label or an author', async () => {
    const titles = async (what: string) =>
      (await rss('zh-hans', what)).items.map((item) => item.title);
    expect(await titles('section-policy')).toEqual(['发展chinese']);
    expect(await titles('section-industry')).toEqual(['发展whole']);
    expect(await titles('label-1')).toEqual(['发展whole']);
    expect(await titles('author-1')).toEqual(['发展whole', '发展chinese']);
  });

  it('is the same bytes as long as nothing changes', async () => {
    for (const file of ['articles.rss', 'articles.atom', 'articles.json', 'flash.rss']) {
      const first = await (await respondWithFeed('zh-hans', file)).text();
      expect(await (await respondWithFeed('zh-hans', file)).text()).toBe(first);
    }
  });
});

describe('a feed of flash news', () => {
  it('has flashes alone, all or of one kind, with their text', async () => {
    const all = await rss('zh-hans', 'flash');
    expect(all.items).toHaveLength(8);
    expect(all.items[0]?.link).toMatch(/\/kuaixun_wz\/\d+$/);
    expect(String(all.items[0]?.['content:encoded'])).toBe('<p>发生了一件事</p>');
    expect((await rss('zh-hant', 'flash-policy')).items).toHaveLength(4);
    expect((await rss('zh-hans', 'flash-important')).items).toHaveLength(1);
    expect((await rss('en', 'flash')).items).toEqual([]);
  });
});

describe('what is no feed', () => {
  it.each([
    ['fr', 'articles.rss'],
    ['en', 'articles.xml'],
    ['en', 'section-nowhere.rss'],
    ['en', 'label-999.atom'],
    ['en', 'author-999.json'],
    ['en', 'flash-gossip.rss'],
  ])('is not there: %s/%s', async (language, file) => {
    expect((await respondWithFeed(language, file)).status).toBe(404);
  });
});
