import { runCommand } from '@/lib/api/newsroom-commands';
import { callContext } from '@/lib/testing/call-context';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { listAuthors, listWeekAuthors } from './read-authors';
import {
  getColumn,
  listActiveColumns,
  listColumns,
  listHotColumnArticles,
  listPopularColumns,
} from './read-columns';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });

let database: TestDatabase;
const context = (locale: 'zh-Hans' | 'en' = 'en') => callContext(database.db, { now: NOW, locale });

/** Three columns: one busy and little read, one read and quiet, one with nothing; one author without. */
beforeAll(async () => {
  database = await createTestDatabase();
  const newsroom = sampleNewsroom(NOW);
  const names = ['busy', 'read', 'silent', 'guest'];
  newsroom.authors = names.map((name) => ({
    key: name,
    nickname: text(`作者${name}`, `Author ${name}`),
    bio: text('简介', 'Bio'),
    avatar: '',
    level: 4,
  }));
  newsroom.columns = ['busy', 'read', 'silent'].map((author) => ({
    key: author,
    author,
    title: text(`专栏${author}`, `Column ${author}`),
    intro: text('导语', 'Intro'),
    cover: '',
  }));
  newsroom.events = [];
  await runCommand('installNewsroom', newsroom, database.db);
  const article = (key: string, author: string, days: number, views: number) =>
    sampleArticle(key, {
      author: { key: author, nickname: text(author, author) },
      publishedAt: daysAgo(days),
      views,
      titleEn: `Title ${key}`,
    });
  const articles = [
    article('busy-1', 'busy', 1, 10),
    article('busy-2', 'busy', 2, 10),
    article('busy-old', 'busy', 60, 5_000),
    article('read-1', 'read', 10, 900),
    article('guest-1', 'guest', 3, 400),
  ];
  await runCommand('importArticles', { articles }, database.db);
}, 60_000);
afterAll(() => database.close());

describe('columns', () => {
  it('are listed by their newest article, those without one last', async () => {
    const { list, total } = await listActiveColumns(context(), { page: 1, limit: 25 });
    expect(list.map(({ title }) => title)).toEqual(['Column busy', 'Column read', 'Column silent']);
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({ article_count: 3, latest: { title: 'Title busy-1' } });
    expect(list[2]).toMatchObject({ article_count: 0, latest: null });
  });

  it('go on on the next page and are empty past the end', async () => {
    const second = await listActiveColumns(context(), { page: 2, limit: 2 });
    expect(second.list.map(({ title }) => title)).toEqual(['Column silent']);
    expect(await listActiveColumns(context(), { page: 3, limit: 2 })).toMatchObject({
      list: [],
      total: 3,
    });
  });

  it('are popular by the reads of the last thirty days, not by older ones', async () => {
    const popular = await listPopularColumns(context(), 2);
    expect(popular.map(({ title }) => title)).toEqual(['Column read', 'Column busy']);
  });

  it('stand in the desk’s order on the home page', async () => {
    const columns = await listColumns(context('zh-Hans'), 2);
    expect(columns.map(({ title }) => title)).toEqual(['专栏busy', '专栏read']);
  });

  it('tell of one its figures, its beginning and the other columns', async () => {
    const { list } = await listActiveColumns(context(), { page: 1, limit: 1 });
    const column = await getColumn(context(), list[0]?.id ?? 0);
    expect(column).toMatchObject({
      title: 'Column busy',
      author_bio: 'Bio',
      article_count: 3,
      views: 5_020,
      since_time: daysAgo(60),
    });
    expect(column.others.map(({ title }) => title)).toEqual(['Column read', 'Column silent']);
  });

  it('have no first article where there is none', async () => {
    const { list } = await listActiveColumns(context(), { page: 1, limit: 25 });
    const silent = await getColumn(context(), list[2]?.id ?? 0);
    expect(silent).toMatchObject({ since_time: null, views: 0, latest: null });
  });

  it('say that there is none of that id', async () => {
    await expect(getColumn(context(), 9_999)).rejects.toMatchObject({ key: 'notFound' });
  });

  it('name their most read articles of thirty days, most read first, no guest’s among them', async () => {
    const hot = await listHotColumnArticles(context(), 2);
    expect(hot.map(({ title }) => title)).toEqual(['Title read-1', 'Title busy-2']);
  });
});

describe('authors', () => {
  it('of the week are those read most of what came out in seven days', async () => {
    const authors = await listWeekAuthors(context(), 5);
    expect(
      authors.map(({ nickname, recent_count: count, recent_views: views }) => [
        nickname,
        count,
        views,
      ]),
    ).toEqual([
      ['Author guest', 1, 400],
      ['Author busy', 2, 20],
    ]);
    expect(authors.map(({ column }) => column?.title ?? null)).toEqual([null, 'Column busy']);
  });

  it('are all who have published, most articles first', async () => {
    const { list, total } = await listAuthors(context(), { page: 1, limit: 25 });
    expect(list.map(({ nickname }) => nickname)).toEqual([
      'Author busy',
      'Author read',
      'Author guest',
    ]);
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({ article_count: 3, recent_count: 2, recent_views: 20 });
    const past = await listAuthors(context(), { page: 9, limit: 25 });
    expect(past).toMatchObject({ list: [], total: 3 });
  });
});
