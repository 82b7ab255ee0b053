import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from './client';
import { keepStatement, withStatements } from './embedded-statements';
import { preparedOnce } from './prepared-once';

const echo = preparedOnce((db) =>
  db
    .select({
      text: sql<string>`${sql.placeholder('text')}::text`,
      sum: sql<number>`${sql.placeholder('number')}::int + 1`,
      isNull: sql<boolean>`${sql.placeholder('maybe')}::text is null`,
    })
    .from(sql`(values (1)) as one(n)`)
    .prepare('echo'),
);

describe('a kept statement of the embedded database', () => {
  let connection: Awaited<ReturnType<typeof connectDatabase>>;
  let db: Database;

  beforeAll(async () => {
    connection = await connectDatabase({ memory: null });
    db = connection.db;
  });
  afterAll(() => connection.close());

  const ask = async (text: string, number = 1, maybe: string | null = '') => {
    const [row] = await echo(db).execute({ text, number, maybe });
    return row;
  };

  it('gives back whatever text it was given', async () => {
    const texts = ["'", "''; drop table x; --", '\\', "\\'", "E'\\x'", '$1', '潮', '\n', ''];
    for (const text of texts) expect((await ask(text))?.text).toBe(text);
  });

  it('gives values their types', async () => {
    expect(await ask('a', 41)).toEqual({ text: 'a', sum: 42, isNull: false });
  });

  it('goes the plain way with what has no literal', async () => {
    expect(await ask('a', 1, null)).toEqual({ text: 'a', sum: 2, isNull: true });
  });

  it('is planned once, also for many at a time', async () => {
    const rows = await Promise.all(Array.from({ length: 20 }, (_, n) => ask('a', n)));
    expect(rows.map((row) => row?.sum)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    const names = sql`(select count(*)::int from pg_prepared_statements where name like 'kept%')`;
    const [count] = await db.select({ n: sql<number>`${names}` }).from(sql`(values (1)) as one(n)`);
    expect(count?.n).toBe(1);
  });
});

describe('two wrappings of one connection', () => {
  it('keep their statements apart', async () => {
    const { raw, close } = await connectDatabase({ memory: null });
    if (raw.kind !== 'pglite') throw new Error('This is about the embedded database.');
    const text = 'select $1::int + 1 as sum';
    keepStatement(text);
    const [pages, calls] = [withStatements(raw.client), withStatements(raw.client)];
    expect((await pages.query(text, [1])).rows).toEqual([{ sum: 2 }]);
    expect((await calls.query(text, [2])).rows).toEqual([{ sum: 3 }]);
    await close();
  });
});
