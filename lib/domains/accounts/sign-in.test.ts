import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { accounts, sessions, signIns } from '@/lib/db/schema';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { hashPassword } from './password';
import { tokenDigest } from './identify';
import { getUserInfo } from './read-profile';
import { emailTarget } from './target';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let passwordHash = '';
const PASSWORD = '潮汐 tide 2026';

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => database.close());

const accountOf = async (email: string) => {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.email, email));
  return row;
};
const sessionsOf = (accountId: number) =>
  database.db.select().from(sessions).where(eq(sessions.accountId, accountId));
const byPassword = (email: string, password = PASSWORD, ctx = desk.ctxOf()) =>
  desk.act('login', { type: 4, email, password }, ctx);
const registerAs = async (email: string, password = PASSWORD) =>
  desk.act('login', {
    type: 5,
    email,
    emailCode: await desk.mailCode(email, 'register'),
    password,
  });

describe('login by password', () => {
  it('signs in by address (type 4) and by phone (type 1)', async () => {
    const phone = freshPhone();
    const { actor, email } = await samplePerson(database.db, {
      passwordHash,
      phone: `+86${phone}`,
      phoneCode: '86',
    });
    const expected = { id: actor.id, mobile: `138****${phone.slice(-4)}`, is_new: false };
    expect(await byPassword(email ?? '')).toMatchObject(expected);
    const byPhone = await desk.act('login', { type: 1, mobile: phone, password: PASSWORD });
    expect(byPhone).toMatchObject(expected);
    expect((await desk.as(byPhone.token)).actor).toMatchObject({ kind: 'person', id: actor.id });
  });

  it('takes the same password typed in another composition', async () => {
    const email = freshEmail();
    await registerAs(email, 'café à la crème');
    const decomposed = 'café à la crème'.normalize('NFD');
    await expect(byPassword(email, decomposed)).resolves.toBeDefined();
  });

  it('answers alike for a wrong password, an account without one, and unknown addresses', async () => {
    const { email: known } = await samplePerson(database.db, { passwordHash });
    const { email: without } = await samplePerson(database.db);
    const answers = await Promise.all(
      [
        byPassword(known ?? '', 'not the password'),
        byPassword(without ?? ''),
        byPassword(freshEmail()),
        desk.act('login', { type: 1, mobile: freshPhone(), password: PASSWORD }),
      ].map((answer) => answer.catch((error: unknown) => error)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ key: 'wrongCredentials', details: {} });
    }
  });

  it('tells that an account is blocked to who knows its password alone', async () => {
    const { email } = await samplePerson(database.db, { passwordHash, state: 'blocked' });
    const refused = byPassword(email ?? '', 'not the password');
    await expect(refused).rejects.toMatchObject({ key: 'wrongCredentials' });
    await expect(byPassword(email ?? '')).rejects.toMatchObject({ key: 'accountUnavailable' });
  });

  it('refuses the eleventh wrong try at an address, known or not; a right one forgives', async () => {
    const { email } = await samplePerson(database.db, { passwordHash });
    for (const address of [email ?? '', freshEmail()]) {
      const ctx = desk.ctxOf();
      const isKnown = address === email;
      for (let tries = 0; tries < 9; tries += 1) {
        const guess = byPassword(address, 'not the password', ctx);
        await expect(guess).rejects.toMatchObject({ key: 'wrongCredentials' });
      }
      if (isKnown) await byPassword(address, PASSWORD, ctx);
      for (let tries = isKnown ? 0 : 9; tries < 10; tries += 1) {
        const guess = byPassword(address, 'not the password', ctx);
        await expect(guess).rejects.toMatchObject({ key: 'wrongCredentials' });
      }
      const refused = byPassword(address, PASSWORD, ctx);
      await expect(refused).rejects.toMatchObject({ key: 'passwordLimited' });
    }
  });

  it('does not lock the owner out for guesses from elsewhere, until they are many', async () => {
    const { email } = await samplePerson(database.db, { passwordHash });
    const address = email ?? '';
    const home = desk.ctxOf();
    const guessFrom = async (host: number) => {
      const stranger = { ...home, network: `203.0.113.${host}` };
      for (let tries = 0; tries < 10; tries += 1) {
        const guess = byPassword(address, 'not the password', stranger);
        await expect(guess).rejects.toMatchObject({ key: 'wrongCredentials' });
      }
      await expect(byPassword(address, PASSWORD, stranger)).rejects.toMatchObject({
        key: 'passwordLimited',
      });
    };
    await guessFrom(1);
    await expect(byPassword(address, PASSWORD, home)).resolves.toBeDefined();
    for (const host of [2, 3, 4, 5, 6]) await guessFrom(host);
    await expect(byPassword(address, PASSWORD, home)).rejects.toMatchObject({
      key: 'passwordLimited',
    });
    // The way that the message tells of is open.
    const emailCode = await desk.mailCode(address, 'login');
    await expect(
      desk.act('login', { type: 3, email: address, emailCode }, home),
    ).resolves.toBeDefined();
  });
});

describe('login by code', () => {
  it('makes an account of a proven address (type 3) and knows it the next time', async () => {
    const email = freshEmail();
    const login = async () =>
      desk.act('login', { type: 3, email, emailCode: await desk.mailCode(email, 'login') });
    const first = await login();
    expect(first).toMatchObject({ is_new: true, mobile: '' });
    expect(await accountOf(email)).toMatchObject({
      nickname: expect.stringMatching(/^读者\d{6}$/),
      emailVerifiedAt: desk.ctxOf().now,
      passwordHash: null,
    });
    expect(await login()).toMatchObject({ id: first.id, is_new: false });
  });

  it.each([
    ['zh-Hans', '读者'],
    ['zh-Hant', '讀者'],
    ['en', 'Reader '],
  ] as const)('names who comes by phone (type 2) in their language: %s', async (locale, word) => {
    const mobile = freshPhone();
    const code = await desk.phoneCode(mobile);
    const ctx = desk.ctxOf({ locale });
    const { id, is_new } = await desk.act('login', { type: 2, mobile, code }, ctx);
    expect(is_new).toBe(true);
    const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
    expect(row).toMatchObject({
      nickname: expect.stringMatching(new RegExp(`^${word}\\d{6}$`)),
      phone: `+86${mobile}`,
      phoneCode: '86',
      email: null,
      locale,
    });
  });

  it('takes the code of a mail under either name of the payload, and wants one', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email, 'login');
    await expect(desk.act('login', { type: 3, email, code })).resolves.toBeDefined();
    const none = ENDPOINTS.login.input.safeParse({ type: 3, email });
    expect(none.error?.issues).toMatchObject([{ path: ['emailCode'] }]);
  });

  it('writes a name that nobody chose as each page writes it, and a chosen one as it is', async () => {
    const { actor } = await samplePerson(database.db, { nickname: '读者024680' });
    const nameIn = async (locale: 'zh-Hans' | 'zh-Hant' | 'en') =>
      (await getUserInfo({ ctx: desk.ctxOf({ actor, locale }) })).nickname;
    expect(await nameIn('zh-Hant')).toBe('讀者024680');
    expect(await nameIn('en')).toBe('Reader 024680');
    const chosen = await samplePerson(database.db, { nickname: '读者文摘024680' });
    const ctx = desk.ctxOf({ actor: chosen.actor, locale: 'zh-Hant' });
    expect((await getUserInfo({ ctx })).nickname).toBe('读者文摘024680');
  });

  it('tells that an account is blocked to who has the code alone', async () => {
    const { email } = await samplePerson(database.db, { state: 'blocked' });
    const address = email ?? '';
    const code = await desk.mailCode(address);
    const login = (emailCode: string) => desk.act('login', { type: 3, email: address, emailCode });
    await expect(login('x')).rejects.toMatchObject({ key: 'wrongCode' });
    await expect(login(code)).rejects.toMatchObject({ key: 'accountUnavailable' });
  });

  it('makes one account of a number that two codes are used for at once', async () => {
    const mobile = freshPhone();
    const codes = [await desk.phoneCode(mobile, 'login'), await desk.phoneCode(mobile)];
    const answers = await Promise.all(
      codes.map((code) => desk.act('login', { type: 2, mobile, code })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
  });
});

describe('login of type 5', () => {
  it('registers a proven address with a password and signs in', async () => {
    const email = freshEmail();
    expect(await registerAs(email)).toMatchObject({ is_new: true });
    await expect(byPassword(email)).resolves.toMatchObject({ is_new: false });
  });

  it('says that an address is taken to who has its code, and not before', async () => {
    const { email } = await samplePerson(database.db);
    const address = email ?? '';
    await expect(registerAs(address)).rejects.toMatchObject({ key: 'addressTaken' });
    const guess = { type: 5 as const, email: address, emailCode: '000000', password: PASSWORD };
    await expect(desk.act('login', guess)).rejects.toMatchObject({ key: 'wrongCode' });
  });

  it.each(['1234567', 'a'.repeat(25)])(
    'refuses the password %s, and spends no try',
    async (password) => {
      const email = freshEmail();
      await expect(registerAs(email, password)).rejects.toMatchObject({ key: 'passwordLength' });
      const input = { type: 5 as const, email, emailCode: desk.codeTo(email), password: PASSWORD };
      await expect(desk.act('login', input)).resolves.toBeDefined();
    },
  );

  it('takes an address that somebody merely named over: their password and sessions end', async () => {
    const { actor, token, email } = await samplePerson(database.db, {
      emailVerifiedAt: null,
      passwordHash,
      googleSubject: `squatter-${randomUUID()}`,
    });
    const address = email ?? '';
    const signedIn = await registerAs(address, 'another password');
    expect(signedIn).toMatchObject({ id: actor.id, is_new: true });
    expect((await desk.as(token)).actor).toEqual({ kind: 'visitor' });
    await expect(byPassword(address)).rejects.toMatchObject({ key: 'wrongCredentials' });
    expect(await accountOf(address)).toMatchObject({ googleSubject: null });
    expect((await accountOf(address))?.emailVerifiedAt).not.toBeNull();
  });

  it('leaves an account to the owner of its phone, and takes the address from it', async () => {
    const { actor, email } = await samplePerson(database.db, {
      emailVerifiedAt: null,
      phone: `+86${freshPhone()}`,
      phoneCode: '86',
    });
    const { id } = await registerAs(email ?? '');
    expect(id).not.toBe(actor.id);
    const [row] = await database.db.select().from(accounts).where(eq(accounts.id, actor.id));
    expect(row?.email).toBeNull();
  });

  it('lets one of two registrations win that come at once', async () => {
    const email = freshEmail();
    const codes = [await desk.mailCode(email, 'register'), await desk.mailCode(email)];
    const answers = await Promise.allSettled(
      codes.map((emailCode) =>
        desk.act('login', { type: 5, email, emailCode, password: PASSWORD }),
      ),
    );
    const lost = answers.filter((answer) => answer.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ key: 'addressTaken' });
  });
});

describe('a session', () => {
  it('has a new token at each sign-in, and a device that names itself has one', async () => {
    const { actor, email } = await samplePerson(database.db, { passwordHash });
    const uuid = randomUUID();
    const signIn = (device?: string) =>
      desk.act('login', { type: 4, email: email ?? '', password: PASSWORD, uuid: device });
    const first = await signIn(uuid);
    const second = await signIn(uuid);
    expect(second.token).not.toBe(first.token);
    expect((await desk.as(first.token)).actor.kind).toBe('visitor');
    expect((await desk.as(second.token)).actor.kind).toBe('person');
    await signIn(randomUUID());
    await signIn();
    await signIn();
    // The sample's own, the two devices, and two that did not say which they are.
    expect(await sessionsOf(actor.id)).toHaveLength(5);
  });

  it('is one a device also where it signs in twice at once', async () => {
    const { email } = await samplePerson(database.db, { passwordHash });
    const uuid = randomUUID();
    const input = { type: 4 as const, email: email ?? '', password: PASSWORD, uuid };
    const answers = await Promise.all([desk.act('login', input), desk.act('login', input)]);
    const kinds = await Promise.all(
      answers.map(async ({ token }) => (await desk.as(token)).actor.kind),
    );
    expect(kinds.sort()).toEqual(['person', 'visitor']);
  });

  it('is stored as a digest of its token, and of the device', async () => {
    const { actor, email } = await samplePerson(database.db, { passwordHash });
    const uuid = randomUUID();
    const input = { type: 4 as const, email: email ?? '', password: PASSWORD, uuid };
    const { token } = await desk.act('login', input);
    const rows = await sessionsOf(actor.id);
    expect(rows.map((row) => row.tokenDigest)).toContain(tokenDigest(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(uuid);
  });

  it('ends after thirty days without use, and lives on with use', async () => {
    const { email } = await samplePerson(database.db, { passwordHash });
    const { token } = await byPassword(email ?? '');
    const later = (days: number) => ({
      now: new Date(desk.ctxOf().now.getTime() + days * 86_400_000),
    });
    expect((await desk.as(token, later(29))).actor.kind).toBe('person');
    expect((await desk.as(token, later(58))).actor.kind).toBe('person');
    expect((await desk.as(token, later(88))).actor.kind).toBe('visitor');
  });
});

describe('the audit', () => {
  it('keeps each try with its outcome, and names no address', async () => {
    const { actor, email } = await samplePerson(database.db, { passwordHash });
    const address = email ?? '';
    await byPassword(address, 'not the password').catch(() => undefined);
    await byPassword(address);
    await byPassword(freshEmail()).catch(() => undefined);
    const rows = await database.db.select().from(signIns).orderBy(desc(signIns.id)).limit(3);
    expect(rows).toMatchObject([
      { accountId: null, outcome: 'wrongCredentials' },
      { accountId: actor.id, outcome: 'ok', targetDigest: emailTarget(address).digest },
      { accountId: actor.id, outcome: 'wrongCredentials', method: 'password' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
