import type { Newsroom } from '@/lib/contract/importing';
import { tools } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { checkToolLinks } from './check-tool-links';
import { listTools } from './read-tools';
import { saveTools } from './save-tools';

let database: TestDatabase;

type Tool = Newsroom['tools'][number];

const tool = (key: string, changes: Partial<Tool> = {}): Tool => ({
  key,
  name: `Tool ${key}`,
  url: `https://${key}.example/`,
  category: 'data',
  description: { 'zh-Hans': '查看链上数据', 'zh-Hant': '查看鏈上數據', en: 'Data on chain' },
  chains: ['ethereum'],
  risk: 'low',
  ...changes,
});
const TOOLS = [
  tool('first', { category: 'explorer' }),
  tool('second', { chains: ['bitcoin', 'multichain'] }),
  tool('third', { risk: 'high' }),
];
const SYSTEM = { actor: { kind: 'system' } } as const;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(async () => {
  await database.db.delete(tools);
  await saveTools(database.db, TOOLS);
});
afterAll(() => database.close());

const list = async (filter: object = {}) => {
  const found = await listTools(callContext(database.db), { page: 1, limit: 25, ...filter });
  return { ...found, names: found.list.map(({ name }) => name) };
};

describe('the list of tools', () => {
  it('is in the order of the desk, with what the reader sees', async () => {
    const { names, list: items } = await list();
    expect(names).toEqual(['Tool first', 'Tool second', 'Tool third']);
    expect(items[0]).toMatchObject({
      host: 'first.example',
      description: '查看链上数据',
      link_state: 'unchecked',
      checked_time: null,
    });
  });

  it.each([
    [{ category: 'data' }, ['Tool second', 'Tool third']],
    [{ chain: 'bitcoin' }, ['Tool second']],
    [{ chain: 'solana' }, []],
    [{ keyword: 'THIRD.example' }, ['Tool third']],
    [{ keyword: '鏈上 first' }, ['Tool first']],
    [{ keyword: '%' }, []],
    [{ category: 'data', chain: 'ethereum' }, ['Tool third']],
  ])('keeps what meets %j', async (filter, names) => {
    expect((await list(filter)).names).toEqual(names);
  });

  it('has pages', async () => {
    expect(await list({ page: 2, limit: 2 })).toMatchObject({ names: ['Tool third'], total: 3 });
  });
});

describe('a look at the links', () => {
  const look = (
    answers: Record<string, number | string>,
    now = new Date('2026-11-20T00:00:00Z'),
  ) => {
    const tags: string[] = [];
    const ctx = callContext(database.db, { ...SYSTEM, now, changed: (tag) => tags.push(tag) });
    const probe = (address: string) => {
      const answer = answers[new URL(address).hostname.split('.')[0] ?? ''] ?? 200;
      return typeof answer === 'number'
        ? Promise.resolve(answer)
        : Promise.reject(Object.assign(new Error(answer), { code: answer }));
    };
    return checkToolLinks({ ctx, probe }).then((result) => ({ ...result, tags }));
  };
  const states = async () => (await list()).list.map(({ link_state }) => link_state);

  it('finds out which are gone and tells the pages', async () => {
    expect(await look({ first: 404, third: 'ENOTFOUND' })).toEqual({
      checked: 3,
      dead: 2,
      tags: ['tools'],
    });
    expect(await states()).toEqual(['dead', 'ok', 'dead']);
  });

  it('gives a silent one a day', async () => {
    await look({ second: 'ETIMEDOUT' });
    expect(await states()).toEqual(['ok', 'silent', 'ok']);
    await look({ second: 503 }, new Date('2026-11-21T00:00:00Z'));
    expect(await states()).toEqual(['ok', 'dead', 'ok']);
    await look({}, new Date('2026-11-22T00:00:00Z'));
    expect(await states()).toEqual(['ok', 'ok', 'ok']);
  });

  it('is kept when the desk changes the tool’s words', async () => {
    await look({ first: 410 });
    await saveTools(database.db, [tool('first', { name: 'Renamed' })]);
    expect((await list({ keyword: 'renamed' })).list[0]?.link_state).toBe('dead');
  });

  it('writes nothing when nothing answers: it is we who are cut off', async () => {
    await saveTools(database.db, [tool('fourth'), tool('fifth')]);
    const answers = Object.fromEntries(
      ['first', 'second', 'third', 'fourth', 'fifth'].map((key) => [key, 'ENOTFOUND']),
    );
    await expect(look(answers)).rejects.toThrow('None of 5 tools answers');
    expect(new Set(await states())).toEqual(new Set(['unchecked']));
  });

  it('ends when it is told to, with nothing written', async () => {
    const stop = new AbortController();
    const tags: string[] = [];
    const ctx = callContext(database.db, { ...SYSTEM, changed: (tag) => tags.push(tag) });
    const probe = async () => {
      stop.abort(new Error('told'));
      return 200;
    };
    await expect(checkToolLinks({ ctx, probe, signal: stop.signal })).rejects.toThrow('told');
    expect(tags).toEqual([]);
    expect(new Set(await states())).toEqual(new Set(['unchecked']));
  });

  it('is not for visitors', async () => {
    const refused = checkToolLinks({ ctx: callContext(database.db), probe: async () => 200 });
    await expect(refused).rejects.toMatchObject({ key: 'notPermitted' });
  });
});
