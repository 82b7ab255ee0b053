import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { listStaffActs } from './list-acts';
import { recordAct } from './record-act';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const first = { page: 1, limit: 2 };

describe('the record of acts', () => {
  it('tells what staff did, the latest first, page by page, of one thing and one person', async () => {
    const { db } = database;
    const { actor } = await samplePerson(db, { role: 'editor', nickname: '编辑甲' });
    const ctx = callContext(db, { actor, now: NOW });
    for (const subjectId of [1, 2, 3]) {
      await recordAct(db, { actor, act: 'flash.publish', subject: 'flash', subjectId, at: NOW });
    }
    const system = { kind: 'system' } as const;
    const detail = { reason: 'test' };
    await recordAct(db, {
      ...{ actor: system, act: 'article.takeDown', at: NOW },
      subject: 'article',
      subjectId: 7,
      detail,
    });
    const page = await listStaffActs({ ctx, input: first });
    expect(page).toMatchObject({ total: 4, next_cursor: expect.any(String) });
    expect(page.list.map(({ act, name }) => [act, name])).toEqual([
      ['article.takeDown', ''],
      ['flash.publish', '编辑甲'],
    ]);
    const next = await listStaffActs({ ctx, input: { ...first, cursor: page.next_cursor! } });
    expect(next.list.map((act) => act.subject_id)).toEqual(['2', '1']);
    expect(next.next_cursor).toBeNull();
    const ofOne = await listStaffActs({
      ctx,
      input: { ...first, subject: 'article', subject_id: '7' },
    });
    expect(ofOne.list).toMatchObject([{ detail, time: NOW.toISOString() }]);
    const own = await listStaffActs({ ctx, input: { ...first, account_id: actor.id } });
    expect(own.total).toBe(3);
  });

  it('is shown to staff alone', async () => {
    const { actor } = await samplePerson(database.db);
    for (const ctx of [callContext(database.db), callContext(database.db, { actor })]) {
      await expect(listStaffActs({ ctx, input: first })).rejects.toMatchObject({
        key: 'notPermitted',
      });
    }
  });
});
