import { eq } from 'drizzle-orm';
import { accounts } from '@/lib/db/schema';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { hashPassword } from './password';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let passwordHash = '';
const OLD = 'the old password';
const NEXT = 'the new password';

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  passwordHash = await hashPassword(OLD);
}, 60_000);
afterAll(() => database.close());

const pair = (password: string, again = password) => ({
  new_password1: password,
  new_password2: again,
});
async function person(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const sample = await samplePerson(database.db, { passwordHash, ...changes });
  return { ...sample, email: sample.email ?? '' };
}
const login = (email: string, password: string) => desk.act('login', { type: 4, email, password });
const kindOf = async (token: string) => (await desk.as(token)).actor.kind;

describe('resetPassword', () => {
  it('changes the password by the old one and ends all other sessions', async () => {
    const { token, email } = await person();
    const other = await login(email, OLD);
    const input = { password: OLD, ...pair(NEXT) };
    const answer = await desk.act('resetPassword', input, await desk.as(token));
    expect(answer).toEqual({ ended_sessions: 1 });
    expect(await kindOf(token)).toBe('person');
    expect(await kindOf(other.token)).toBe('visitor');
    await expect(login(email, OLD)).rejects.toMatchObject({ key: 'wrongCredentials' });
    await expect(login(email, NEXT)).resolves.toBeDefined();
  });

  it('makes codes useless that were sent to set it again', async () => {
    const { token, email } = await person();
    const codes = [await desk.mailCode(email, 'reset'), await desk.mailCode(email)];
    const ctx = await desk.as(token);
    await desk.act('resetPassword', { password: OLD, ...pair(NEXT) }, ctx);
    for (const code of codes) {
      const stale = desk.act('forgotPassword', { email, code, ...pair('yet another one') });
      await expect(stale).rejects.toMatchObject({ key: 'wrongCode' });
    }
  });

  it('refuses a visitor, a wrong old one, two that differ, and a short one', async () => {
    const { token } = await person();
    const ctx = await desk.as(token);
    const reset = (password: string, next: ReturnType<typeof pair>, who = ctx) =>
      desk.act('resetPassword', { password, ...next }, who);
    await expect(
      reset(OLD, pair(NEXT), { ...ctx, actor: { kind: 'visitor' } }),
    ).rejects.toMatchObject({ key: 'signInRequired' });
    await expect(reset(NEXT, pair(NEXT))).rejects.toMatchObject({ key: 'wrongPassword' });
    await expect(reset(OLD, pair(NEXT, OLD))).rejects.toMatchObject({ key: 'passwordsDiffer' });
    await expect(reset(OLD, pair('short'))).rejects.toMatchObject({ key: 'passwordLength' });
    const { token: without } = await person({ passwordHash: null });
    const none = reset(OLD, pair(NEXT), await desk.as(without));
    await expect(none).rejects.toMatchObject({ key: 'wrongPassword' });
  });

  it('lets a stolen session guess the old one ten times', async () => {
    const { token } = await person();
    const ctx = await desk.as(token);
    const guess = (password: string) => desk.act('resetPassword', { password, ...pair(NEXT) }, ctx);
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(guess('a wrong guess')).rejects.toMatchObject({ key: 'wrongPassword' });
    }
    await expect(guess(OLD)).rejects.toMatchObject({ key: 'tooManyRequests' });
  });

  it('lets one of two changes win that come at once', async () => {
    const { token } = await person();
    const ctx = await desk.as(token);
    const answers = await Promise.allSettled(
      [NEXT, 'another new one'].map((next) =>
        desk.act('resetPassword', { password: OLD, ...pair(next) }, ctx),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('forgotPassword', () => {
  const forgot = (email: string, code: string, next = pair(NEXT)) =>
    desk.act('forgotPassword', { email, code, ...next, phone_code: '86', type: 4 });

  it('sets the password by a code and ends all sessions', async () => {
    const { token, email } = await person();
    expect(await forgot(email, await desk.mailCode(email, 'reset'))).toEqual({});
    expect(await kindOf(token)).toBe('visitor');
    await expect(login(email, NEXT)).resolves.toBeDefined();
  });

  it('sets one for who never had any, and proves an address that was only named', async () => {
    const { actor, email } = await person({ emailVerifiedAt: null, passwordHash: null });
    await forgot(email, await desk.mailCode(email));
    const [row] = await database.db.select().from(accounts).where(eq(accounts.id, actor.id));
    expect(row?.emailVerifiedAt).toEqual(desk.ctxOf().now);
    await expect(login(email, NEXT)).resolves.toMatchObject({ id: actor.id });
  });

  it('tells after the code alone that there is no account, or a blocked one', async () => {
    const nobody = freshEmail();
    const { email: blocked } = await person({ state: 'blocked' });
    for (const [email, key] of [
      [nobody, 'noSuchAccount'],
      [blocked, 'accountUnavailable'],
    ] as const) {
      const code = await desk.mailCode(email, 'reset');
      await expect(forgot(email, 'x')).rejects.toMatchObject({ key: 'wrongCode' });
      await expect(forgot(email, code)).rejects.toMatchObject({ key });
    }
  });

  it('refuses a code of another scene, two passwords that differ, and a long one', async () => {
    const { email } = await person();
    const code = await desk.mailCode(email, 'login');
    await expect(forgot(email, code)).rejects.toMatchObject({ key: 'wrongCode' });
    const differ = forgot(email, code, pair(NEXT, OLD));
    await expect(differ).rejects.toMatchObject({ key: 'passwordsDiffer' });
    const long = forgot(email, code, pair('x'.repeat(25)));
    await expect(long).rejects.toMatchObject({ key: 'passwordLength' });
  });

  it('never opens an account to the owner of its phone’s unproven address', async () => {
    const { email } = await person({ emailVerifiedAt: null, phone: `+86${freshPhone()}` });
    const code = await desk.mailCode(email, 'reset');
    await expect(forgot(email, code)).rejects.toMatchObject({ key: 'noSuchAccount' });
  });
});
