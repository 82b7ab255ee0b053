import type { PreparedArticle } from '@/lib/contract/importing';
import { TAGS } from '@/lib/contract/cache-tags';
import type { Locale } from '@/lib/i18n/locales';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { sections } from '../../db/schema';
import type { DomainContext } from '../domain-context';
import { countListing } from '../listings/public';
import { importArticles } from './import-articles';
import { getArticle, listArticles } from './read-articles';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const name = { 'zh-Hans': '产业', 'zh-Hant': '產業' };
  const rows = ['industry', 'policy'].map((key, position) => ({
    key,
    name,
    description: name,
    routeId: 'home_chanye',
    hue: 200,
    position,
  }));
  await database.db.insert(sections).values(rows);
}, 60_000);
afterAll(() => database.close());

function context(locale: Locale = 'zh-Hans', isSystem = true) {
  const tags: string[] = [];
  const ctx: DomainContext = {
    db: database.db,
    locale,
    actor: { kind: isSystem ? 'system' : 'visitor' },
    now: new Date('2026-11-01T00:00:00.000Z'),
    changed: (tag) => tags.push(tag),
  };
  return { ctx, tags };
}

let counter = 0;
function article(changes: Partial<PreparedArticle> = {}): PreparedArticle {
  counter += 1;
  return {
    sourceKey: `test:${counter}`,
    sourceName: 'test',
    sourceUrl: null,
    originalLocale: 'zh-Hans',
    publishedAt: '2026-10-01T08:00:00.000Z',
    section: 'industry',
    labels: [{ key: `label-${counter}`, name: { 'zh-Hans': '标签', 'zh-Hant': '標籤' } }],
    author: { key: `author-${counter}`, nickname: { 'zh-Hans': '作者', 'zh-Hant': '作者' } },
    cover: '',
    views: 0,
    editions: [
      {
        locale: 'zh-Hans',
        title: '以太坊的发展',
        summary: '',
        bodyHtml: '<p>正文</p>',
        isDerived: false,
        readingMinutes: 1,
      },
      {
        locale: 'zh-Hant',
        title: '以太坊的發展',
        summary: '',
        bodyHtml: '<p>正文</p>',
        isDerived: true,
        readingMinutes: 1,
      },
    ],
    pictures: [],
    digest: `digest-${counter}`,
    ...changes,
  };
}

async function importOne(input: PreparedArticle) {
  const { ctx, tags } = context();
  const [outcome] = await importArticles({ ctx, input: { articles: [input] } });
  return { outcome, tags };
}

describe('importArticles', () => {
  it('writes a new article that is read in both Chinese scripts', async () => {
    const { outcome, tags } = await importOne(article());
    expect(outcome?.outcome).toBe('new');
    const id = outcome?.id ?? 0;
    expect(tags).toEqual(expect.arrayContaining([TAGS.article(id), TAGS.home]));
    await expect(getArticle(context('zh-Hans').ctx, id)).resolves.toMatchObject({
      title: '以太坊的发展',
      lang: 'zh-Hans',
    });
    await expect(getArticle(context('zh-Hant').ctx, id)).resolves.toMatchObject({
      title: '以太坊的發展',
      lang: 'zh-Hant',
    });
    // No English edition: the simplified one, said to be so.
    await expect(getArticle(context('en').ctx, id)).resolves.toMatchObject({ lang: 'zh-Hans' });
  });

  it('leaves the same source unchanged the second time and names no tag', async () => {
    const input = article();
    const first = await importOne(input);
    const second = await importOne(input);
    expect(second.outcome).toMatchObject({ outcome: 'unchanged', id: first.outcome?.id });
    expect(second.tags).toEqual([]);
  });

  it('moves a changed article between sections and keeps every count right', async () => {
    const { ctx } = context();
    const before = await countListing(ctx.db, 'article:section:industry');
    const input = article();
    await importOne(input);
    await importOne({ ...input, section: 'policy', digest: 'changed' });
    expect(await countListing(ctx.db, 'article:section:industry')).toBe(before);
    const policy = await listArticles(ctx, { page: 1, limit: 25, section: 'policy' });
    expect(policy.total).toBe(policy.list.length);
    expect(policy.total).toBeGreaterThan(0);
  });

  it('keeps the first date of an article whose source has none', async () => {
    const input = article({ publishedAt: null });
    const { outcome } = await importOne(input);
    const { ctx } = context();
    ctx.now = new Date('2026-12-24T00:00:00.000Z');
    await importArticles({ ctx, input: { articles: [{ ...input, digest: 'changed' }] } });
    const details = await getArticle(ctx, outcome?.id ?? 0);
    expect(details.release_time).toBe('2026-11-01T00:00:00.000Z');
    expect(details.updated_time).toBe('2026-12-24T00:00:00.000Z');
  });

  it('takes the moment of the import for a date that has not come', async () => {
    const { outcome } = await importOne(article({ publishedAt: '2099-01-01T00:00:00.000Z' }));
    const { ctx } = context();
    const details = await getArticle(ctx, outcome?.id ?? 0);
    expect(details.release_time).toBe(ctx.now.toISOString());
  });

  it('fails one article of an unknown section and writes nothing of it, but the next', async () => {
    const { ctx } = context();
    const total = await countListing(ctx.db, 'article');
    const outcomes = await importArticles({
      ctx,
      input: { articles: [article({ section: 'nowhere' }), article()] },
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'new']);
    expect(outcomes[0]?.reason).toContain('nowhere');
    expect(await countListing(ctx.db, 'article')).toBe(total + 1);
  });

  it('refuses a visitor', async () => {
    const { ctx } = context('zh-Hans', false);
    await expect(importArticles({ ctx, input: { articles: [article()] } })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });

  it('writes one article when the same source is imported twice at the same moment', async () => {
    const input = article();
    const results = await Promise.all([importOne(input), importOne(input), importOne(input)]);
    const ids = new Set(results.map(({ outcome }) => outcome?.id));
    expect(ids.size).toBe(1);
    expect(results.filter(({ outcome }) => outcome?.outcome === 'new')).toHaveLength(1);
  });
});

describe('listArticles', () => {
  it('gives every article once, by pages and by cursor, in one order', async () => {
    const { ctx } = context();
    const labels = [{ key: 'paged', name: { 'zh-Hans': '分页', 'zh-Hant': '分頁' } }];
    const articles = Array.from({ length: 23 }, (_, place) =>
      article({
        labels,
        publishedAt: new Date(Date.UTC(2026, 8, 1 + Math.floor(place / 5), 12)).toISOString(),
      }),
    );
    await importArticles({ ctx, input: { articles } });
    const [first] = (await listArticles(ctx, { page: 1, limit: 25, section: 'industry' })).list;
    expect(first).toBeDefined();
    const details = await getArticle(
      ctx,
      (await listArticles(ctx, { page: 1, limit: 1 })).list[0]!.id,
    );
    expect(details.id).toBeGreaterThan(0);
    const whole = await allByPage(ctx, 5);
    const byCursor = await allByCursor(ctx, 5);
    expect(new Set(whole).size).toBe(whole.length);
    expect(byCursor).toEqual(whole);
    const total = await countListing(ctx.db, 'article');
    expect(whole).toHaveLength(total);
    const beyond = await listArticles(ctx, { page: 99, limit: 25 });
    expect(beyond).toMatchObject({ list: [], total });
  });

  it('refuses a cursor that no list gave out', async () => {
    await expect(
      listArticles(context().ctx, { page: 1, limit: 5, cursor: "1' or 1=1" }),
    ).rejects.toMatchObject({ key: 'invalidInput' });
  });
});

async function allByPage(ctx: DomainContext, limit: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = await listArticles(ctx, { page, limit });
    if (list.length === 0) return ids;
    ids.push(...list.map((item) => item.id));
  }
}

async function allByCursor(ctx: DomainContext, limit: number): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined; ;) {
    const { list, next_cursor } = await listArticles(ctx, { page: 1, limit, cursor });
    ids.push(...list.map((item) => item.id));
    if (!next_cursor) return ids;
    cursor = next_cursor;
  }
}
