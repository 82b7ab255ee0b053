import { eq } from 'drizzle-orm';
import { secondSteps, sessions, staffActs } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { identify } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { staffMember } from '../staff';
import { getSecondStep, passSecondStep } from './pass-second-step';
import { removeSecondStep } from './remove-second-step';
import { beginSecondStep, confirmSecondStep, secretOf } from './set-up';
import { codeOf, counterAt } from './totp';

const NOW = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
async function member(role: 'editor' | 'admin' = 'editor') {
  const { actor, token } = await samplePerson(database.db, { role });
  return { id: actor.id, token, ctx: callContext(database.db, { actor, now: NOW }) };
}
/** The same person's call at another time, as their token makes them. */
const again = async (ctx: CallContext, token: string, now: Date) => ({
  ...ctx,
  now,
  actor: (await identify(database.db, token, now)).actor,
});
async function codeAt(accountId: number, now: Date): Promise<string> {
  const [row] = await database.db
    .select()
    .from(secondSteps)
    .where(eq(secondSteps.accountId, accountId));
  return codeOf(secretOf(row!.sealedSecret), counterAt(now));
}
/** A member who has the second step, with a session in which it is not passed. */
async function guarded(role: 'editor' | 'admin' = 'editor') {
  const person = await member(role);
  await beginSecondStep({ ctx: person.ctx });
  const code = await codeAt(person.id, NOW);
  const { recovery_codes: codes } = await confirmSecondStep({ ctx: person.ctx, input: { code } });
  await database.db
    .update(sessions)
    .set({ secondStepAt: null })
    .where(eq(sessions.accountId, person.id));
  return { ...person, code, codes };
}

describe('the set-up', () => {
  it('asks for nothing until the first code is proven', async () => {
    const { id, ctx, token } = await member();
    expect(await getSecondStep({ ctx })).toMatchObject({ state: 'none', recovery_left: 0 });
    const { secret, uri } = await beginSecondStep({ ctx });
    expect(uri).toContain(`secret=${secret}`);
    expect(await getSecondStep({ ctx })).toMatchObject({ state: 'begun' });
    expect((await again(ctx, token, NOW)).actor).toMatchObject({ hasSecondStep: true });
    const [row] = await database.db.select().from(secondSteps).where(eq(secondSteps.accountId, id));
    expect(JSON.stringify(row)).not.toContain(secret);
    await expect(confirmSecondStep({ ctx, input: { code: '000000' } })).rejects.toMatchObject({
      key: 'wrongSecondStep',
    });
    const input = { code: await codeAt(id, NOW) };
    const { recovery_codes: codes } = await confirmSecondStep({ ctx, input });
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await getSecondStep({ ctx })).toMatchObject({ state: 'on', recovery_left: 10 });
    await expect(beginSecondStep({ ctx })).rejects.toMatchObject({ key: 'conflict' });
    await expect(confirmSecondStep({ ctx, input })).rejects.toMatchObject({ key: 'conflict' });
  });

  it('is for staff alone', async () => {
    const { actor } = await samplePerson(database.db);
    const ctx = callContext(database.db, { actor });
    await expect(beginSecondStep({ ctx })).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(getSecondStep({ ctx })).rejects.toMatchObject({ key: 'notPermitted' });
  });
});

describe('a session without the second step', () => {
  it('is refused at the desk until a code is given, which is good once', async () => {
    const { id, ctx, token, code } = await guarded();
    const locked = await again(ctx, token, later(60));
    expect(() => staffMember(locked.actor)).toThrow(/secondStepRequired/);
    // The code of the set-up was spent there.
    await expect(passSecondStep({ ctx: locked, input: { code } })).rejects.toMatchObject({
      key: 'wrongSecondStep',
    });
    const next = await codeAt(id, later(60));
    expect(await passSecondStep({ ctx: locked, input: { code: next } })).toMatchObject({
      is_passed: true,
    });
    const open = await again(ctx, token, later(61));
    expect(staffMember(open.actor)).toMatchObject({ hasSecondStep: true });
    await expect(passSecondStep({ ctx: open, input: { code: next } })).rejects.toMatchObject({
      key: 'wrongSecondStep',
    });
  });

  it('takes a recovery code once, also of two calls at the same time', async () => {
    const { ctx, codes } = await guarded();
    const code = codes[0]!.replace('-', '');
    const tries = await Promise.allSettled(
      [1, 2].map(() => passSecondStep({ ctx, input: { code } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getSecondStep({ ctx })).toMatchObject({ recovery_left: 9 });
  });

  it('may guess a handful of times', async () => {
    const { ctx } = await guarded();
    const guess = () => passSecondStep({ ctx, input: { code: '123456' } });
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(guess()).rejects.toMatchObject({ key: 'wrongSecondStep' });
    }
    await expect(guess()).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});

describe('removeSecondStep', () => {
  it('takes one’s own off by a code, and an admin another’s', async () => {
    const { ctx, codes } = await guarded();
    const input = { code: codes[1]!.replace('-', '') };
    await removeSecondStep({ ctx, input });
    expect(await getSecondStep({ ctx })).toMatchObject({ state: 'none' });
    await expect(removeSecondStep({ ctx, input })).rejects.toMatchObject({ key: 'conflict' });

    const other = await guarded();
    const admin = await member('admin');
    const reset = (by: CallContext, id: number) =>
      removeSecondStep({ ctx: by, input: { account_id: id } });
    await expect(reset(other.ctx, admin.id)).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(reset(admin.ctx, admin.id)).rejects.toMatchObject({ key: 'notPermitted' });
    await reset(admin.ctx, other.id);
    await expect(reset(admin.ctx, other.id)).rejects.toMatchObject({ key: 'notFound' });
    expect((await again(other.ctx, other.token, NOW)).actor).toMatchObject({ hasSecondStep: true });
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, String(other.id)));
    expect(acts.map(({ act }) => act)).toEqual(['person.secondStepOn', 'person.secondStepReset']);
  });
});
