import { eq } from 'drizzle-orm';
import { TAGS } from '@/lib/contract/cache-tags';
import {
  accountNotices,
  articleEditions,
  articleLabels,
  articles,
  authors,
  listingDays,
  staffActs,
} from '@/lib/db/schema';
import { runCommand } from '@/lib/api/newsroom-commands';
import { getArticle, getAuthor } from '@/lib/domains/articles/read-articles';
import type { CallContext, Letter } from '@/lib/domains/domain-context';
import { openManuscript } from '@/lib/domains/writing/open-manuscript';
import { saveManuscript } from '@/lib/domains/writing/save-manuscript';
import { submitManuscript } from '@/lib/domains/writing/submit-manuscript';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideReview } from './decide-review';
import { openReview, releaseReview } from './open-review';
import { reviewQueue } from './review-queue';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
}, 60_000);
afterAll(() => database.close());

interface Member {
  id: number;
  ctx: CallContext;
  letters: Letter[];
  tags: Set<string>;
}

async function person(
  role: 'reader' | 'editor' | 'admin' = 'reader',
  changes: { nickname?: string } = {},
): Promise<Member> {
  const { actor } = await samplePerson(database.db, { role, ...changes });
  const letters: Letter[] = [];
  const tags = new Set<string>();
  const ctx = callContext(database.db, {
    actor,
    now: NOW,
    changed: (tag) => tags.add(tag),
    deliver: async (letter) => void letters.push(letter),
  });
  return { id: actor.id, ctx, letters, tags };
}

type Which = Awaited<ReturnType<typeof samplePending>>;
const which = ({ article_id, locale }: Which) => ({ article_id, locale });
const approval = (text: Which) => ({
  ...which(text),
  revision: text.revision,
  decision: 'approve' as const,
  reason_text: '',
});
const noticesOf = async (accountId: number) =>
  (
    await database.db.select().from(accountNotices).where(eq(accountNotices.accountId, accountId))
  ).map(({ kind, params }) => ({ kind, params }));

describe('decideReview', () => {
  it('puts an approved text on every list, in both scripts, and tells its writer', async () => {
    const writer = await person();
    const editor = await person('editor');
    const text = await samplePending(writer.ctx, {
      labels: [1],
      is_sponsored: true,
      sponsor: '某公司',
      hant_phrases: [{ from: '头发', to: '頭髮（示例）' }],
    });
    const [{ authorId } = { authorId: 0 }] = await database.db
      .select()
      .from(articles)
      .where(eq(articles.id, text.article_id));
    await expect(getAuthor(writer.ctx, authorId)).rejects.toMatchObject({ key: 'notFound' });
    await expect(getArticle(writer.ctx, text.article_id)).rejects.toMatchObject({
      key: 'articleNotFound',
    });
    const decided = await decideReview({ ctx: editor.ctx, input: approval(text) });
    expect(decided).toEqual({ status: 'approved', article_state: 'live' });
    const shown = await getArticle({ ...writer.ctx, locale: 'zh-Hant' }, text.article_id);
    expect(shown).toMatchObject({
      title: '以太坊的下一次升級',
      body_html: '<p>發展的正文，頭髮（示例）。</p>',
      release_time: NOW.toISOString(),
      updated_time: null,
      is_sponsored: true,
    });
    expect((await getAuthor(writer.ctx, authorId)).article_count).toBe(1);
    const days = await database.db.select().from(listingDays);
    const scopes = days.filter(({ scope }) => scope.startsWith('article')).map((row) => row.scope);
    expect(scopes.sort()).toEqual(
      [
        'article',
        `article:author:${authorId}`,
        'article:label:1',
        'article:section:industry',
      ].sort(),
    );
    const [label] = await database.db
      .select()
      .from(articleLabels)
      .where(eq(articleLabels.articleId, text.article_id));
    expect(label?.publishedAt).toEqual(NOW);
    expect([...editor.tags]).toEqual(
      expect.arrayContaining([TAGS.article(text.article_id), TAGS.author(authorId), TAGS.home]),
    );
    expect((await noticesOf(writer.id)).map(({ kind }) => kind)).toEqual([
      'articleSubmitted',
      'articleApproved',
    ]);
    expect(editor.letters).toMatchObject([
      { kind: 'articleNews', path: '/mywz', params: { news: 'articleApproved' } },
    ]);
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, String(text.article_id)));
    expect(acts).toMatchObject([{ act: 'article.approve', accountId: editor.id }]);
    // Sent again it changes nothing, and tells nobody twice.
    expect(await decideReview({ ctx: editor.ctx, input: approval(text) })).toEqual(decided);
    expect(editor.letters).toHaveLength(1);
  });

  it('refuses with a reason that the writer reads, and takes the changed text again', async () => {
    const writer = await person();
    const editor = await person('editor');
    const text = await samplePending(writer.ctx);
    const refusal = { ...approval(text), decision: 'refuse' as const };
    for (const [changes, field] of [
      [{}, 'reason_code'],
      [{ reason_code: 'other' as const, reason_text: ' ' }, 'reason_text'],
    ] as const) {
      const call = decideReview({ ctx: editor.ctx, input: { ...refusal, ...changes } });
      await expect(call).rejects.toMatchObject({
        key: 'invalidInput',
        fields: { [field]: 'required' },
      });
    }
    const reason = { reason_code: 'source' as const, reason_text: '请写明出处' };
    expect(await decideReview({ ctx: editor.ctx, input: { ...refusal, ...reason } })).toEqual({
      status: 'refused',
      article_state: 'hidden',
    });
    const refused = await openManuscript({ ctx: writer.ctx, input: which(text) });
    expect(refused).toMatchObject({ status: 'refused', ...reason });
    expect((await noticesOf(writer.id)).at(-1)).toEqual({
      kind: 'articleRefused',
      params: { title: text.content.title, reason: 'source', text: '请写明出处' },
    });
    const content = { ...refused.content, title: '改过的标题' };
    const saved = await saveManuscript({
      ctx: writer.ctx,
      input: { ...which(text), base_revision: refused.revision, content },
    });
    expect(saved).toMatchObject({ status: 'refused', reason_code: 'source' });
    const again = await submitManuscript({
      ctx: writer.ctx,
      input: { ...which(text), base_revision: saved.revision },
    });
    expect(again).toMatchObject({ status: 'pending', reason_code: '' });
  });

  it('changes a live text only when its revision is approved', async () => {
    const writer = await person();
    const editor = await person('editor');
    const text = await samplePending(writer.ctx, { labels: [1] });
    await decideReview({ ctx: editor.ctx, input: approval(text) });
    const later = new Date(NOW.getTime() + 3_600_000);
    const ctx = { ...writer.ctx, now: later };
    const content = { ...text.content, title: '新的标题', labels: [], section: 'policy' };
    const saved = await saveManuscript({
      ctx,
      input: { ...which(text), base_revision: text.revision, content },
    });
    expect(saved).toMatchObject({ status: 'draft', article_state: 'live' });
    expect((await getArticle(ctx, text.article_id)).title).toBe(text.content.title);
    const revision = await submitManuscript({
      ctx,
      input: { ...which(text), base_revision: saved.revision },
    });
    const opened = await openReview({ ctx: editor.ctx, input: which(text) });
    expect(opened.live?.title).toBe(text.content.title);
    const queue = await reviewQueue({
      ctx: editor.ctx,
      input: { page: 1, limit: 50, filter: 'revision', keyword: '新的' },
    });
    expect(queue.list).toMatchObject([{ article_id: text.article_id, is_revision: true }]);
    await decideReview({ ctx: { ...editor.ctx, now: later }, input: approval(revision) });
    expect(await getArticle(ctx, text.article_id)).toMatchObject({
      title: '新的标题',
      labels: [],
      section: { key: 'policy' },
      release_time: NOW.toISOString(),
      updated_time: later.toISOString(),
    });
    expect((await noticesOf(writer.id)).at(-1)?.kind).toBe('revisionApproved');
    const [author] = await database.db
      .select()
      .from(authors)
      .where(eq(authors.accountId, writer.id));
    const days = await database.db
      .select()
      .from(listingDays)
      .where(eq(listingDays.scope, `article:author:${author?.id}`));
    expect(days).toMatchObject([{ liveCount: 1 }]);
  });

  it('is not for readers, not for one’s own text, not over another’s lock', async () => {
    const writer = await person('editor', { nickname: '写稿的编辑' });
    const editor = await person('editor', { nickname: '编辑甲' });
    const text = await samplePending(writer.ctx);
    const call = (ctx: CallContext, input = approval(text)) => decideReview({ ctx, input });
    for (const ctx of [callContext(database.db), (await person()).ctx, writer.ctx]) {
      await expect(call(ctx)).rejects.toMatchObject({ key: 'notPermitted' });
    }
    const own = await openReview({ ctx: writer.ctx, input: which(text) });
    expect(own.lock).toBeNull();
    const held = await openReview({ ctx: editor.ctx, input: which(text) });
    expect(held.lock).toMatchObject({ is_own: true, name: '编辑甲' });
    const other = await person('editor');
    const seen = await openReview({ ctx: other.ctx, input: which(text) });
    expect(seen.lock).toMatchObject({ is_own: false, name: '编辑甲' });
    await expect(call(other.ctx)).rejects.toMatchObject({
      key: 'reviewLocked',
      details: { name: '编辑甲' },
    });
    await releaseReview({ ctx: other.ctx, input: which(text) });
    await expect(call(other.ctx)).rejects.toMatchObject({ key: 'reviewLocked' });
    const stale = { ...approval(text), revision: text.revision + 1 };
    await expect(call(editor.ctx, stale)).rejects.toMatchObject({ key: 'manuscriptConflict' });
    const after15 = { ...other.ctx, now: new Date(NOW.getTime() + 15 * 60_000) };
    expect(await call(after15)).toMatchObject({ status: 'approved' });
    await expect(call(editor.ctx)).rejects.toMatchObject({ key: 'manuscriptState' });
    const admin = await person('admin');
    const ownOfAdmin = await samplePending(admin.ctx);
    expect(await call(admin.ctx, approval(ownOfAdmin))).toMatchObject({ status: 'approved' });
    const editions = await database.db
      .select({ locale: articleEditions.locale })
      .from(articleEditions)
      .where(eq(articleEditions.articleId, ownOfAdmin.article_id));
    expect(editions.map(({ locale }) => locale).sort()).toEqual(['zh-Hans', 'zh-Hant']);
  });
});
