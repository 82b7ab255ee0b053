import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { publishFlash as publishCall } from '@/lib/contract/desk-flash';
import { flashVersions, listingDays, staffActs } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { Person } from '../domain-context';
import { publishFlash } from './publish-flash';
import { listDeskFlashes, listFlashVersions } from './read-desk';
import { getFlash, listFlashes } from './read-flashes';
import { updateFlash } from './update-flash';
import { restoreFlash, withdrawFlash } from './withdraw-flash';

let database: TestDatabase;
let editor: Person;
let changed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
}, 60_000);
afterAll(() => database.close());
beforeEach(() => (changed = []));

const ctxOf = (changes = {}) =>
  callContext(database.db, { actor: editor, changed: (tag) => changed.push(tag), ...changes });
const words = (changes = {}) =>
  publishCall.input.parse({
    client_key: randomUUID(),
    category: 'policy',
    title: '监管机构发布新规',
    content: '新规将于下月生效。',
    ...changes,
  });
const publish = (changes = {}, ctx = ctxOf()) => publishFlash({ ctx, input: words(changes) });
const totalOf = async (scope: string) => {
  const rows = await database.db.select().from(listingDays).where(eq(listingDays.scope, scope));
  return rows.reduce((sum, { liveCount }) => sum + liveCount, 0);
};
const page = { page: 1, limit: 50 };

describe('publishFlash', () => {
  it('is read at once in the three languages, the traditional one derived', async () => {
    const { id } = await publish({ title_en: 'New rules', content_en: 'In force next month.' });
    expect(await getFlash(ctxOf({ locale: 'zh-Hant' }), id)).toMatchObject({
      title: '監管機構發佈新規',
      lang: 'zh-Hant',
    });
    expect(await getFlash(ctxOf({ locale: 'en' }), id)).toMatchObject({ title: 'New rules' });
    const { list } = await listFlashes(ctxOf(), page);
    expect(list[0]?.id).toBe(id);
  });

  it('counts on its lists and names what shows it', async () => {
    const before = await totalOf('flash:category:important');
    const { id } = await publish({ is_important: true, category: 'market' });
    expect(await totalOf('flash:category:important')).toBe(before + 1);
    expect(changed).toEqual(
      expect.arrayContaining([
        `flash:${id}`,
        'listing:flash',
        'listing:flash:category:market',
        'listing:flash:category:important',
      ]),
    );
  });

  it('is one flash however often it is sent, also at the same time', async () => {
    const before = await totalOf('flash');
    const input = words();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => publishFlash({ ctx: ctxOf(), input })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await totalOf('flash')).toBe(before + 1);
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, String(answers[0]?.id)));
    expect(acts).toMatchObject([{ act: 'flash.publish', accountId: editor.id }]);
  });

  it('refuses readers, and half an English edition', async () => {
    const { actor } = await samplePerson(database.db);
    await expect(publish({}, ctxOf({ actor }))).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(publish({ title_en: 'Alone' })).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { content_en: 'required' },
    });
    expect(publishCall.input.safeParse({ ...words(), source_url: 'javascript:1' }).success).toBe(
      false,
    );
  });
});

describe('updateFlash', () => {
  it('keeps what was said, moves the counts and shows that it was updated', async () => {
    const { id } = await publish({ is_important: true });
    const policy = await totalOf('flash:category:policy');
    const { client_key: _key, ...rest } = words({ title: '更正后的标题', category: 'market' });
    const now = new Date('2026-11-02T03:00:00.000Z');
    const input = { ...rest, id, base_version: 1, note: '标题有误' };
    const updated = await updateFlash({ ctx: ctxOf({ now }), input });
    expect(updated).toMatchObject({ version: 2, updated_time: now.toISOString() });
    expect(await totalOf('flash:category:policy')).toBe(policy - 1);
    const { list } = await listFlashVersions(ctxOf(), id);
    expect(list).toMatchObject([
      { title: '监管机构发布新规', is_important: true, note: '标题有误' },
    ]);
    expect(await getFlash(ctxOf(), id)).toMatchObject({ title: '更正后的标题' });
    // Said again it is no change; of an older version it is none either.
    expect(await updateFlash({ ctx: ctxOf(), input })).toMatchObject({ version: 2 });
    const stale = updateFlash({ ctx: ctxOf(), input: { ...input, title: '第三个' } });
    await expect(stale).rejects.toMatchObject({ key: 'conflict' });
  });

  it('lets one of two editors win who change the same version', async () => {
    const { id } = await publish();
    const { client_key: _key, ...rest } = words();
    const tries = await Promise.allSettled(
      ['甲', '乙'].map((title) =>
        updateFlash({ ctx: ctxOf(), input: { ...rest, id, title, base_version: 1, note: '' } }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await database.db
      .select()
      .from(flashVersions)
      .where(eq(flashVersions.flashId, id));
    expect(rows).toHaveLength(1);
  });
});

describe('withdrawFlash and restoreFlash', () => {
  it('take it off every list with its text kept, and put it back', async () => {
    const { id } = await publish();
    const total = await totalOf('flash');
    await withdrawFlash({ ctx: ctxOf(), input: { id, reason: '消息不实' } });
    await withdrawFlash({ ctx: ctxOf(), input: { id, reason: '再撤一次' } });
    expect(await totalOf('flash')).toBe(total - 1);
    await expect(getFlash(ctxOf(), id)).rejects.toMatchObject({ key: 'contentWithdrawn' });
    expect((await listFlashes(ctxOf(), page)).list.map((flash) => flash.id)).not.toContain(id);
    const withdrawn = await listDeskFlashes(ctxOf(), { ...page, filter: 'withdrawn' });
    expect(withdrawn.list[0]).toMatchObject({ id, state: 'withdrawn', title: '监管机构发布新规' });
    expect((await listFlashVersions(ctxOf(), id)).list).toMatchObject([{ note: '消息不实' }]);
    const { client_key: _key, ...rest } = words();
    const update = { ...rest, id, base_version: 2, title: '改', note: '' };
    await expect(updateFlash({ ctx: ctxOf(), input: update })).rejects.toMatchObject({
      key: 'contentWithdrawn',
    });
    await restoreFlash({ ctx: ctxOf(), input: { id } });
    expect(await totalOf('flash')).toBe(total);
    expect(await getFlash(ctxOf(), id)).toMatchObject({ id });
    await expect(
      withdrawFlash({ ctx: ctxOf(), input: { id: 999_999, reason: '无' } }),
    ).rejects.toMatchObject({ key: 'flashNotFound' });
  });
});
