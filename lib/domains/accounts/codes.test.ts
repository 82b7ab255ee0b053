import { eq } from 'drizzle-orm';
import { codes } from '@/lib/db/schema';
import { freshEmail, freshPhone, signInDesk } from '@/lib/testing/sign-in-desk';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { emailTarget } from './target';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
}, 60_000);
afterAll(() => database.close());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const byCode = (email: string, emailCode: string, ctx = desk.ctxOf()) =>
  desk.act('login', { type: 3, email, emailCode }, ctx);
const rowsOf = (email: string) =>
  database.db
    .select()
    .from(codes)
    .where(eq(codes.targetDigest, emailTarget(email).digest));

describe('sendMailSms and sendSms', () => {
  it('send six digits by mail, in the caller’s language, and say how long to wait', async () => {
    const email = freshEmail();
    const receipt = await desk.act(
      'sendMailSms',
      { email: ` ${email.toUpperCase()} `, scene: 'register' },
      desk.ctxOf({ locale: 'en' }),
    );
    expect(receipt).toEqual({ resend_seconds: 60, expires_seconds: 600 });
    expect(desk.letters.at(-1)).toEqual({
      channel: 'mail',
      to: email,
      kind: 'code',
      params: { code: expect.stringMatching(/^\d{6}$/), minutes: 10, scene: 'register' },
      locale: 'en',
    });
  });

  it('send a text message to the number in E.164, under either name of the call', async () => {
    await desk.act('sendSms', { phone: '138 0013 8000', phone_code: '+86' });
    expect(desk.letters.at(-1)).toMatchObject({ channel: 'sms', to: '+8613800138000' });
    await desk.act('getPhoneCode', { mobile: '51234567', phone_code: '852' });
    expect(desk.letters.at(-1)).toMatchObject({ channel: 'sms', to: '+85251234567' });
  });

  it('refuse an area code of nowhere', async () => {
    const nowhere = desk.act('sendSms', { phone: '13800138000', phone_code: '999' });
    await expect(nowhere).rejects.toMatchObject({ key: 'invalidInput' });
  });

  it('keep neither the code nor the address in the database', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email);
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({ scene: '', triesLeft: 5 });
    const text = JSON.stringify(await database.db.select().from(codes));
    expect(text).not.toContain(email);
    expect(row?.codeDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(row ?? {})).not.toContain(code);
  });

  it('write neither code nor letter where the post does not take it, and let ask again', async () => {
    const email = freshEmail();
    const ctx = desk.ctxOf({ deliver: () => Promise.reject(new Error('no post')) });
    await expect(desk.act('sendMailSms', { email }, ctx)).rejects.toThrow('no post');
    expect(await rowsOf(email)).toEqual([]);
    const again = { ...ctx, deliver: () => Promise.resolve() };
    await expect(desk.act('sendMailSms', { email }, again)).resolves.toBeDefined();
  });

  it('send ten a day to an address from one network, thirty in six hours from wherever it is asked', async () => {
    const ctx = desk.ctxOf();
    const email = freshEmail();
    const send = (host: number) =>
      desk.act(
        'sendMailSms',
        { email },
        {
          ...ctx,
          network: `203.0.113.${host}`,
          // As if the minute between two were over.
          limit: async (rule, key) => {
            if (rule.seconds > 60 && rule.name !== 'code-send:network') await ctx.limit(rule, key);
          },
        },
      );
    for (let times = 0; times < 10; times += 1) await send(1);
    await expect(send(1)).rejects.toMatchObject({ key: 'tooManyRequests' });
    for (let times = 10; times < 30; times += 1) await send(times);
    await expect(send(99)).rejects.toMatchObject({ key: 'tooManyRequests' });
  });

  it('send one a minute to an address, twenty an hour from a network', async () => {
    const ctx = desk.ctxOf();
    const email = freshEmail();
    await desk.act('sendMailSms', { email }, ctx);
    const refusal = { key: 'tooManyRequests' };
    // Whoever asks too soon, however often, has the rest of the network's codes as before.
    for (let times = 0; times < 3; times += 1) {
      await expect(desk.act('sendMailSms', { email }, ctx)).rejects.toMatchObject(refusal);
    }
    for (let times = 0; times < 19; times += 1) {
      await desk.act('sendMailSms', { email: freshEmail() }, ctx);
    }
    const more = () => desk.act('sendMailSms', { email: freshEmail() }, ctx);
    await expect(more()).rejects.toMatchObject(refusal);
    await expect(
      desk.act('sendMailSms', { email: freshEmail() }, { ...ctx, network: '203.0.113.9' }),
    ).resolves.toBeDefined();
  });

  it('count by the address whether it has an account or not', async () => {
    const keys: string[] = [];
    const limit = async (rule: { name: string }, key: string) =>
      void keys.push(`${rule.name} ${key}`);
    const known = freshEmail();
    await byCode(known, await desk.mailCode(known));
    for (const email of [known, freshEmail()]) {
      keys.length = 0;
      await desk.act('sendMailSms', { email }, desk.ctxOf({ limit }));
      const { digest } = emailTarget(email);
      expect(keys).toEqual([
        `code-send:pause ${digest}`,
        'code-send:network 198.51.100.7',
        `code-send:target-network ${digest} 198.51.100.7`,
        `code-send:target ${digest}`,
      ]);
    }
  });
});

describe('a code', () => {
  it('works once', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email, 'login');
    await expect(byCode(email, code)).resolves.toMatchObject({ is_new: true });
    await expect(byCode(email, code)).rejects.toMatchObject({ key: 'wrongCode' });
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is read as people type it', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email);
    const fullWidth = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const typed = ` ${fullWidth.slice(0, 3)} ${fullWidth.slice(3)}`;
    await expect(byCode(email, typed)).resolves.toBeDefined();
  });

  it('is right at the fifth try and dead after the fifth wrong one', async () => {
    for (const [wrongTries, outcome] of [
      [4, 'signedIn'],
      [5, 'wrongCode'],
    ] as const) {
      const email = freshEmail();
      const code = await desk.mailCode(email);
      for (let tries = 0; tries < wrongTries; tries += 1) {
        await expect(byCode(email, wrong(code))).rejects.toMatchObject({ key: 'wrongCode' });
      }
      const last = byCode(email, code).then(
        () => 'signedIn',
        (error: { key: string }) => error.key,
      );
      expect(await last).toBe(outcome);
    }
  });

  it('is judged five times, however many tries come at once', async () => {
    const email = freshEmail();
    const code = await desk.mailCode(email);
    const guesses = Array.from({ length: 8 }, () => byCode(email, wrong(code)));
    await Promise.allSettled(guesses);
    const [row] = await rowsOf(email);
    expect(row?.triesLeft).toBe(0);
    await expect(byCode(email, code)).rejects.toMatchObject({ key: 'wrongCode' });
  });

  it('is good for its own scene alone, one without a scene for every one', async () => {
    const email = freshEmail();
    const forReset = await desk.mailCode(email, 'reset');
    await expect(byCode(email, forReset)).rejects.toMatchObject({ key: 'wrongCode' });
    const forAll = await desk.mailCode(email);
    const register = { type: 5 as const, email, password: 'a good password' };
    await expect(desk.act('login', { ...register, emailCode: forReset })).rejects.toMatchObject({
      key: 'wrongCode',
    });
    await expect(desk.act('login', { ...register, emailCode: forAll })).resolves.toBeDefined();
  });

  it('is of no use for another address, nor after ten minutes, nor once it was replaced', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    const code = await desk.mailCode(email);
    await desk.mailCode(other);
    await expect(byCode(other, code)).rejects.toMatchObject({ key: 'wrongCode' });
    const late = desk.ctxOf({ now: new Date(desk.ctxOf().now.getTime() + 600_000) });
    await expect(byCode(email, code, late)).rejects.toMatchObject({ key: 'wrongCode' });
    let newer = await desk.mailCode(email);
    while (newer === code) newer = await desk.mailCode(email);
    await expect(byCode(email, code)).rejects.toMatchObject({ key: 'wrongCode' });
    await expect(byCode(email, newer)).resolves.toBeDefined();
  });

  it('signs in one of ten who use it at once', async () => {
    const phone = freshPhone();
    const code = await desk.phoneCode(phone);
    // Five tries are judged; each of those finds the code right.
    const uses = await Promise.allSettled(
      Array.from({ length: 10 }, () => desk.act('login', { type: 2, mobile: phone, code })),
    );
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is tried sixty times an hour from a network', async () => {
    const ctx = desk.ctxOf();
    for (let tries = 0; tries < 60; tries += 1) {
      const guess = byCode(`nobody-${tries}@example.org`, '000000', ctx);
      await expect(guess).rejects.toMatchObject({ key: 'wrongCode' });
    }
    const refused = byCode('nobody@example.org', '000000', ctx);
    await expect(refused).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});
