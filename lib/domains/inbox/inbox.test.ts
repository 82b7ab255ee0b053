import { accountNotices } from '@/lib/db/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { accountNoticeList } from './list-notices';
import { NOTICE_PAGES, type NoticeKind } from './notice-kinds';
import { notify } from './notify';
import { readAccountNotices } from './read-notices';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function reader() {
  const { actor } = await samplePerson(database.db);
  const tell = (kind: NoticeKind, dedupeKey: string, params: Record<string, string> = {}) =>
    notify(database.db, { accountId: actor.id, kind, params, dedupeKey, at: NOW });
  return { id: actor.id, ctx: callContext(database.db, { actor, now: NOW }), tell };
}

const list = (ctx: ReturnType<typeof callContext>, changes = {}) =>
  accountNoticeList({ ctx, input: { page: 1, limit: 25, unread: false, ...changes } });

describe('notify', () => {
  it('writes the same notice once, however often and how much at once it is written', async () => {
    const { ctx, tell } = await reader();
    const written = await Promise.all(Array.from({ length: 5 }, () => tell('welcome', 'welcome')));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await tell('welcome', 'welcome')).toBe(false);
    expect((await list(ctx)).total).toBe(1);
  });

  it('writes the same key for each person', async () => {
    const [one, other] = [await reader(), await reader()];
    expect(await one.tell('welcome', 'welcome')).toBe(true);
    expect(await other.tell('welcome', 'welcome')).toBe(true);
  });
});

describe('accountNoticeList', () => {
  it('tells a person their own notices, the latest first, in the language asked for', async () => {
    const { ctx, tell } = await reader();
    const other = await reader();
    await other.tell('welcome', 'welcome');
    await tell('welcome', 'welcome');
    await tell('realNameRefused', 'refused', { reason: 'The picture is {blurred}.' });
    const { list: notices, unread, total } = await list({ ...ctx, locale: 'en' });
    expect({ unread, total }).toEqual({ unread: 2, total: 2 });
    expect(notices.map(({ kind, href }) => [kind, href])).toEqual([
      ['realNameRefused', '/en/my/realname'],
      ['welcome', '/en/my/Individual'],
    ]);
    expect(notices[0]?.text).toContain('The picture is {blurred}.');
    expect((await list(ctx)).list[1]).toMatchObject({ title: '欢迎加入', is_read: false });
  });

  it('has words for each kind in each language', async () => {
    for (const locale of LOCALES) {
      const words = messagesOf(locale).my.notices;
      expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(NOTICE_PAGES)));
    }
  });

  it('tells of a kind without words, or without its arguments, in general words', async () => {
    const { id, ctx, tell } = await reader();
    await database.db.insert(accountNotices).values(
      ['fromTheFuture', 'toString'].map((kind) => ({
        accountId: id,
        kind,
        params: {},
        dedupeKey: kind,
        createdAt: NOW,
      })),
    );
    await tell('realNameRefused', 'without its reason');
    const { list: notices } = await list(ctx);
    const { title, text } = messagesOf('zh-Hans').my.notices.other;
    expect(notices).toHaveLength(3);
    for (const notice of notices) expect(notice).toMatchObject({ title, text });
    expect(notices[2]?.href).toBe('');
  });

  it('goes on from a cursor, and by pages', async () => {
    const { ctx, tell } = await reader();
    for (const key of ['1', '2', '3']) await tell('welcome', key);
    const first = await list(ctx, { limit: 2 });
    expect(first.list).toHaveLength(2);
    const rest = await list(ctx, { limit: 2, cursor: first.next_cursor });
    expect(rest.list).toHaveLength(1);
    expect(rest.next_cursor).toBeNull();
    expect((await list(ctx, { limit: 2, page: 2 })).list).toEqual(rest.list);
    expect((await list(ctx, { cursor: "'; drop table" })).list).toHaveLength(3);
  });

  it('refuses a visitor', async () => {
    await expect(list(callContext(database.db))).rejects.toMatchObject({ key: 'signInRequired' });
  });
});

describe('readAccountNotices', () => {
  it('marks those named, then all, and the unread list grows shorter', async () => {
    const { ctx, tell } = await reader();
    for (const key of ['1', '2', '3']) await tell('welcome', key);
    const [{ id } = { id: 0 }] = (await list(ctx)).list;
    expect(await readAccountNotices({ ctx, input: { ids: [id] } })).toEqual({ unread: 2 });
    expect(await readAccountNotices({ ctx, input: { ids: [id] } })).toEqual({ unread: 2 });
    expect((await list(ctx, { unread: true })).list).toHaveLength(2);
    expect(await readAccountNotices({ ctx, input: { all: true } })).toEqual({ unread: 0 });
    expect((await list(ctx, { unread: true })).total).toBe(0);
  });

  it('passes over what is another’s', async () => {
    const [one, other] = [await reader(), await reader()];
    await other.tell('welcome', 'welcome');
    const [notice] = (await list(other.ctx)).list;
    await readAccountNotices({ ctx: one.ctx, input: { ids: [notice!.id] } });
    await readAccountNotices({ ctx: one.ctx, input: { all: true } });
    expect((await list(other.ctx)).unread).toBe(1);
  });

  it('refuses a visitor', async () => {
    const read = readAccountNotices({ ctx: callContext(database.db), input: { all: true } });
    await expect(read).rejects.toMatchObject({ key: 'signInRequired' });
  });
});
