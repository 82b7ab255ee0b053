import { homeHotList } from '../../contract/articles';
import { callContext } from '../../testing/call-context';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { installNewsroom } from '../curation/public';
import { articleHandlers } from './handlers';
import { importArticles } from './import-articles';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const HOUR_MS = 3_600_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const article = (key: string, hours: number, views: number) =>
    sampleArticle(key, {
      titleEn: key,
      publishedAt: new Date(NOW.getTime() - hours * HOUR_MS).toISOString(),
      views,
    });
  await importArticles({
    ctx,
    input: {
      articles: [
        article('morning', 3, 50),
        article('yesterday', 23, 80),
        article('midweek', 72, 900),
        article('last-month', 24 * 30, 5_000),
      ],
    },
  });
}, 60_000);
afterAll(() => database.close());

async function hot(input: object): Promise<string[]> {
  const ctx = callContext(database.db, { locale: 'en', now: NOW });
  const { hotLists } = await articleHandlers.homeHotList(ctx, homeHotList.input.parse(input));
  return hotLists.map(({ title }) => title);
}

describe('the hot list', () => {
  it('ranks what came out in the last 24 hours', async () => {
    expect(await hot({ window: '24h' })).toEqual(['yesterday', 'morning']);
  });

  it('ranks what came out in the last seven days unless told otherwise', async () => {
    const week = ['midweek', 'yesterday', 'morning'];
    expect(await hot({})).toEqual(week);
    expect(await hot({ window: '7d' })).toEqual(week);
    expect(await hot({ window: '7d', limit: '1' })).toEqual(['midweek']);
  });

  it('knows no other span', () => {
    expect(homeHotList.input.safeParse({ window: '30d' }).success).toBe(false);
  });
});
