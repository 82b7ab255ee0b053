import { eq } from 'drizzle-orm';
import { sessions, staffActs } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { identify } from '../accounts/public';
import {
  blockPerson,
  endPersonSessions,
  setPersonLevel,
  setPersonRole,
  unblockPerson,
} from './change-person';
import { endPersonSession, listPersonSessions } from './person-sessions';
import { listPeople } from './read-people';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);
afterAll(() => database.close());

async function person(changes: Parameters<typeof samplePerson>[1] = {}) {
  const { actor, token, email } = await samplePerson(database.db, changes);
  return { id: actor.id, token, email, ctx: callContext(database.db, { actor }) };
}
const actsOn = async (id: number) => {
  const rows = await database.db
    .select()
    .from(staffActs)
    .where(eq(staffActs.subjectId, String(id)));
  return rows.map(({ act, detail }) => ({ act, detail }));
};
const page = { page: 1, limit: 20, filter: 'all' as const };

describe('listPeople', () => {
  it('finds by a part of the address or name, or by the id, with no sign being a pattern', async () => {
    const editor = await person({ role: 'editor' });
    const wanted = await person({ nickname: '潮汐_100%', email: 'tide.finder@example.org' });
    const find = async (keyword: string) =>
      (await listPeople(editor.ctx, { ...page, keyword })).list.map(({ id }) => id);
    expect(await find('TIDE.FINDER')).toEqual([wanted.id]);
    expect(await find('_100%')).toEqual([wanted.id]);
    expect(await find(String(wanted.id))).toContain(wanted.id);
    expect(await find('nobody-has-this')).toEqual([]);
    const staff = await listPeople(editor.ctx, { ...page, keyword: '', filter: 'staff' });
    expect(staff.list.every(({ role }) => role !== 'reader')).toBe(true);
    expect(staff.list.find(({ id }) => id === editor.id)).toMatchObject({
      is_self: true,
      sessions: 1,
    });
    const reader = await person();
    await expect(listPeople(reader.ctx, { ...page, keyword: '' })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});

describe('setPersonRole and setPersonLevel', () => {
  it('are an admin’s, recorded, and never of one’s own role', async () => {
    const [admin, editor, other] = [
      await person({ role: 'admin' }),
      await person({ role: 'editor' }),
      await person(),
    ];
    const role = { account_id: other.id, role: 'editor' as const };
    await expect(setPersonRole({ ctx: editor.ctx, input: role })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    expect(await setPersonRole({ ctx: admin.ctx, input: role })).toMatchObject({ role: 'editor' });
    await setPersonRole({ ctx: admin.ctx, input: role });
    const level = { account_id: other.id, level: 5 as const };
    expect(await setPersonLevel({ ctx: admin.ctx, input: level })).toMatchObject({ level: 5 });
    expect(await actsOn(other.id)).toEqual([
      { act: 'person.role', detail: { from: 'reader', to: 'editor' } },
      { act: 'person.level', detail: { from: 0, to: 5 } },
    ]);
    const own = { account_id: admin.id, role: 'reader' as const };
    await expect(setPersonRole({ ctx: admin.ctx, input: own })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    const nobody = { account_id: 999_999, role: 'editor' as const };
    await expect(setPersonRole({ ctx: admin.ctx, input: nobody })).rejects.toMatchObject({
      key: 'notFound',
    });
  });

  it('leave one admin of two who take each other’s role at once', async () => {
    const [one, two] = [await person({ role: 'admin' }), await person({ role: 'admin' })];
    const tries = await Promise.allSettled([
      setPersonRole({ ctx: one.ctx, input: { account_id: two.id, role: 'reader' } }),
      setPersonRole({ ctx: two.ctx, input: { account_id: one.id, role: 'reader' } }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('blockPerson, unblockPerson and endPersonSessions', () => {
  it('end the sessions of who is blocked until they may sign in again', async () => {
    const [admin, other] = [await person({ role: 'admin' }), await person()];
    const block = { account_id: other.id, reason: '发布垃圾内容' };
    expect(await blockPerson({ ctx: admin.ctx, input: block })).toMatchObject({
      state: 'blocked',
      sessions: 0,
    });
    await blockPerson({ ctx: admin.ctx, input: block });
    expect(await identify(database.db, other.token, new Date())).toMatchObject({
      refusal: 'sessionEnded',
    });
    const asEditor = { account_id: other.id, role: 'editor' as const };
    await expect(setPersonRole({ ctx: admin.ctx, input: asEditor })).rejects.toMatchObject({
      key: 'accountUnavailable',
    });
    await unblockPerson({ ctx: admin.ctx, input: { account_id: other.id } });
    expect((await actsOn(other.id)).map(({ act }) => act)).toEqual([
      'person.block',
      'person.unblock',
    ]);
    const own = { account_id: admin.id, reason: '试试' };
    await expect(blockPerson({ ctx: admin.ctx, input: own })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });

  it('keep the session of the call when an admin ends their own', async () => {
    const admin = await person({ role: 'admin' });
    const [mine] = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, admin.id));
    const { id: _id, ...rest } = mine!;
    await database.db.insert(sessions).values({ ...rest, tokenDigest: `${admin.id}-another` });
    const input = { account_id: admin.id };
    expect(await endPersonSessions({ ctx: admin.ctx, input })).toMatchObject({ sessions: 1 });
    expect(await identify(database.db, admin.token, new Date())).toMatchObject({
      actor: { kind: 'person' },
    });
  });
});

describe('personSessions and endPersonSession', () => {
  it('show where somebody is signed in, and end one session alone', async () => {
    const [admin, other] = [await person({ role: 'admin' }), await person()];
    const [{ id: _id, ...rest } = { id: 0 }] = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, other.id));
    const second = { ...(rest as typeof sessions.$inferInsert), tokenDigest: `${other.id}-two` };
    await database.db.insert(sessions).values(second);
    const who = { account_id: other.id };
    const { list } = await listPersonSessions({ ctx: admin.ctx, input: who });
    expect(list).toHaveLength(2);
    const first = list.at(-1)!;
    const input = { ...who, session_id: first.id };
    const left = await endPersonSession({ ctx: admin.ctx, input });
    expect(left.list.map(({ id }) => id)).toEqual([list[0]!.id]);
    expect(await endPersonSession({ ctx: admin.ctx, input })).toEqual(left);
    expect((await actsOn(other.id)).map(({ act }) => act)).toEqual(['person.endSessions']);
  });

  it('refuse the session that asks, another account’s, and everybody but admins', async () => {
    const [admin, other] = [await person({ role: 'admin' }), await person()];
    const own = (await listPersonSessions({ ctx: admin.ctx, input: { account_id: admin.id } }))
      .list;
    expect(own).toMatchObject([{ is_current: true }]);
    const session = { account_id: admin.id, session_id: own[0]!.id };
    await expect(endPersonSession({ ctx: admin.ctx, input: session })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    const strange = { account_id: other.id, session_id: own[0]!.id };
    await expect(endPersonSession({ ctx: other.ctx, input: strange })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    const another = await person({ role: 'admin' });
    const { list } = await endPersonSession({ ctx: another.ctx, input: strange });
    expect(list).toHaveLength(1);
    expect(
      (await listPersonSessions({ ctx: admin.ctx, input: { account_id: admin.id } })).list,
    ).toHaveLength(1);
  });
});
