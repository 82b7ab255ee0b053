import { sql } from 'drizzle-orm';
import { runCommand } from '@/lib/api/newsroom-commands';
import { rowsOf } from '@/lib/db/rows';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleContent, samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { reviewQueue } from './review-queue';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const WAITING = 10_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
  const { actor } = await samplePerson(database.db);
  const { article_id } = await samplePending(callContext(database.db, { actor, now: NOW }));
  // One a second, the last one submitted now, each with a body of some length.
  await database.db.execute(sql`
    with made as (
      insert into articles (section_id, author_id, original_locale, state, published_at)
      select section_id, author_id, 'zh-Hans', 'pending', published_at
      from articles, generate_series(2, ${WAITING}) where id = ${article_id}
      returning id
    )
    insert into manuscripts (article_id, locale, account_id, state, content, title, words, revision,
      created_at, updated_at, submitted_at)
    select id, 'zh-Hans', ${actor.id}, 'pending',
      ${JSON.stringify(sampleContent({ body_html: `<p>${'正文'.repeat(2_000)}</p>` }))}::jsonb,
      'waiting ' || id, 4000, 1, ${NOW.toISOString()}, ${NOW.toISOString()},
      ${NOW.toISOString()}::timestamptz - id * interval '1 second'
    from made`);
  await database.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => database.close());

describe('a queue of ten thousand', () => {
  it('is walked page by page on its index, the longest wait first', async () => {
    const { actor } = await samplePerson(database.db, { role: 'editor' });
    const ctx = callContext(database.db, { actor, now: NOW });
    const query = { page: 1, limit: 20, filter: 'all' as const, keyword: '' };
    const first = await reviewQueue({ ctx, input: query });
    expect(first.counts).toMatchObject({ all: WAITING, new: WAITING, revision: 0, mine: 0 });
    expect(first.counts.late).toBeGreaterThan(WAITING / 2);
    const next = { ...query, cursor: first.next_cursor ?? '' };
    const second = await reviewQueue({ ctx, input: next });
    const times = [...first.list, ...second.list].map((item) => item.submitted_time);
    expect(times).toEqual([...new Set(times)].sort());
    const found = await reviewQueue({ ctx, input: { ...query, keyword: 'waiting 77' } });
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(200);
    const began = performance.now();
    for (let times = 0; times < 5; times += 1) await reviewQueue({ ctx, input: next });
    const eachMs = (performance.now() - began) / 5;
    // A scan of what waits takes seconds with the bodies, and well under this without.
    expect(eachMs).toBeLessThan(1_000);
  });

  it('takes a page from the index without sorting what waits', async () => {
    const result = await database.db.execute(sql`
      explain select article_id from manuscripts where state = 'pending'
      order by submitted_at, article_id, locale limit 21`);
    const plan = rowsOf<Record<string, string>>(result)
      .map((row) => Object.values(row)[0])
      .join('\n');
    expect(plan).toContain('manuscripts_queue');
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
