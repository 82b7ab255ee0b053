import type { JWTPayload } from 'jose';
import { eq } from 'drizzle-orm';
import { accounts, signIns } from '@/lib/db/schema';
import { googleVerifier } from '@/lib/platform/google-identity';
import { startGoogleIssuer } from '@/lib/testing/google-issuer';
import { freshEmail, signInDesk } from '@/lib/testing/sign-in-desk';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { hashPassword } from './password';
import { signInByGoogle } from './sign-in-by-google';

let database: TestDatabase;
let desk: ReturnType<typeof signInDesk>;
let google: Awaited<ReturnType<typeof startGoogleIssuer>>;
const PASSWORD = 'squatters choice';

beforeAll(async () => {
  database = await createTestDatabase();
  desk = signInDesk(database.db);
  google = await startGoogleIssuer();
}, 60_000);
afterAll(async () => {
  google.close();
  await database.close();
});

let counter = 0;
const person = (changes: JWTPayload = {}) => {
  counter += 1;
  return { sub: `subject-${counter}`, email: freshEmail(), ...changes };
};
const enter = async (claims: JWTPayload, ctx = desk.ctxOf()) =>
  signInByGoogle({
    ctx,
    input: { idToken: await google.token(ctx.now, claims) },
    verifier: googleVerifier(google.settings),
  });
const rowOf = async (id: number) => {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return row;
};

describe('signInByGoogle', () => {
  it('makes an account of what the token says, and finds it by its subject', async () => {
    const claims = person({ name: ' Ada\nLovelace ' });
    const first = await enter(claims);
    expect(first).toMatchObject({ is_new: true, mobile: '' });
    expect(await rowOf(first.id)).toMatchObject({
      email: claims.email,
      nickname: 'Ada Lovelace',
      googleSubject: claims.sub,
      emailVerifiedAt: desk.ctxOf().now,
      passwordHash: null,
    });
    const renamed = { ...claims, email: freshEmail() };
    expect(await enter(renamed)).toMatchObject({ id: first.id, is_new: false });
    expect((await rowOf(first.id))?.email).toBe(claims.email);
  });

  it('links the account whose owner proved the same address, and leaves its password', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { actor, token, email } = await samplePerson(database.db, { passwordHash });
    const claims = person({ email });
    expect(await enter(claims)).toMatchObject({ id: actor.id, is_new: false });
    expect(await rowOf(actor.id)).toMatchObject({ googleSubject: claims.sub, passwordHash });
    expect((await desk.as(token)).actor.kind).toBe('person');
  });

  it('kills password and sessions of an address that was named before and never proven', async () => {
    const { actor, token, email } = await samplePerson(database.db, {
      emailVerifiedAt: null,
      passwordHash: await hashPassword(PASSWORD),
    });
    const address = email ?? '';
    await desk.act('login', { type: 4, email: address, password: PASSWORD });
    expect(await enter(person({ email: address }))).toMatchObject({ id: actor.id });
    expect((await desk.as(token)).actor.kind).toBe('visitor');
    const again = desk.act('login', { type: 4, email: address, password: PASSWORD });
    await expect(again).rejects.toMatchObject({ key: 'wrongCredentials' });
    expect((await rowOf(actor.id))?.emailVerifiedAt).toEqual(desk.ctxOf().now);
  });

  it('makes one account of two first sign-ins at once', async () => {
    const claims = person();
    const [one, other] = await Promise.all([enter(claims), enter(claims)]);
    expect(one.id).toBe(other.id);
    expect([one.is_new, other.is_new].sort()).toEqual([false, true]);
  });

  it('refuses a blocked account, found by subject or by address', async () => {
    const linked = person();
    await samplePerson(database.db, { googleSubject: linked.sub, state: 'blocked' });
    const { email } = await samplePerson(database.db, { state: 'blocked' });
    for (const claims of [linked, person({ email })]) {
      await expect(enter(claims)).rejects.toMatchObject({ key: 'accountUnavailable' });
    }
  });

  it('refuses a token that proves nothing, whatever is said beside it', async () => {
    const { email } = await samplePerson(database.db);
    const idToken = google.unsigned(desk.ctxOf().now);
    const ctx = desk.ctxOf();
    const verifier = googleVerifier(google.settings);
    const before = await database.db.$count(signIns);
    const input = { idToken, email, openid: 'subject-1' };
    const refused = signInByGoogle({ ctx, input, verifier });
    await expect(refused).rejects.toMatchObject({ key: 'googleRefused' });
    expect(await database.db.$count(signIns)).toBe(before);
  });

  it('is unavailable where it is not set up, or Google can not be reached', async () => {
    const ctx = desk.ctxOf();
    const idToken = await google.token(ctx.now, person());
    const blind = googleVerifier({ ...google.settings, jwksUrl: 'http://127.0.0.1:1/certs' });
    for (const verifier of [undefined, blind]) {
      const refused = signInByGoogle({ ctx, input: { idToken }, verifier });
      await expect(refused).rejects.toMatchObject({ key: 'googleUnavailable' });
    }
    const unset = desk.act('googleLogin', { id_token: idToken, email: 'ada@example.org' });
    await expect(unset).rejects.toMatchObject({ key: 'googleUnavailable' });
  });
});
