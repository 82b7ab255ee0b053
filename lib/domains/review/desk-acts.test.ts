import { eq } from 'drizzle-orm';
import { runCommand } from '@/lib/api/newsroom-commands';
import { TAGS } from '@/lib/contract/cache-tags';
import { accountNotices, articleLabels, articles, listingDays, staffActs } from '@/lib/db/schema';
import { getArticle, getAuthor, listArticles } from '@/lib/domains/articles/read-articles';
import type { CallContext, Letter } from '@/lib/domains/domain-context';
import { openManuscript } from '@/lib/domains/writing/open-manuscript';
import { saveManuscript } from '@/lib/domains/writing/save-manuscript';
import { withdrawManuscript } from '@/lib/domains/writing/withdraw-manuscript';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { addCorrection } from './add-correction';
import { decideReview } from './decide-review';
import { publishDue } from './publish-due';
import { restoreArticle, takeDownArticle } from './take-down';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const LATER = new Date('2026-11-03T02:00:00.000Z');
let database: TestDatabase;
let editor: CallContext;
const letters: Letter[] = [];
const tags = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
  const { actor } = await samplePerson(database.db, { role: 'editor' });
  editor = context(actor);
}, 60_000);
afterEach(() => {
  letters.length = 0;
  tags.clear();
});
afterAll(() => database.close());

function context(actor: CallContext['actor'], now = NOW): CallContext {
  return callContext(database.db, {
    actor,
    now,
    changed: (tag) => tags.add(tag),
    deliver: async (letter) => void letters.push(letter),
  });
}
async function writer() {
  const { actor } = await samplePerson(database.db);
  return { id: actor.id, ctx: context(actor) };
}
type Text = Awaited<ReturnType<typeof samplePending>>;
const decide = (ctx: CallContext, text: Text, more: { publish_time?: string } = {}) =>
  decideReview({
    ctx,
    input: {
      article_id: text.article_id,
      locale: text.locale,
      revision: text.revision,
      decision: 'approve',
      reason_text: '',
      ...more,
    },
  });
const system = (now: Date) => context({ kind: 'system' }, now);
const kindsOf = async (accountId: number) =>
  (
    await database.db.select().from(accountNotices).where(eq(accountNotices.accountId, accountId))
  ).map(({ kind }) => kind);
const totalOf = async (scope: string) =>
  (await database.db.select().from(listingDays).where(eq(listingDays.scope, scope))).reduce(
    (sum, { liveCount }) => sum + liveCount,
    0,
  );

describe('a text with a time', () => {
  it('goes live when that has come, once, however many runs there are', async () => {
    const { id, ctx } = await writer();
    const text = await samplePending(ctx);
    const before = await totalOf('article');
    expect(await decide(editor, text, { publish_time: LATER.toISOString() })).toEqual({
      status: 'approved',
      article_state: 'hidden',
    });
    const input = { article_id: text.article_id };
    expect(await openManuscript({ ctx, input })).toMatchObject({
      status: 'approved',
      publish_time: LATER.toISOString(),
    });
    const saving = saveManuscript({
      ctx,
      input: {
        ...input,
        locale: 'zh-Hans',
        base_revision: text.revision,
        content: { ...text.content, title: '改' },
      },
    });
    await expect(saving).rejects.toMatchObject({ key: 'manuscriptState' });
    expect(await publishDue({ ctx: system(new Date(LATER.getTime() - 1)) })).toBe(0);
    await expect(getArticle(ctx, text.article_id)).rejects.toMatchObject({
      key: 'articleNotFound',
    });
    const runs = await Promise.all([1, 2, 3].map(() => publishDue({ ctx: system(LATER) })));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await getArticle(ctx, text.article_id)).toMatchObject({
      release_time: LATER.toISOString(),
    });
    expect(await totalOf('article')).toBe(before + 1);
    expect(tags.has(TAGS.article(text.article_id))).toBe(true);
    expect(await kindsOf(id)).toEqual(['articleSubmitted', 'articleScheduled', 'articlePublished']);
    expect(letters.map(({ params }) => params.news)).toEqual([
      'articleScheduled',
      'articlePublished',
    ]);
    await expect(publishDue({ ctx })).rejects.toMatchObject({ key: 'notPermitted' });
  });

  it('stays away when its writer takes it back, and not further ahead than a year', async () => {
    const { ctx } = await writer();
    const text = await samplePending(ctx);
    const far = decide(editor, text, { publish_time: '2030-01-01T00:00:00.000Z' });
    await expect(far).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { publish_time: 'invalid' },
    });
    await decide(editor, text, { publish_time: LATER.toISOString() });
    const input = { article_id: text.article_id, locale: text.locale };
    expect(await withdrawManuscript({ ctx, input })).toMatchObject({
      status: 'draft',
      publish_time: null,
    });
    expect(await publishDue({ ctx: system(LATER) })).toBe(0);
  });
});

describe('decideReview by two at once', () => {
  it('is decided by one', async () => {
    const { id, ctx } = await writer();
    const text = await samplePending(ctx);
    const { actor } = await samplePerson(database.db, { role: 'admin' });
    const other = context(actor);
    const outcomes = await Promise.allSettled([decide(editor, text), decide(other, text)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ key: 'manuscriptState' });
    expect(await kindsOf(id)).toEqual(['articleSubmitted', 'articleApproved']);
  });
});

describe('an article that is taken down', () => {
  it('leaves every list with a word of why, and comes back where it stood', async () => {
    const { id, ctx } = await writer();
    const text = await samplePending(ctx, { labels: [1] });
    await decide(editor, text);
    const { article_id } = text;
    const before = await totalOf('article');
    const [{ authorId } = { authorId: 0 }] = await database.db
      .select()
      .from(articles)
      .where(eq(articles.id, article_id));
    const take = (ctxOf = editor) =>
      takeDownArticle({ ctx: ctxOf, input: { article_id, reason: '引用有误' } });
    await expect(take(ctx)).rejects.toMatchObject({ key: 'notPermitted' });
    expect(await take()).toEqual({});
    await expect(getArticle(ctx, article_id)).rejects.toMatchObject({ key: 'contentWithdrawn' });
    await expect(getAuthor(ctx, authorId)).rejects.toMatchObject({ key: 'notFound' });
    expect(await totalOf('article')).toBe(before - 1);
    const page = { page: 1, limit: 50 };
    const listed = async (filter: object) =>
      (await listArticles(ctx, { ...page, ...filter })).list.map((item) => item.id);
    for (const filter of [{}, { section: 'industry' }, { label_id: 1 }]) {
      expect(await listed(filter)).not.toContain(article_id);
    }
    expect(tags.has(TAGS.article(article_id))).toBe(true);
    await expect(take()).rejects.toMatchObject({ key: 'manuscriptState' });
    const opened = await openManuscript({ ctx, input: { article_id } });
    expect(opened).toMatchObject({ status: 'approved', article_state: 'withdrawn' });
    const saving = saveManuscript({
      ctx,
      input: {
        article_id,
        locale: 'zh-Hans',
        base_revision: opened.revision,
        content: { ...opened.content, title: '改' },
      },
    });
    await expect(saving).rejects.toMatchObject({ key: 'manuscriptState' });
    const correct = addCorrection({
      ctx: editor,
      input: { article_id, text: '更正', text_en: '' },
    });
    await expect(correct).rejects.toMatchObject({ key: 'manuscriptState' });
    expect(await restoreArticle({ ctx: editor, input: { article_id } })).toEqual({});
    expect(await listed({ label_id: 1 })).toContain(article_id);
    const [label] = await database.db
      .select()
      .from(articleLabels)
      .where(eq(articleLabels.articleId, article_id));
    expect(label?.publishedAt).toEqual(NOW);
    expect(await totalOf('article')).toBe(before);
    expect((await kindsOf(id)).slice(-2)).toEqual(['articleTakenDown', 'articleRestored']);
    const acts = await database.db
      .select({ act: staffActs.act })
      .from(staffActs)
      .where(eq(staffActs.subjectId, String(article_id)));
    expect(acts.map(({ act }) => act)).toEqual([
      'article.approve',
      'article.takeDown',
      'article.restore',
    ]);
    const again = restoreArticle({ ctx: editor, input: { article_id } });
    await expect(again).rejects.toMatchObject({ key: 'manuscriptState' });
  });
});

describe('a correction', () => {
  it('is under the article in each language, with its time, and once', async () => {
    const { ctx } = await writer();
    const text = await samplePending(ctx);
    await decide(editor, text);
    const { article_id } = text;
    const input = { article_id, text: '发展的数字有误。', text_en: 'A figure was wrong.' };
    const { id } = await addCorrection({ ctx: editor, input });
    expect(await addCorrection({ ctx: editor, input })).toEqual({ id });
    const shown = async (locale: 'zh-Hans' | 'zh-Hant' | 'en') =>
      (await getArticle({ ...ctx, locale }, article_id)).corrections;
    expect(await shown('zh-Hans')).toEqual([{ text: input.text, time: NOW.toISOString() }]);
    expect(await shown('zh-Hant')).toMatchObject([{ text: '發展的數字有誤。' }]);
    expect(await shown('en')).toMatchObject([{ text: input.text_en }]);
    expect(tags.has(TAGS.article(article_id))).toBe(true);
    await expect(addCorrection({ ctx, input })).rejects.toMatchObject({ key: 'notPermitted' });
    const gone = addCorrection({ ctx: editor, input: { ...input, article_id: 999_999 } });
    await expect(gone).rejects.toMatchObject({ key: 'articleNotFound' });
  });
});
