import { sql } from 'drizzle-orm';
import { createTestDatabase, withPostgres, type TestDatabase } from '../testing/test-database';
import { connectDatabase, type Database } from './client';
import { migrateDatabase } from './migrate';

/** A database that refuses to make an extension, with a code of PostgreSQL. */
function refusing(code: string): Database {
  const execute = async (statement: { queryChunks: { value?: string[] }[] }) => {
    const text = statement.queryChunks.flatMap(({ value }) => value ?? []).join('');
    if (!/create extension/i.test(text)) return { rows: [] };
    throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code }) });
  };
  const tx = { execute };
  return { transaction: (work: (tx: unknown) => unknown) => work(tx) } as unknown as Database;
}

describe('migrateDatabase', () => {
  it.each([
    ['42501', 'MissingExtensionError', /may not create the extension pg_trgm\..*create extension/],
    ['0A000', 'MissingExtensionError', /does not have the extension pg_trgm/],
    ['58P01', 'MissingExtensionError', /does not have the extension pg_trgm/],
    ['57014', 'Error', /Failed query/],
  ])('says of a refusal %s in one line what is to be done', async (code, name, message) => {
    const migrated = migrateDatabase(refusing(code), process.cwd());
    await expect(migrated).rejects.toMatchObject({
      name,
      message: expect.stringMatching(message) as string,
    });
    await expect(migrated).rejects.toMatchObject({ message: expect.not.stringContaining('\n') });
  });
});

withPostgres('on PostgreSQL', () => {
  let database: TestDatabase;
  const role = `chaintide_limited_${process.pid}`;
  const run = (statement: string) => database.db.execute(sql.raw(statement));

  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true });
    await run(`create role ${role}`);
    await run(`grant create, usage on schema public to ${role}`);
  }, 60_000);

  afterAll(async () => {
    await run(`drop owned by ${role}`);
    await run(`drop role ${role}`);
    await database.close();
  });

  it('a user without the right is told so, and goes on once the extension is there', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', `-c role=${role}`);
    const limited = await connectDatabase({ databaseUrl: url.href });
    try {
      await expect(migrateDatabase(limited.db, process.cwd())).rejects.toThrow(
        /may not create the extension pg_trgm/,
      );
      await run('create extension pg_trgm');
      expect(await migrateDatabase(limited.db, process.cwd())).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  }, 60_000);
});
