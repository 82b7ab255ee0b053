import { runCommand } from '@/lib/api/newsroom-commands';
import { withdrawArticle } from '@/lib/domains/articles/withdraw-article';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideReview } from './decide-review';
import { deskArticles } from './desk-articles';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const ASKED = { page: 1, limit: 20, filter: 'all', keyword: '' } as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
}, 60_000);
afterAll(() => database.close());

async function contextOf(role: 'reader' | 'editor') {
  const { actor } = await samplePerson(database.db, { role });
  return callContext(database.db, { actor, now: NOW });
}

/** Writes and approves an article. */
async function liveArticle(title: string): Promise<number> {
  const text = await samplePending(await contextOf('reader'), { title });
  const { article_id, locale, revision } = text;
  const decision = { article_id, locale, revision, decision: 'approve', reason_text: '' } as const;
  await decideReview({ ctx: await contextOf('editor'), input: decision });
  return article_id;
}

describe('deskArticles', () => {
  it('finds a live article by id, and by a part of its title in either script', async () => {
    const id = await liveArticle('跨链桥发布审计报告');
    const ctx = await contextOf('editor');
    const find = async (keyword: string) =>
      (await deskArticles({ ctx, input: { ...ASKED, keyword } })).list.map((one) => one.article_id);
    expect(await find(String(id))).toContain(id);
    expect(await find('跨链桥发布')).toEqual([id]);
    expect(await find('跨鏈橋')).toEqual([id]);
    expect(await find('%')).toEqual([]);
    expect(await find('没有这样的标题')).toEqual([]);
  });

  it('tells which are live and which were taken down, and why', async () => {
    const id = await liveArticle('一篇会被撤下的文章');
    const ctx = await contextOf('editor');
    await withdrawArticle(database.db, { articleId: id, reason: '事实有误', at: NOW });
    const keyword = '会被撤下';
    const gone = await deskArticles({ ctx, input: { ...ASKED, keyword, filter: 'withdrawn' } });
    expect(gone).toMatchObject({
      total: 1,
      list: [{ article_id: id, state: 'withdrawn', withdrawn_reason: '事实有误' }],
    });
    const live = await deskArticles({ ctx, input: { ...ASKED, keyword, filter: 'live' } });
    expect(live).toMatchObject({ total: 0, list: [] });
  });

  it('lists nothing that was never live', async () => {
    const text = await samplePending(await contextOf('reader'), { title: '还没有审过的稿子' });
    const ctx = await contextOf('editor');
    const found = await deskArticles({ ctx, input: { ...ASKED, keyword: '还没有审过' } });
    expect(found.list.map((one) => one.article_id)).not.toContain(text.article_id);
    expect(found.total).toBe(0);
  });

  it('is not for readers', async () => {
    const ctx = await contextOf('reader');
    await expect(deskArticles({ ctx, input: ASKED })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});
