import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { accounts } from '../../db/schema';
import type { DomainContext } from '../domain-context';
import { isAcceptablePassword } from './password';
import { saveStaffAccount } from './save-staff-account';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

function context(kind: 'system' | 'visitor' = 'system'): DomainContext {
  const now = new Date('2026-11-01T00:00:00.000Z');
  return { db: database.db, locale: 'zh-Hans', actor: { kind }, now, changed: () => undefined };
}

async function rowOf(email: string) {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.email, email));
  return row;
}

describe('saveStaffAccount', () => {
  it('makes an account whose password is stored as Argon2id', async () => {
    const input = {
      email: 'desk@example.org',
      role: 'editor' as const,
      password: '潮汐潮汐潮汐潮汐',
    };
    expect(await saveStaffAccount({ ctx: context(), input })).toMatchObject({ isNew: true });
    const row = await rowOf(input.email);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verify(row?.passwordHash ?? '', input.password)).toBe(true);
  });

  it('promotes an account and leaves its password alone when none is named', async () => {
    const email = 'promoted@example.org';
    const password = 'a good password';
    await saveStaffAccount({ ctx: context(), input: { email, role: 'editor', password } });
    const before = await rowOf(email);
    await saveStaffAccount({ ctx: context(), input: { email, role: 'admin' } });
    expect(await rowOf(email)).toEqual({ ...before, role: 'admin' });
  });

  it('refuses a new account without a password, a short password and a visitor', async () => {
    const email = 'nobody@example.org';
    const attempts = [
      { ctx: context(), input: { email, role: 'admin' as const } },
      { ctx: context(), input: { email, role: 'admin' as const, password: 'short' } },
    ];
    for (const attempt of attempts) {
      await expect(saveStaffAccount(attempt)).rejects.toMatchObject({ key: 'invalidInput' });
    }
    const asVisitor = saveStaffAccount({
      ctx: context('visitor'),
      input: { email, role: 'admin', password: 'a good password' },
    });
    await expect(asVisitor).rejects.toMatchObject({ key: 'notPermitted' });
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('isAcceptablePassword', () => {
  it.each([
    ['1234567', false],
    ['12345678', true],
    ['a'.repeat(24), true],
    ['a'.repeat(25), false],
    ['👩‍👩‍👧‍👦'.repeat(8), true],
    ['é'.normalize('NFD').repeat(24), true],
  ])('counts characters as a person does: %s', (password, expected) => {
    expect(isAcceptablePassword(password)).toBe(expected);
  });
});
