import { LISTINGS, TAGS } from '../../contract/cache-tags';
import { coverageLinks } from '../../contract/coverage';
import { CodedError } from '../../contract/error-codes';
import { callContext } from '../../testing/call-context';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import { listCoverage } from './read-coverage';
import { saveCoverage } from './save-coverage';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = system();
  const newsroom = sampleNewsroom(NOW);
  const [event] = newsroom.events;
  const [section] = newsroom.sections;
  await installNewsroom({
    ctx,
    input: {
      ...newsroom,
      sections: [...newsroom.sections, { ...section!, key: 'coverage' }],
      events: [event!, { ...event!, key: 'other', title: text('别的', 'Another') }],
    },
  });
  const report = (key: string, publishedAt: string, where = 'coverage') =>
    sampleArticle(key, { titleEn: key, section: where, publishedAt });
  await importArticles({
    ctx,
    input: {
      articles: [
        report('first', '2026-10-01T08:00:00.000Z'),
        report('second', '2026-10-02T08:00:00.000Z'),
        report('third', '2026-10-03T08:00:00.000Z'),
        report('elsewhere', '2026-10-04T08:00:00.000Z', 'industry'),
      ],
    },
  });
}, 60_000);
afterAll(() => database.close());

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const system = (changes = {}) =>
  callContext(database.db, { now: NOW, actor: { kind: 'system' }, ...changes });
const reader = () => callContext(database.db, { locale: 'en', now: NOW });
const link = (article: string, eventKey = 'event') => ({
  articleSourceKey: `test:${article}`,
  eventKey,
});
const save = (links: ReturnType<typeof link>[], ctx = system()) =>
  saveCoverage({ ctx, input: { links } });
const read = async (page = 1, limit = 25) => {
  const { list, total } = await listCoverage(reader(), { page, limit });
  return { total, rows: list.map(({ title, event }) => [title, event?.title ?? null]) };
};

describe('event coverage', () => {
  it('is the section’s articles, newest first, each with its event', async () => {
    expect(await save([link('first'), link('third', 'other')])).toEqual({ links: 2 });
    expect(await read()).toEqual({
      total: 3,
      rows: [
        ['third', 'Another'],
        ['second', null],
        ['first', '示例：活动'],
      ],
    });
    expect((await read(2, 2)).rows).toEqual([['first', '示例：活动']]);
  });

  it('takes another event and keeps those of articles that are not named', async () => {
    await save([link('first'), link('third', 'other')]);
    await save([link('first', 'other')]);
    expect((await read()).rows).toEqual([
      ['third', 'Another'],
      ['second', null],
      ['first', 'Another'],
    ]);
  });

  it('leaves out what is not there', async () => {
    expect(await save([link('gone'), link('second', 'gone')])).toEqual({ links: 0 });
    expect((await read()).rows[1]).toEqual(['second', null]);
  });
});

describe('saying which article is from which event', () => {
  it('is for the newsroom’s own commands alone', async () => {
    await expect(save([link('first')], reader())).rejects.toThrow(new CodedError('notPermitted'));
  });

  it('names the list that it changed', async () => {
    const changed: string[] = [];
    await save([], system({ changed: (tag: string) => changed.push(tag) }));
    expect(changed).toEqual([TAGS.listing(LISTINGS.section('coverage'))]);
  });

  it('takes no article twice', () => {
    expect(
      coverageLinks.safeParse({ links: [link('first'), link('first', 'other')] }).success,
    ).toBe(false);
  });
});
