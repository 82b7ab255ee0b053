import { callContext } from '@/lib/testing/call-context';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { saveMissingNotices } from './install-notices';
import { getNotice, listNotices } from './read-notices';

let database: TestDatabase;

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const notice = (key: string, publishedAt: string, isPinned = false) => ({
  key,
  kind: 'rules' as const,
  isPinned,
  publishedAt,
  title: text(`公告${key}`, `Notice ${key}`),
  summary: text('摘要', 'Summary'),
  body: text('<p>正文</p>', '<p>Text</p>'),
});
const NOTICES = [
  notice('a', '2026-10-01T00:00:00.000Z'),
  notice('b', '2026-10-03T00:00:00.000Z'),
  notice('c', '2026-10-02T00:00:00.000Z', true),
];

beforeAll(async () => {
  database = await createTestDatabase();
  await saveMissingNotices(database.db, NOTICES);
}, 60_000);
afterAll(() => database.close());

describe('the announcements', () => {
  const list = async (page: number, limit: number) =>
    listNotices(callContext(database.db, { locale: 'en' }), page, limit);

  it('are listed with the pinned one first, then newest first', async () => {
    const { list: items, total } = await list(1, 25);
    expect(items.map(({ title }) => title)).toEqual(['Notice c', 'Notice b', 'Notice a']);
    expect(total).toBe(3);
  });

  it('go on on the next page, and end there', async () => {
    expect((await list(2, 2)).list.map(({ title }) => title)).toEqual(['Notice a']);
    expect(await list(3, 2)).toMatchObject({ list: [], total: 3 });
  });

  it('know their neighbours in time, pinned or not', async () => {
    const ctx = callContext(database.db, { locale: 'zh-Hans' });
    const { list: items } = await listNotices(ctx, 1, 25);
    const [pinned, newest] = items;
    const shown = await getNotice(ctx, pinned?.id ?? 0);
    expect(shown).toMatchObject({
      content_html: '<p>正文</p>',
      newer: { title: '公告b' },
      older: { title: '公告a' },
    });
    expect((await getNotice(ctx, newest?.id ?? 0)).newer).toBeNull();
  });

  it('say that there is none of that id', async () => {
    await expect(getNotice(callContext(database.db), 999)).rejects.toMatchObject({
      key: 'notFound',
    });
  });

  it('are written once, and counted once', async () => {
    await saveMissingNotices(database.db, NOTICES);
    expect((await listNotices(callContext(database.db), 1, 25)).total).toBe(3);
  });
});
