import type { CuratedPlaces } from '../../contract/importing';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { callContext } from '../../testing/call-context';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom, installPlaces } from '../curation/public';
import { getTopic, listTopics } from './read-topics';
import { listTopicIds } from './repository';

const NOW = new Date('2026-03-01T12:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = system();
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const articles = ['one', 'two', 'three'].map((key) => sampleArticle(key, { titleEn: key }));
  await importArticles({ ctx, input: { articles } });
}, 60_000);
afterAll(() => database.close());

const text = (zh: string, en?: string) => ({
  'zh-Hans': zh,
  'zh-Hant': zh,
  ...(en ? { en } : {}),
});
const system = (now = NOW) => callContext(database.db, { now, actor: { kind: 'system' } });
const reader = (changes = {}) => callContext(database.db, { locale: 'en', ...changes });

type Topic = CuratedPlaces['topics'][number];
let counter = 0;
function topic(changes: Partial<Topic> = {}): Topic {
  return {
    key: `topic-${(counter += 1)}`,
    title: text('专题', 'Special'),
    intro: text('导语'),
    cover: '',
    articleSourceKeys: ['test:two', 'test:one'],
    timeline: [],
    ...changes,
  };
}

async function save(rows: Topic[], now = NOW) {
  await installPlaces({ ctx: system(now), input: { topics: rows, homeSlots: [] } });
}

async function idOf(title: string): Promise<number> {
  const { list } = await listTopics(reader(), 1, 50);
  return list.find((item) => item.title === title)?.id ?? 0;
}

describe('a special', () => {
  it('has its articles in the order of the desk, its timeline by date and its event', async () => {
    await save([
      topic({
        title: text('整', 'Whole'),
        subtitle: text('副题', 'Subtitle'),
        eventKey: 'event',
        timeline: [
          { date: '2024-03-13', title: text('后'), text: text('说明') },
          { date: '2024-03', title: text('月') },
          { date: '2021', title: text('先'), url: 'https://example.org/' },
        ],
      }),
    ]);
    const found = await getTopic(reader(), await idOf('Whole'));
    expect(found.articles.map((item) => item.title)).toEqual(['two', 'one']);
    expect(found.timeline.map((entry) => entry.date)).toEqual(['2021', '2024-03', '2024-03-13']);
    expect(found.event?.city).toBe('Hong Kong');
    expect(found).toMatchObject({ subtitle: 'Subtitle', article_count: 2 });
  });

  it('leaves out what is not there: articles, and an event', async () => {
    await save([
      topic({
        title: text('缺', 'Missing'),
        articleSourceKeys: ['test:none', 'test:three'],
        eventKey: 'no-such-event',
      }),
    ]);
    const found = await getTopic(reader(), await idOf('Missing'));
    expect(found.articles.map((item) => item.title)).toEqual(['three']);
    expect(found.event).toBeNull();
  });

  it('counts only articles that can be read', async () => {
    await save([topic({ title: text('撤', 'Withdrawn') })]);
    const id = await idOf('Withdrawn');
    const { articles } = await getTopic(reader(), id);
    const { articles: table } = await import('../../db/schema');
    const { eq } = await import('drizzle-orm');
    const withdrawn = articles[0]?.id ?? 0;
    const setState = (state: 'approved' | 'withdrawn') =>
      database.db.update(table).set({ state }).where(eq(table.id, withdrawn));
    await setState('withdrawn');
    const found = await getTopic(reader(), id);
    await setState('approved');
    expect(found.article_count).toBe(1);
    expect(found.articles.map((item) => item.id)).not.toContain(withdrawn);
  });

  it('names other specials but not itself, and is not found under another id', async () => {
    await save([topic({ title: text('己', 'Self') }), topic({ title: text('他', 'Other') })]);
    const id = await idOf('Self');
    const found = await getTopic(reader(), id);
    expect(found.others.length).toBeGreaterThan(0);
    expect(found.others.map((item) => item.id)).not.toContain(id);
    await expect(getTopic(reader(), 2_000_000_000)).rejects.toMatchObject({ key: 'notFound' });
  });

  it('stays as it is when written again alike, and says since when it differs', async () => {
    const row = topic({
      title: text('稳', 'Steady'),
      timeline: [{ date: '2020', title: text('一') }],
    });
    await save([row]);
    const id = await idOf('Steady');
    const before = await getTopic(reader(), id);
    await save([row], new Date('2026-04-01T00:00:00.000Z'));
    expect(await getTopic(reader(), id)).toEqual(before);

    await save([{ ...row, intro: text('新导语') }], new Date('2026-05-01T00:00:00.000Z'));
    const after = await getTopic(reader(), id);
    expect(after.updated_time).toBe('2026-05-01T00:00:00.000Z');
    expect(after.intro).toBe('新导语');
    expect(after.timeline).toEqual(before.timeline);
  });

  it('keeps its articles when none of those named is known', async () => {
    const row = topic({ title: text('留', 'Kept') });
    await save([row]);
    await save([{ ...row, articleSourceKeys: ['test:gone'] }]);
    expect((await getTopic(reader(), await idOf('Kept'))).articles).toHaveLength(2);
  });
});

describe('the list of specials', () => {
  it('has the first one written on top, and is empty past its end with the true total', async () => {
    const later = new Date('2026-06-01T00:00:00.000Z');
    await save([topic({ title: text('新', 'New') }), topic({ title: text('旧', 'Old') })], later);
    const { list } = await listTopics(reader(), 1, 2);
    expect(list.map((item) => item.title)).toEqual(['New', 'Old']);
    const total = (await listTopicIds(database.db, reader().now)).length;
    expect(await listTopics(reader(), 99, 25)).toMatchObject({ list: [], total });
  });

  it('is written by the newsroom’s own commands alone', async () => {
    const input = { topics: [topic()], homeSlots: [] };
    await expect(installPlaces({ ctx: reader(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});
