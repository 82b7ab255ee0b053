import { eq } from 'drizzle-orm';
import { codes, sessions, signIns, upgradeTickets } from '@/lib/db/schema';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { clearOldSignIns } from './clear-old-sign-ins';
import { deviceName } from './device-name';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
}, 60_000);
afterAll(() => database.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** A person with three sessions, the last one begun on a phone. */
async function person() {
  const email = freshEmail();
  const signIn = async (changes = {}) =>
    desk.act(
      'login',
      { type: 3, email, emailCode: await desk.mailCode(email) },
      desk.ctxOf(changes),
    );
  const [first, second] = [await signIn(), await signIn()];
  const now = new Date(desk.ctxOf().now.getTime() + 60_000);
  const third = await signIn({ userAgent: PHONE, network: '203.0.113.9', now });
  return { email, id: first.id, tokens: [first.token, second.token, third.token] as const };
}
const kindOf = async (token: string) => (await desk.as(token)).actor.kind;

describe('sessionList', () => {
  it('tells where one is signed in, the latest first, and which one this is', async () => {
    const { tokens } = await person();
    const { list } = await desk.act('sessionList', {}, await desk.as(tokens[1]));
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      device: 'Chrome · Android',
      network: '203.0.113.9',
      created_time: '2026-11-02T02:01:00.000Z',
      is_current: false,
    });
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(list[1]).toMatchObject({ is_current: true, device: '' });
    await expect(desk.act('sessionList', {})).rejects.toMatchObject({ key: 'signInRequired' });
  });
});

describe('endSession and logOut', () => {
  it('end one session, or all but this one', async () => {
    const { tokens } = await person();
    const ctx = await desk.as(tokens[2]);
    const { list } = await desk.act('sessionList', {}, ctx);
    const id = list[1]?.id ?? 0;
    expect(await desk.act('endSession', { id }, ctx)).toEqual({ ended_sessions: 1 });
    expect(await kindOf(tokens[1])).toBe('visitor');
    expect(await desk.act('endSession', { others: true }, ctx)).toEqual({ ended_sessions: 1 });
    expect(await kindOf(tokens[0])).toBe('visitor');
    expect(await kindOf(tokens[2])).toBe('person');
    expect(await desk.act('logOut', {}, ctx)).toEqual({});
    expect(await kindOf(tokens[2])).toBe('visitor');
    expect(await desk.act('logOut', {})).toEqual({});
  });

  it('end no session of another, and none for a visitor', async () => {
    const { tokens } = await person();
    const { actor } = await samplePerson(database.db);
    const ctx = await desk.as(tokens[0]);
    const ended = await desk.act('endSession', { id: actor.sessionId }, ctx);
    expect(ended).toEqual({ ended_sessions: 0 });
    const rows = await database.db.select().from(sessions).where(eq(sessions.id, actor.sessionId));
    expect(rows).toHaveLength(1);
    const asVisitor = desk.act('endSession', { others: true });
    await expect(asVisitor).rejects.toMatchObject({ key: 'signInRequired' });
  });
});

describe('clearOldSignIns', () => {
  it('clears what is over and leaves what is not, for the product alone', async () => {
    const { id } = await person();
    await desk.mailCode(freshEmail());
    const mobile = freshPhone();
    await desk.act('verifySms', { mobile, code: await desk.phoneCode(mobile) });
    const counts = async () =>
      Promise.all(
        [codes, upgradeTickets, sessions, signIns].map((table) => database.db.$count(table)),
      );
    const clear = async (days: number) => {
      const now = new Date(desk.ctxOf().now.getTime() + days * 86_400_000);
      await clearOldSignIns({ ctx: desk.ctxOf({ actor: { kind: 'system' }, now }) });
      return counts();
    };
    const before = await counts();
    expect(await clear(0)).toEqual(before);
    expect((await clear(1)).slice(0, 2)).toEqual([0, 0]);
    await clear(31);
    const own = await database.db.select().from(sessions).where(eq(sessions.accountId, id));
    expect(own).toEqual([]);
    expect(await database.db.$count(signIns)).toBe(before[3]);
    expect((await clear(91))[3]).toBe(0);
    await expect(clearOldSignIns({ ctx: desk.ctxOf() })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});

describe('deviceName', () => {
  it.each([
    [PHONE, 'Chrome · Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
      'WeChat · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
