import { HOME_PANEL_SIZE } from '../../contract/constants';
import { callContext } from '../../testing/call-context';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from './install-newsroom';
import { suggestSearches } from './suggest-searches';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  const hotWords = Array.from({ length: 20 }, (_, place) => ({
    'zh-Hans': `词${place}`,
    'zh-Hant': `詞${place}`,
    en: `word ${place}`,
  }));
  await installNewsroom({ ctx, input: { ...sampleNewsroom(NOW), hotWords } });
  const articles = Array.from({ length: HOME_PANEL_SIZE + 2 }, (_, day) =>
    sampleArticle(`a${day}`, {
      publishedAt: `2026-10-0${day + 1}T08:00:00.000Z`,
      ...(day % 2 === 0 ? { titleEn: `Title ${day}` } : {}),
    }),
  );
  await importArticles({ ctx, input: { articles } });
}, 60_000);
afterAll(() => database.close());

const ask = (locale: 'en' | 'zh-Hant') =>
  suggestSearches(callContext(database.db, { locale, now: NOW }));

describe('what the search box suggests', () => {
  it('is a dozen hot words in their order and the newest titles', async () => {
    const { searchLists, list } = await ask('en');
    expect(searchLists.map(({ keyword }) => keyword)).toEqual(
      Array.from({ length: 12 }, (_, place) => `word ${place}`),
    );
    expect(list.map(({ title, lang }) => [title, lang]).slice(0, 2)).toEqual([
      ['Title 6', 'en'],
      ['发展a5', 'zh-Hans'],
    ]);
    expect(list).toHaveLength(HOME_PANEL_SIZE);
  });

  it('is in the language asked for', async () => {
    const { searchLists, list } = await ask('zh-Hant');
    expect(searchLists[0]?.keyword).toBe('詞0');
    expect(list[0]?.title).toBe('發展a6');
  });
});
