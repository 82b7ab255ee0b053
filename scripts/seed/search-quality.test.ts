import { existsSync } from 'node:fs';
import path from 'node:path';
import { indexEverything } from '@/lib/domains/search/public';
import { find } from '@/lib/domains/search/find';
import { listShown } from '@/lib/domains/search/present-hits';
import { runCommand } from '@/lib/api/newsroom-commands';
import { prepareArticle } from '@/lib/domains/importing/prepare-article';
import { readSource } from '@/lib/domains/importing/read-source';
import type { PreparedArticle } from '@/lib/contract/importing';
import type { Locale } from '@/lib/i18n/locales';
import { processRegistry } from '@/lib/platform/process-registry';
import { callContext } from '@/lib/testing/call-context';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { NewsroomSink } from '../newsroom-sink';
import { plantNewsroom } from './plant-newsroom';
import { CORPUS_QUERIES, SAMPLE_QUERIES } from './search-quality-queries';

// Nobody looks at the pictures here, and drawing them takes longer than all the rest.
jest.mock('./pictures', () => ({ renderSeedPicture: async () => Buffer.alloc(0) }));
jest.mock('@/lib/domains/media/public', () => ({
  ...jest.requireActual<object>('@/lib/domains/media/public'),
  storePicture: async () => ({
    hash: 'a'.repeat(64),
    mime: 'image/jpeg',
    width: 1,
    height: 1,
    bytes: 1,
  }),
}));

const NOW = new Date('2026-11-20T04:00:00.000Z');
const CORPUS = '/work/shared/corpus';
const TOP = 3;
const SHARE_WANTED = 0.95;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  const sink: NewsroomSink = {
    description: 'in the test',
    run: (name, input) => runCommand(name, input),
    close: async () => undefined,
  };
  await plantNewsroom(sink, NOW, () => undefined);
}, 300_000);
afterAll(async () => {
  processRegistry().database = undefined;
  await database.close();
});

/** Queries whose expected title is not among the first three, each with what is. */
async function missesOf(
  queries: readonly (readonly [string, string])[],
  locale: Locale,
): Promise<string[]> {
  const ctx = callContext(database.db, { locale, now: NOW });
  const misses: string[] = [];
  for (const [keyword, expected] of queries) {
    const { found } = await find(ctx, { keyword, sort: 'relevance', page: 1 });
    const shown = await listShown(ctx, found.slice(0, TOP));
    const [, kind, words = ''] =
      /^(?:(author|label|tool|event|flash):)?(.*)$/s.exec(expected) ?? [];
    const isThere = shown.some(
      (one) =>
        (!kind || one.kind === kind) && one.title.toLowerCase().includes(words.toLowerCase()),
    );
    if (!isThere) {
      const titles = shown.map((one) => `${one.kind}:${one.title.slice(0, 24)}`);
      misses.push(`${keyword} → ${expected}; found ${titles.join(' | ') || 'nothing'}`);
    }
  }
  return misses;
}

function expectQuality(misses: readonly string[], count: number): void {
  const share = 1 - misses.length / count;
  if (share < SHARE_WANTED)
    throw new Error(`${share.toFixed(3)} of ${count}:\n${misses.join('\n')}`);
  console.info(`Search quality: ${(share * 100).toFixed(1)} % of ${count}. ${misses.join('; ')}`);
}

describe('search on the sample newsroom', () => {
  it('has the expected title among the first three for 95 of 100 queries', async () => {
    await indexEverything(database.db);
    expect(SAMPLE_QUERIES.length).toBeGreaterThanOrEqual(120);
    expectQuality(await missesOf(SAMPLE_QUERIES, 'zh-Hans'), SAMPLE_QUERIES.length);
  }, 300_000);

  it('finds the same in either script', async () => {
    const ctx = callContext(database.db, { now: NOW });
    for (const [left, right] of [
      ['稳定币储备', '穩定幣儲備'],
      ['比特币难度调整', '比特幣難度調整'],
      ['链上数据', '鏈上數據'],
    ] as const) {
      const [one, other] = [
        await find(ctx, { keyword: left, sort: 'relevance', page: 1 }),
        await find(ctx, { keyword: right, sort: 'relevance', page: 1 }),
      ];
      expect(one.found.length).toBeGreaterThan(0);
      expect(other.found).toEqual(one.found);
    }
  });
});

const hasCorpus = existsSync(CORPUS);
if (!hasCorpus) console.info(`Search quality on the corpus is left out: ${CORPUS} is not there.`);

(hasCorpus ? describe : describe.skip)('search on the corpus', () => {
  it('has the expected title among the first three for 95 of 100 queries', async () => {
    for (const name of ['ethereum-org', 'bitcoin-optech'])
      await importFolder(path.join(CORPUS, name));
    await indexEverything(database.db);
    expectQuality(await missesOf(CORPUS_QUERIES, 'en'), CORPUS_QUERIES.length);
  }, 600_000);
});

async function importFolder(folder: string): Promise<void> {
  const options = { sectionFor: () => 'technology', storePicture: async () => null };
  const articles: PreparedArticle[] = [];
  for await (const event of readSource(folder, { allowPrivateAddresses: false })) {
    if (event.type !== 'document') continue;
    articles.push((await prepareArticle(event.document, options)).article);
  }
  for (let at = 0; at < articles.length; at += 50) {
    await runCommand('importArticles', { articles: articles.slice(at, at + 50) });
  }
}
