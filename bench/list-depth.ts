import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import { listArticles } from '@/lib/domains/articles/public';
import type { DomainContext } from '@/lib/domains/domain-context';

const ROWS = 1_000_000;
const LIMIT = 25;
const REPEATS = 40;

/** Times of one kind of read, as milliseconds. */
export interface DepthResult {
  read: string;
  medianMs: number;
  p99Ms: number;
  /** Median against the first page of the same run. */
  ratioToFirstPage: number;
}

/**
 * A million articles on PostgreSQL: the first page, the page in the middle, the
 * last page and a cursor deep in the list, each with its total. The floor is
 * the first page of the same table.
 */
export async function benchListDepth(serverUrl: string): Promise<DepthResult[]> {
  const name = `chaintide_bench_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = await connectDatabase({ databaseUrl: url.href });
  try {
    await migrateDatabase(db, process.cwd());
    await fill(db);
    return await measure(db);
  } finally {
    await close();
    await runOnce(serverUrl, `drop database ${name} with (force)`);
  }
}

async function measure(db: Database): Promise<DepthResult[]> {
  const ctx: DomainContext = {
    db,
    locale: 'zh-Hans',
    actor: { kind: 'visitor' },
    now: new Date(),
    changed: () => undefined,
  };
  const pages = ROWS / LIMIT;
  const deep = await listArticles(ctx, { page: Math.floor(pages / 2), limit: LIMIT });
  const reads: [string, () => Promise<unknown>][] = [
    ['page 1', () => listArticles(ctx, { page: 1, limit: LIMIT })],
    [`page ${pages / 2}`, () => listArticles(ctx, { page: pages / 2, limit: LIMIT })],
    [`page ${pages}`, () => listArticles(ctx, { page: pages, limit: LIMIT })],
    [
      'after a cursor in the middle',
      () => listArticles(ctx, { page: 1, limit: LIMIT, cursor: deep.next_cursor ?? '' }),
    ],
  ];
  const results: DepthResult[] = [];
  for (const [read, run] of reads) {
    const times = await timesOf(run);
    const medianMs = times[Math.floor(times.length / 2)] ?? 0;
    const p99Ms = times.at(-1) ?? 0;
    const floor = results[0]?.medianMs ?? medianMs;
    results.push({ read, medianMs, p99Ms, ratioToFirstPage: medianMs / floor });
  }
  return results;
}

async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return times.sort((left, right) => left - right);
}

async function fill(db: Database): Promise<void> {
  const text = `'{"zh-Hans":"示例","zh-Hant":"示例"}'::jsonb`;
  await db.execute(
    sql.raw(`
    insert into sections (key, name, description, route_id, hue, position)
      values ('industry', ${text}, ${text}, 'home_chanye', 200, 0);
    insert into authors (key, nickname, bio) values ('author', ${text}, ${text});
    insert into articles (section_id, author_id, original_locale, state, published_at, source_key)
      select 1, 1, 'zh-Hans', 'approved', now() - n * interval '5 minutes', 'bench:' || n
      from generate_series(1, ${ROWS}) as n;
    insert into article_editions (article_id, locale, title, summary, body_html, reading_minutes)
      select id, 'zh-Hans', '示例文章 ' || id, '摘要', '<p>正文</p>', 1 from articles;
    insert into listing_days (scope, day, live_count)
      select 'article', (published_at at time zone 'UTC')::date, count(*) from articles group by 2;
    analyze`),
  );
}

async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
