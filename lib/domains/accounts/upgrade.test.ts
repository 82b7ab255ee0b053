import { eq } from 'drizzle-orm';
import { accounts } from '@/lib/db/schema';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { hashPassword } from './password';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let passwordHash = '';
const PASSWORD = 'the phone password';
const NEXT = 'the new password';

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => database.close());

const rowOf = async (id: number) => {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return row;
};
async function phonePerson(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const mobile = freshPhone();
  const phone = { phone: `+86${mobile}`, phoneCode: '86' };
  const sample = await samplePerson(database.db, {
    ...phone,
    email: null,
    emailVerifiedAt: null,
    passwordHash,
    ...changes,
  });
  return { ...sample, mobile };
}
const pair = (password: string, again = password) => ({
  new_password1: password,
  new_password2: again,
});
const bind = async (ticket: string, email: string, more: { id?: number } = {}) =>
  desk.act('verifyEmailSms', { email, code: await desk.mailCode(email, 'bind'), ticket, ...more });
const minutesLater = (minutes: number) =>
  desk.ctxOf({ now: new Date(desk.ctxOf().now.getTime() + minutes * 60_000) });

describe('the account upgrade', () => {
  it('leads from a phone and its password to an address and another password', async () => {
    const { actor, token, mobile } = await phonePerson();
    const { id, ticket, email: none } = await desk.act('verifySms', { mobile, password: PASSWORD });
    expect({ id, none }).toEqual({ id: actor.id, none: '' });
    const email = freshEmail();
    expect(await bind(ticket, email, { id })).toEqual({ email });
    const signedIn = await desk.act('setPassword', { ...pair(NEXT), ticket });
    expect(signedIn).toMatchObject({ id, mobile: `138****${mobile.slice(-4)}`, is_new: false });
    expect((await desk.as(signedIn.token)).actor).toMatchObject({ id });
    expect((await desk.as(token)).actor.kind).toBe('visitor');
    const login = { type: 4 as const, email, password: NEXT };
    await expect(desk.act('login', login)).resolves.toMatchObject({ id });
    const old = desk.act('login', { type: 1, mobile, password: PASSWORD });
    await expect(old).rejects.toMatchObject({ key: 'wrongCredentials' });
  });

  it('begins with a code for the number too, known or new', async () => {
    const { actor, mobile } = await phonePerson({
      email: freshEmail(),
      emailVerifiedAt: new Date(),
    });
    const code = await desk.phoneCode(mobile, 'upgrade');
    const known = await desk.act('verifySms', { mobile, code });
    expect(known).toMatchObject({ id: actor.id, email: 'r***@example.org' });
    const other = freshPhone();
    const fresh = await desk.act('verifySms', {
      mobile: other,
      code: await desk.phoneCode(other),
    });
    expect(await rowOf(fresh.id)).toMatchObject({ phone: `+86${other}`, email: null });
    const again = desk.act('verifySms', { mobile, code });
    await expect(again).rejects.toMatchObject({ key: 'wrongCode' });
  });

  it('refuses a wrong password and an unknown number alike, and tells a blocked account after proof', async () => {
    const { mobile } = await phonePerson({ state: 'blocked' });
    const verify = (number: string, password: string) =>
      desk.act('verifySms', { mobile: number, password });
    const refusal = { key: 'wrongCredentials' };
    await expect(verify(mobile, 'not the password')).rejects.toMatchObject(refusal);
    await expect(verify(freshPhone(), PASSWORD)).rejects.toMatchObject(refusal);
    const blocked = { key: 'accountUnavailable' };
    await expect(verify(mobile, PASSWORD)).rejects.toMatchObject(blocked);
    const code = await desk.phoneCode(mobile);
    await expect(desk.act('verifySms', { mobile, code })).rejects.toMatchObject(blocked);
  });

  it('has a ticket that is good for fifteen minutes, once, and for its own account', async () => {
    const { mobile } = await phonePerson();
    const verify = () => desk.act('verifySms', { mobile, password: PASSWORD });
    const older = await verify();
    const { id, ticket } = await verify();
    const expired = { key: 'upgradeExpired' };
    await expect(bind(older.ticket, freshEmail())).rejects.toMatchObject(expired);
    await expect(bind(ticket, freshEmail(), { id: id + 1 })).rejects.toMatchObject(expired);
    await expect(bind('no ticket', freshEmail())).rejects.toMatchObject(expired);
    await bind(ticket, freshEmail());
    const set = (ctx = desk.ctxOf()) => desk.act('setPassword', { ...pair(NEXT), ticket }, ctx);
    await expect(set(minutesLater(15))).rejects.toMatchObject(expired);
    await set();
    await expect(set()).rejects.toMatchObject(expired);
  });

  it('needs an address before the password, and two equal passwords of the right length', async () => {
    const { mobile } = await phonePerson();
    const { ticket } = await desk.act('verifySms', { mobile, password: PASSWORD });
    const set = (passwords: ReturnType<typeof pair>) =>
      desk.act('setPassword', { ...passwords, ticket });
    await expect(set(pair(NEXT))).rejects.toMatchObject({ key: 'conflict' });
    await bind(ticket, freshEmail());
    await expect(set(pair(NEXT, PASSWORD))).rejects.toMatchObject({ key: 'passwordsDiffer' });
    await expect(set(pair('short'))).rejects.toMatchObject({ key: 'passwordLength' });
    await expect(set(pair(NEXT))).resolves.toBeDefined();
  });
});

describe('verifyEmailSms', () => {
  it('binds an address to one’s own account, and tells the old one', async () => {
    const { token, actor, email: old } = await samplePerson(database.db);
    const email = freshEmail();
    const code = await desk.mailCode(email, 'bind');
    const ctx = await desk.as(token);
    const input = { email, code, old_code: await desk.mailCode(old ?? '', 'rebind') };
    expect(await desk.act('verifyEmailSms', input, ctx)).toEqual({ email });
    expect(await rowOf(actor.id)).toMatchObject({ email, emailVerifiedAt: ctx.now });
    expect(desk.letters.at(-1)).toMatchObject({ kind: 'addressChanged', to: old });
    const again = desk.act('verifyEmailSms', input, ctx);
    await expect(again).rejects.toMatchObject({ key: 'wrongCode' });
  });

  it('changes the address of an account with a password for who knows it alone', async () => {
    const { token, actor, email: old } = await samplePerson(database.db, { passwordHash });
    const email = freshEmail();
    const ctx = await desk.as(token);
    const change = async (more: { password?: string; old_code?: string }) => {
      const code = await desk.mailCode(email, 'bind');
      return desk.act('verifyEmailSms', { email, code, ...more }, ctx);
    };
    await expect(change({})).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { password: 'required' },
    });
    await expect(change({ password: NEXT })).rejects.toMatchObject({ key: 'wrongPassword' });
    await expect(change({ old_code: '000000' })).rejects.toMatchObject({ key: 'wrongCode' });
    expect(await rowOf(actor.id)).toMatchObject({ email: old });
    expect(await change({ password: PASSWORD })).toEqual({ email });
  });

  it('takes no code of the new address, nor none, for that of the old one', async () => {
    const { token } = await samplePerson(database.db);
    const email = freshEmail();
    const code = await desk.mailCode(email, 'bind');
    const ctx = await desk.as(token);
    const stolen = desk.act('verifyEmailSms', { email, code, old_code: code }, ctx);
    await expect(stolen).rejects.toMatchObject({ key: 'wrongCode' });
    const without = desk.act('verifyEmailSms', { email, code }, ctx);
    await expect(without).rejects.toMatchObject({ fields: { old_code: 'required' } });
  });

  it('refuses a visitor, and an address that another proved', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email);
    const asVisitor = desk.act('verifyEmailSms', { email, code });
    await expect(asVisitor).rejects.toMatchObject({ key: 'signInRequired' });
    const { email: taken } = await samplePerson(database.db);
    const { token } = await phonePerson();
    const input = { email: taken ?? '', code: await desk.mailCode(taken ?? '') };
    const refused = desk.act('verifyEmailSms', input, await desk.as(token));
    await expect(refused).rejects.toMatchObject({ key: 'addressTaken' });
  });

  it('takes an address from who merely named it', async () => {
    const { actor: squatter, email } = await samplePerson(database.db, { emailVerifiedAt: null });
    const { actor, token } = await phonePerson();
    const input = { email: email ?? '', code: await desk.mailCode(email ?? '') };
    await desk.act('verifyEmailSms', input, await desk.as(token));
    expect(await rowOf(actor.id)).toMatchObject({ email });
    expect(await rowOf(squatter.id)).toMatchObject({ email: null });
  });

  it('gives an address that two bind at once to one of them', async () => {
    const email = freshEmail();
    const codes = [await desk.mailCode(email, 'bind'), await desk.mailCode(email)];
    const answers = await Promise.allSettled(
      codes.map(async (code) => {
        const { token } = await phonePerson();
        return desk.act('verifyEmailSms', { email, code }, await desk.as(token));
      }),
    );
    const lost = answers.filter((answer) => answer.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ key: 'addressTaken' });
  });
});

describe('setPassword without a ticket', () => {
  it('sets the first password of one’s own account, whose session gets a new token', async () => {
    const { actor, token, email } = await samplePerson(database.db);
    const answer = await desk.act('setPassword', pair(NEXT), await desk.as(token));
    expect(answer).toMatchObject({ id: actor.id, is_new: false });
    expect((await desk.as(token)).actor.kind).toBe('visitor');
    expect((await desk.as(answer.token)).actor).toMatchObject({ sessionId: actor.sessionId });
    const login = desk.act('login', { type: 4, email: email ?? '', password: NEXT });
    await expect(login).resolves.toBeDefined();
  });

  it('refuses a visitor, and who has a password', async () => {
    const asVisitor = desk.act('setPassword', pair(NEXT));
    await expect(asVisitor).rejects.toMatchObject({ key: 'signInRequired' });
    const { token } = await samplePerson(database.db, { passwordHash });
    const refused = desk.act('setPassword', pair(NEXT), await desk.as(token));
    await expect(refused).rejects.toMatchObject({ key: 'conflict' });
  });
});
