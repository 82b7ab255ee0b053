import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import { search } from '@/lib/domains/search/search';
import type { CallContext } from '@/lib/domains/domain-context';
import { withOwnDatabase } from './postgres';

const VOCABULARY = 30_000;
const WORDS_A_TEXT = 120;
const WORDS_A_TITLE = 8;
const QUERIES = 200;

/** Times of one kind of query, as milliseconds. */
export interface SearchSpeed {
  /** Articles that are searched. */
  rows: number;
  query: string;
  medianMs: number;
  p95Ms: number;
}

/**
 * Searches among so many articles on PostgreSQL whose words are as often as words are: few that
 * stand in every other text, most in a handful. The whole call is timed, results made and marked.
 */
export async function benchSearch(serverUrl: string, rows: number): Promise<SearchSpeed[]> {
  return withOwnDatabase(serverUrl, async (databaseUrl) => {
    const { db, close } = await connectDatabase({ databaseUrl });
    try {
      await migrateDatabase(db, process.cwd());
      await fill(db, rows);
      return (await measure(db)).map((speed) => ({ ...speed, rows }));
    } finally {
      await close();
    }
  });
}

type Timed = Omit<SearchSpeed, 'rows'>;

async function measure(db: Database): Promise<Timed[]> {
  const ctx: CallContext = {
    db,
    locale: 'zh-Hans',
    actor: { kind: 'visitor' },
    now: new Date(),
    changed: () => undefined,
    network: '',
    userAgent: '',
    wantsNoTracking: false,
    limit: async () => undefined,
    forgive: async () => undefined,
    deliver: async () => undefined,
  };
  const word = (share: number) => `w${Math.floor(Math.random() ** share * VOCABULARY)}`;
  const kinds: [string, () => string][] = [
    ['one word, as often as texts have it', () => word(3)],
    ['two words', () => `${word(3)} ${word(3)}`],
    ['three words', () => `${word(3)} ${word(3)} ${word(3)}`],
    ['one of the hundred most frequent words', () => `w${Math.floor(Math.random() * 100)}`],
    ['a word of few texts', () => `w${Math.floor(VOCABULARY * (0.9 + Math.random() / 10))}`],
  ];
  const results: Timed[] = [];
  const all: number[] = [];
  for (const [query, make] of kinds) {
    const times: number[] = [];
    for (let round = 0; round < QUERIES / kinds.length; round += 1) {
      const startedAt = performance.now();
      await search(ctx, { keyword: make(), sort: 'relevance', page: 1 });
      times.push(performance.now() - startedAt);
    }
    all.push(...times);
    results.push(speedOf(query, times));
  }
  return [...results, speedOf('all of them', all)];
}

function speedOf(query: string, times: readonly number[]): Timed {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { query, medianMs: at(0.5), p95Ms: at(0.95) };
}

async function fill(db: Database, rows: number): Promise<void> {
  const text = `'{"zh-Hans":"示例","zh-Hant":"示例"}'::jsonb`;
  const words = (count: number) =>
    `(select array_to_tsvector(array_agg(distinct 'w' || floor(power(random(), 3) * ${VOCABULARY})::int))
      from generate_series(1, ${count}) where a.id > 0)`;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql.raw(`
      set local session_replication_role = replica;
      insert into sections (key, name, description, route_id, hue, position)
        values ('industry', ${text}, ${text}, 'home_chanye', 200, 0);
      insert into authors (key, nickname, bio) values ('author', ${text}, ${text});
      insert into articles (section_id, author_id, original_locale, state, published_at, source_key)
        select 1, 1, 'zh-Hans', 'approved', now() - n * interval '5 minutes', 'bench:' || n
        from generate_series(1, ${rows}) as n;
      insert into article_editions (article_id, locale, title, summary, body_html, reading_minutes)
        select id, 'zh-Hans', '示例文章 ' || id, '摘要', '<p>正文</p>', 1 from articles;
      drop index search_entries_words, search_entries_title_words;
      insert into search_entries (kind, ref, dated, titles, title_words, words)
        select 'article', id, published_at, array_to_string(tsvector_to_array(title), ' '), title, title || text
        from (select a.id, a.published_at, ${words(WORDS_A_TITLE)} as title, ${words(WORDS_A_TEXT)} as text
          from articles as a) as made;
      create index search_entries_words on search_entries using gin (words);
      create index search_entries_title_words on search_entries using gin (title_words)`),
    );
  });
  await db.execute(sql`vacuum analyze search_entries`);
  await db.execute(sql`vacuum analyze articles`);
}
