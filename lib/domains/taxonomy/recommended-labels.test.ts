import { CodedError } from '../../contract/error-codes';
import { callContext } from '../../testing/call-context';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import { listLabels, listRecommendedLabels } from './read-taxonomy';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const named = (key: string) => ({ 'zh-Hans': key, 'zh-Hant': key, en: key });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { now: NOW, actor: { kind: 'system' } });
  const newsroom = sampleNewsroom(NOW);
  const labels = ['old', 'fresh', 'beside', 'unused'].map((key) => ({
    key,
    name: named(key),
    description: named('about'),
  }));
  await installNewsroom({ ctx, input: { ...newsroom, labels } });
  const article = (key: string, days: number, keys: string[]) =>
    sampleArticle(key, {
      publishedAt: daysAgo(days),
      labels: keys.map((label) => ({ key: label, name: named(label) })),
    });
  await importArticles({
    ctx,
    input: {
      articles: [
        article('a', 100, ['old']),
        article('b', 90, ['old', 'beside']),
        article('c', 80, ['old', 'beside']),
        article('d', 2, ['fresh']),
        article('e', 1, ['fresh', 'old']),
      ],
    },
  });
}, 60_000);
afterAll(() => database.close());

const reader = () => callContext(database.db, { locale: 'en', now: NOW });
const idOf = async (name: string) =>
  (await listLabels(reader())).find((label) => label.name === name)?.id ?? 0;
const recommended = async (limit: number, id?: number) =>
  (await listRecommendedLabels(reader(), limit, id)).map(({ name }) => name);

describe('recommended labels', () => {
  it('are those of late first, filled up with the most used, and none that is empty', async () => {
    expect(await recommended(10)).toEqual(['fresh', 'old', 'beside']);
    expect(await recommended(1)).toEqual(['fresh']);
  });

  it('of a label are those that stand beside it, never itself', async () => {
    expect(await recommended(10, await idOf('old'))).toEqual(['beside', 'fresh']);
    expect(await recommended(10, await idOf('unused'))).toEqual(['old', 'fresh', 'beside']);
  });

  it('of a label that there is not are not found', async () => {
    await expect(listRecommendedLabels(reader(), 10, 2_147_483_647)).rejects.toThrow(
      new CodedError('notFound'),
    );
  });
});
