import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TAGS } from '../../contract/cache-tags';
import type { ContentKind } from '../../contract/desk-content';
import { readReading } from '../../api/existence-reading';
import { callContext } from '../../testing/call-context';
import { samplePerson } from '../../testing/sample-account';
import { sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { topicRecords } from '../archived-content/topics-repository';
import { installNewsroom } from '../curation/public';
import { readHome } from '../curation/read-home';
import { listEntries } from '../discovery/sitemap-repository';
import type { Person } from '../domain-context';
import { search } from '../search/search';
import { indexEverything } from '../search/public';
import { listTools } from '../tools/read-tools';
import { getTopic, listTopics } from '../topics/read-topics';
import { addContent, saveContent } from './change-content';
import { listContent } from './read-content';
import { tellDue } from './tell-due';

/** The real one: sitemaps and the index of the search go by the database's own clock. */
const NOW = new Date();
const HOUR_MS = 3_600_000;
const TIME = new Date(NOW.getTime() + 24 * HOUR_MS);
const text = (zh: string, en = '') => ({ 'zh-Hans': zh, 'zh-Hant': '', en });

let database: TestDatabase;
let editor: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
}, 120_000);
afterAll(() => database.close());

const ctxOf = (now = NOW) => callContext(database.db, { actor: editor, now, locale: 'en' });
const add = (kind: ContentKind, values: Record<string, unknown>) =>
  addContent({ ctx: ctxOf(), input: { kind, client_key: randomUUID(), values } });
const stateOf = async (kind: ContentKind, id: number) =>
  (await listContent(ctxOf(), kind)).list.find((row) => row.id === id)?.state;
const told = async (now: Date) => {
  const tags: string[] = [];
  const changed = (tag: string) => tags.push(tag);
  const ctx = callContext(database.db, { actor: { kind: 'system' }, now, changed });
  return { due: await tellDue({ ctx }), tags };
};
const topic = {
  title: text('升级专题', 'Upgrade'),
  subtitle: text(''),
  intro: text('导语'),
  cover: `/media/${'a'.repeat(64)}/1280.jpg`,
  ...{ articles: [], timeline: [] },
};

describe('a special with a time', () => {
  it('is nowhere before it, and the newest from then on', async () => {
    const at = TIME.toISOString();
    const title = text('定时专题', 'A special of tomorrow');
    const made = await add('topics', { ...topic, title, shown_time: at });
    const { id } = made;
    expect(made.values.shown_time).toBe(at);
    expect(await stateOf('topics', id)).toBe('coming');
    const later = await add('topics', { ...topic, shown_time: '' });
    const seen = async (now: Date) => {
      const { list, total } = await listTopics(ctxOf(now), 1, 20);
      expect(total).toBe(list.length);
      return list.map((item) => item.id);
    };
    const before = new Date(TIME.getTime() - 1);
    expect(await seen(before)).not.toContain(id);
    await expect(getTopic(ctxOf(before), id)).rejects.toMatchObject({ key: 'notFound' });
    const others = async (now: Date) =>
      (await getTopic(ctxOf(now), later.id)).others.map((other) => other.id);
    expect(await others(before)).not.toContain(id);
    const known = (now: Date) => readReading(database.db, now);
    expect((await known(before)).totals.get('topic')).toBe((await seen(before)).length);
    const home = async (now: Date) => JSON.stringify(await readHome(ctxOf(now)));
    expect(await home(before)).not.toContain('A special of tomorrow');
    expect(await home(TIME)).toContain('A special of tomorrow');
    const inSitemap = async () =>
      (await listEntries(database.db, 'topic', 1)).map(({ param }) => Number(param));
    expect(await inSitemap()).toEqual(expect.arrayContaining([later.id]));
    expect(await inSitemap()).not.toContain(id);

    expect((await seen(TIME))[0]).toBe(id);
    expect(await getTopic(ctxOf(TIME), id)).toMatchObject({ id, updated_time: at });
    expect(await others(TIME)).toContain(id);
    expect((await told(before)).due).toEqual([]);
    const { due, tags } = await told(TIME);
    expect(due).toEqual(['topics']);
    expect(tags).toEqual(expect.arrayContaining([TAGS.topics, TAGS.home]));

    const kept = await topicRecords.list(database.db, { afterId: id - 1, limit: 1 });
    expect(kept[0]?.values.startsAt).toBe(at);
    const saved = await saveContent({
      ctx: ctxOf(),
      input: {
        kind: 'topics',
        ...{ id, version: made.version },
        values: { ...made.values, shown_time: '' },
      },
    });
    expect(saved.values.shown_time).toBe('');
    expect(await seen(NOW)).toContain(id);
    expect(await inSitemap()).toContain(id);
  });
});

describe('a tool with a time', () => {
  it('is neither listed nor found before it', async () => {
    const made = await add('tools', {
      name: 'Tidemark Explorer',
      url: 'https://tidemark.example/',
      category: 'explorer',
      description: text('浏览器', 'An explorer'),
      chains: [],
      risk: 'low',
      shown_time: TIME.toISOString(),
    });
    expect(await stateOf('tools', made.id)).toBe('coming');
    const seen = async (now: Date) => {
      const { list, total } = await listTools(ctxOf(now), { page: 1, limit: 200 });
      expect(total).toBe(list.length);
      return list.map(({ id }) => id);
    };
    const found = async () => {
      await indexEverything(database.db);
      const input = { keyword: 'Tidemark', sort: 'relevance' as const, page: 1 };
      return (await search(ctxOf(), input)).list.map(({ kind, id }) => `${kind}:${id}`);
    };
    expect(await seen(new Date(TIME.getTime() - 1))).not.toContain(made.id);
    expect(await found()).toEqual([]);
    expect(await seen(TIME)).toContain(made.id);
    const { due, tags } = await told(TIME);
    expect(due).toEqual(['tools']);
    expect(tags).toEqual([TAGS.tools]);

    // Its time comes, and nobody writes it: the look of each minute has it found.
    await database.db.execute(
      sql`update tools set starts_at = now() - interval '1 day' where id = ${made.id}`,
    );
    await database.db.execute(sql`delete from search_pending`);
    expect(await found()).toEqual([]);
    await told(NOW);
    expect(await found()).toEqual([`tool:${made.id}`]);
  });
});
