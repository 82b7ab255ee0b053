import { runCommand } from '../../api/newsroom-commands';
import { sql } from 'drizzle-orm';
import { processRegistry } from '../../platform/process-registry';
import { callContext } from '../../testing/call-context';
import { samplePerson } from '../../testing/sample-account';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { listHotWords } from '../curation/hot-words';
import { editDistance } from './mend-words';
import { delSearchRecords, getSearchRecords } from './note-search';
import { markText } from './mark-text';
import { readQuery } from './read-query';
import { search } from './search';
import { suggestSearch } from './suggest';
import { tokensOf } from './tokens';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  await runCommand('installNewsroom', sampleNewsroom(NOW));
  await runCommand('importArticles', {
    articles: [
      sampleArticle('rollup', {
        publishedAt: NOW.toISOString(),
        titleEn: 'Rollups in plain words',
      }),
    ],
  });
});
afterAll(async () => {
  processRegistry().database = undefined;
  await database.close();
});

const ask = (keyword: string, changes = {}) =>
  search(callContext(database.db, { now: NOW, ...changes }), {
    keyword,
    sort: 'relevance',
    page: 1,
  });

describe('search', () => {
  it('finds what was just written, by stem and with a letter wrong', async () => {
    for (const keyword of ['rollup', 'Rollups', 'rolups', 'ROLLUP plain']) {
      const { list } = await ask(keyword, { locale: 'en' });
      expect(list[0]).toMatchObject({ kind: 'article', title: 'Rollups in plain words' });
    }
  });

  it('finds a label by its ticker and in either script', async () => {
    for (const keyword of ['$BTC', '比特幣', 'bitcoin']) {
      expect((await ask(keyword)).list[0]).toMatchObject({ kind: 'label', title: '比特币' });
    }
  });

  it('finds a pair of tickers by what it pairs', async () => {
    for (const keyword of ['BTC/USDT', 'btc-usdt']) {
      expect((await ask(keyword)).list[0]).toMatchObject({ kind: 'label', title: '比特币' });
    }
  });

  it('does not find what was taken down, nor in an aborted change what was not', async () => {
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`update articles set state = 'withdrawn'`);
        throw new Error('aborted');
      })
      .catch(() => undefined);
    expect((await ask('rollup')).total).toBe(1);
    await database.db.execute(sql`update articles set state = 'withdrawn'`);
    expect((await ask('rollup')).total).toBe(0);
    await database.db.execute(sql`update articles set state = 'approved'`);
    expect((await ask('rollup')).total).toBe(1);
  });

  it('takes anything as text', async () => {
    for (const keyword of ["'", '\\', '%_', ':*&|!()', '🚀', "a'b\\:*", 'x'.repeat(500)]) {
      expect((await ask(keyword)).list).toBeInstanceOf(Array);
    }
  });

  it('suggests by the beginning of a word', async () => {
    const ctx = callContext(database.db, { now: NOW, locale: 'en' });
    const { list } = await suggestSearch(ctx, { keyword: 'roll' });
    expect(list[0]?.title).toBe('Rollups in plain words');
    // A letter is wrong.
    const { list: mended } = await suggestSearch(ctx, { keyword: 'rolups' });
    expect(mended[0]?.title).toBe('Rollups in plain words');
  });
});

describe('records', () => {
  it('are one reader’s own, once each, deleted singly and together', async () => {
    const { actor } = await samplePerson(database.db, {});
    const { actor: other } = await samplePerson(database.db, {});
    for (const keyword of ['比特币', '比特幣', 'rollup']) await ask(keyword, { actor });
    const mine = callContext(database.db, { actor });
    const { list } = await getSearchRecords(mine);
    expect(list).toHaveLength(2);
    const theirs = callContext(database.db, { actor: other });
    expect(await delSearchRecords(theirs, { id: list[0]!.id })).toEqual({ deleted: 0 });
    expect(await delSearchRecords(mine, { id: list[0]!.id })).toEqual({ deleted: 1 });
    expect(await delSearchRecords(mine, {})).toEqual({ deleted: 1 });
    expect(await delSearchRecords(mine, {})).toEqual({ deleted: 0 });
    await expect(getSearchRecords(callContext(database.db))).rejects.toMatchObject({
      key: 'signInRequired',
    });
  });
});

describe('hot words', () => {
  it('hold what five networks looked for, and not what one did many times', async () => {
    const words = async () =>
      (await listHotWords(callContext(database.db, { now: NOW }))).map(({ keyword }) => keyword);
    for (let time = 0; time < 9; time += 1) await ask('plain', { network: '192.0.2.1' });
    expect(await words()).not.toContain('plain');
    for (let at = 2; at < 6; at += 1) await ask('plain', { network: `192.0.2.${at}` });
    expect(await words()).toContain('plain');
  });
});

describe('words', () => {
  it.each([
    ['$BTC 0x1f9840a85d5aF5bf', ['$btc', '0x1f9840a85d5af5bf']],
    ['EIP-4844的blob', ['eip4844', '的', 'blob']],
    ['閃電網絡', ['闪电网络']],
    ['10,000 ＥＴＨ', ['10000', 'eth']],
    ['熊🐻©', ['熊', '🐻']],
  ])('of %s', (text, words) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(words);
  });

  it('of a name are one thing', () => {
    expect(readQuery('smart contract').groups).toHaveLength(1);
    expect(readQuery('x'.repeat(5_000)).groups.length).toBeLessThan(13);
  });

  it.each(['乙太坊', 'ETH', '以太坊'])('of %s are the names of one thing', (keyword) => {
    const [group] = readQuery(keyword).groups;
    expect(JSON.stringify([group?.own, group?.others])).toContain('ethereum');
  });

  it.each([
    ['二層網路', 'layer2'],
    ['zk sync', 'zksync'],
    ['智慧合約', 'smart'],
  ])('of %s hold %s', (keyword, name) => {
    const { groups } = readQuery(keyword);
    expect(groups).toHaveLength(1);
    expect(JSON.stringify(groups[0]?.others)).toContain(name);
  });

  it.each([
    ['BTC/ETH', ['btc', 'eth']],
    ['ETH-BTC', ['eth', 'btc']],
    ['ERC-20/721', ['erc20', '721']],
    ['layer-2', ['layer2']],
  ])('of %s are names apart where they are names', (keyword, words) => {
    expect(readQuery(keyword).groups.map(({ text }) => text)).toEqual(words);
  });

  it.each([
    ['4844', 'EIP-4844 之后', 'EIP-4844'],
    ['EIP 1559', '读懂 EIP-1559', 'EIP-1559'],
  ])('of %s are marked in %s, also as parts of a word', (keyword, text, marked) => {
    const parts = markText(text, readQuery(keyword).groups);
    expect(parts.filter(({ hit }) => hit)).toEqual([{ text: marked, hit: true }]);
  });

  it('count an emoji where it is all that is looked for', () => {
    expect(readQuery('🦄').groups.map(({ text }) => text)).toEqual(['🦄']);
    expect(readQuery('rollup 🚀').groups.map(({ text }) => text)).toEqual(['rollup']);
  });

  it.each([
    ['phising', 'phishing', 1],
    ['teh', 'the', 1],
    ['abc', 'abc', 0],
  ])('%s and %s differ by %i', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
  });
});
