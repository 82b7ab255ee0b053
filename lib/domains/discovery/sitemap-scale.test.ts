import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { listEntries, listParts } from './sitemap-repository';

const COUNT = 40_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`
    insert into flashes (category, state, published_at)
    select 'policy', 'published', timestamptz '2026-01-01' + id * interval '1 minute'
    from generate_series(1, ${COUNT}::int) as id`);
  await database.db.execute(sql`
    insert into flash_editions (flash_id, locale, title, content)
    select id, 'zh-Hans', 'x', 'x' from flashes`);
  // A part whose things are all gone, and one that changed after it came out.
  await database.db.execute(
    sql`update flashes set state = 'withdrawn' where id between 2001 and 3000`,
  );
  await database.db.execute(sql`update flashes set revised_at = '2027-01-01' where id = 777`);
  await database.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => database.close());

/** What the database would do for the statements of a reading. */
async function planOf(read: (db: Database) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explaining = {
    execute: async (statement: SQL) => {
      const result = await database.db.execute(sql`explain ${statement}`);
      plans.push(
        ...rowsOf<Record<string, string>>(result).map((row) => Object.values(row)[0] ?? ''),
      );
      return { rows: [] };
    },
  };
  await read(explaining as never);
  return plans.join('\n');
}

describe('the map of forty thousand', () => {
  it('has parts that hold something alone, each with its newest change', async () => {
    const parts = await listParts(database.db, 'flash');
    expect(parts.map(({ part }) => part)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1).filter((part) => part !== 3),
    );
    expect(parts[0]?.changed).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(parts[1]?.changed).toEqual(new Date(Date.parse('2026-01-01T00:00:00Z') + 2000 * 60_000));
  });

  it('has parts of a thousand at most, whichever is asked for', async () => {
    expect(await listEntries(database.db, 'flash', 40)).toHaveLength(1000);
    expect(await listEntries(database.db, 'flash', 3)).toEqual([]);
    expect(await listEntries(database.db, 'flash', 41)).toEqual([]);
  });

  it('reads no more than a part, and looks into an index for the rest', async () => {
    const entries = await planOf((db) => listEntries(db, 'flash', 20));
    expect(entries).not.toMatch(/Seq Scan/);
    const index = await planOf((db) => listParts(db, 'flash'));
    expect(index).toContain('flashes_sitemap');
    expect(index).not.toMatch(/Seq Scan on flashes/);
  });
});

describe('the map of announcements', () => {
  it('names none whose time is to come', async () => {
    await database.db.execute(sql`
      insert into public_notices (key, kind, is_pinned, title, summary, body, published_at)
      select key, 'rules', false, '{}', '{}', '{}', at from (values
        ('past', now() - interval '1 day'), ('coming', now() + interval '1 day')) as rows (key, at)`);
    expect(await listEntries(database.db, 'notice', 1)).toHaveLength(1);
    await database.db.execute(
      sql`update public_notices set published_at = now() + interval '1 day'`,
    );
    expect(await listParts(database.db, 'notice')).toEqual([]);
  });
});
