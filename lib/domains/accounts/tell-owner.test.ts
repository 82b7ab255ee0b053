import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountNotices } from '@/lib/db/schema';
import type { CallContext } from '@/lib/domains/domain-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { hashPassword } from './password';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let passwordHash = '';
const PASSWORD = 'the old password';
const NEXT = 'the new password';
const PAIR = { new_password1: NEXT, new_password2: NEXT };
const HOME: Partial<CallContext> = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  network: '198.51.100.7',
};
const AWAY: Partial<CallContext> = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36',
  network: '203.0.113.9',
};

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => database.close());

async function person(changes: Parameters<typeof samplePerson>[1] = {}) {
  const createdAt = desk.ctxOf().now;
  const sample = await samplePerson(database.db, { passwordHash, createdAt, ...changes });
  return { ...sample, id: sample.actor.id, email: sample.email ?? '' };
}
const signIn = (email: string, from: Partial<CallContext>, uuid?: string) =>
  desk.act('login', { type: 4, email, password: PASSWORD, uuid }, desk.ctxOf(from));
const mailsTo = (email: string, kind: string) =>
  desk.letters.filter((letter) => letter.to === email && letter.kind === kind);
const noticesOf = async (accountId: number) => {
  const { db } = database;
  const rows = await db
    .select()
    .from(accountNotices)
    .where(eq(accountNotices.accountId, accountId))
    .orderBy(accountNotices.id);
  return rows.map(({ kind }) => kind);
};

describe('a sign-in from a new device', () => {
  it('is told of by a notice and a mail in the owner’s language, and the first one is not', async () => {
    const { id, email } = await person({ locale: 'en' });
    await signIn(email, HOME);
    expect(await noticesOf(id)).toEqual([]);
    await signIn(email, AWAY);
    expect(await noticesOf(id)).toEqual(['newSignIn']);
    expect(mailsTo(email, 'newSignIn')).toEqual([
      {
        channel: 'mail',
        to: email,
        kind: 'newSignIn',
        locale: 'en',
        path: '/en/my#sessions',
        params: {
          device: 'Chrome · Android',
          network: '203.0.113.9',
          time: '2026-11-02T02:00:00.000Z',
          how: '',
        },
      },
    ]);
  });

  it('is none where device and network are known, or where the device holds a session', async () => {
    const { email } = await person();
    const uuid = randomUUID();
    await signIn(email, HOME, uuid);
    await signIn(email, HOME);
    await signIn(email, { ...AWAY }, uuid);
    expect(mailsTo(email, 'newSignIn')).toEqual([]);
  });

  it('is one where a stranger’s browser says the same of itself in another network', async () => {
    const { email } = await person();
    await signIn(email, HOME);
    await signIn(email, { ...HOME, network: '203.0.113.66' }, randomUUID());
    expect(mailsTo(email, 'newSignIn')).toHaveLength(1);
  });

  it('is told of after the audit was cleared, and after a proof that opened no session', async () => {
    const old = await person({ createdAt: new Date('2026-01-01T00:00:00.000Z') });
    await signIn(old.email, AWAY);
    expect(mailsTo(old.email, 'newSignIn')).toHaveLength(1);
    const phone = freshPhone();
    const { email } = await person({ phone: `+86${phone}`, phoneCode: '86' });
    await signIn(email, HOME);
    await desk.act('verifySms', { mobile: phone, password: PASSWORD }, desk.ctxOf(AWAY));
    await signIn(email, AWAY);
    expect(mailsTo(email, 'newSignIn')).toHaveLength(1);
  });

  it('gives a new account a welcome alone', async () => {
    const email = freshEmail();
    const emailCode = await desk.mailCode(email, 'register');
    const { id } = await desk.act('login', { type: 5, email, emailCode, password: PASSWORD });
    await signIn(email, { userAgent: 'test' });
    expect(await noticesOf(id)).toEqual(['welcome']);
    expect(mailsTo(email, 'newSignIn')).toEqual([]);
  });

  it('names an unknown browser and network as not known', async () => {
    const { email } = await person();
    await signIn(email, HOME);
    await signIn(email, { userAgent: 'curl/8', network: '' });
    expect(mailsTo(email, 'newSignIn')[0]?.params).toMatchObject({
      device: 'none',
      network: 'none',
    });
  });

  it('sends nothing to an address that was never proven', async () => {
    const phone = freshPhone();
    const { id, email } = await person({ phone: `+86${phone}`, emailVerifiedAt: null });
    const input = { type: 1 as const, mobile: phone, password: PASSWORD };
    await desk.act('login', input, desk.ctxOf(HOME));
    await desk.act('login', input, desk.ctxOf(AWAY));
    expect(await noticesOf(id)).toEqual(['newSignIn']);
    expect(mailsTo(email, 'newSignIn')).toEqual([]);
  });
});

describe('a new password', () => {
  it('is told of by mail when it was changed, and when it was set by a code', async () => {
    const { id, email, token } = await person({ locale: 'zh-Hant' });
    const ctx = await desk.as(token, AWAY);
    await desk.act('resetPassword', { password: PASSWORD, ...PAIR }, ctx);
    const later = new Date(ctx.now.getTime() + 1000);
    const code = await desk.mailCode(email, 'reset');
    await desk.act('forgotPassword', { email, code, ...PAIR }, desk.ctxOf({ now: later }));
    expect(await noticesOf(id)).toEqual(['passwordChanged', 'passwordChanged']);
    const mails = mailsTo(email, 'passwordChanged');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      locale: 'zh-Hant',
      path: '/zh-hant/signUp#forgot',
      params: { device: 'Chrome · Android', how: 'changed' },
    });
  });

  it('is told of as set where there was none, once and without another warning', async () => {
    const phone = freshPhone();
    const mobile = { mobile: phone, phone_code: '86' };
    const code = await desk.phoneCode(phone, 'upgrade');
    const { ticket, id } = await desk.act('verifySms', { ...mobile, code }, desk.ctxOf(HOME));
    const email = freshEmail();
    const bind = { email, code: await desk.mailCode(email, 'bind'), ticket };
    await desk.act('verifyEmailSms', bind, desk.ctxOf(HOME));
    await desk.act('setPassword', { ...PAIR, ticket }, desk.ctxOf(HOME));
    expect(mailsTo(email, 'passwordChanged')).toMatchObject([{ params: { how: 'set' } }]);
    expect(await noticesOf(id)).toEqual(['passwordChanged']);
  });

  it('that is refused sends nothing', async () => {
    const { email, token } = await person();
    const ctx = await desk.as(token);
    const wrong = desk.act('resetPassword', { password: 'a wrong one', ...PAIR }, ctx);
    await expect(wrong).rejects.toMatchObject({ key: 'wrongPassword' });
    expect(mailsTo(email, 'passwordChanged')).toEqual([]);
  });
});
