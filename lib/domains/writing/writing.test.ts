import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { runCommand } from '@/lib/api/newsroom-commands';
import { EMPTY_MANUSCRIPT } from '@/lib/contract/writing';
import {
  type accounts,
  articles,
  authors,
  manuscripts,
  manuscriptVersions,
  uploads,
  media,
} from '@/lib/db/schema';
import type { CallContext } from '@/lib/domains/domain-context';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { sampleContent, sampleDraft, samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { createEdition } from './create-edition';
import { createManuscript } from './create-manuscript';
import { deleteManuscript } from './delete-manuscript';
import { myManuscripts } from './list-manuscripts';
import { openManuscript } from './open-manuscript';
import { previewManuscript } from './preview-manuscript';
import { writingChoices } from './read-choices';
import { getManuscriptVersion, manuscriptHistory } from './read-history';
import { restoreManuscript } from './restore-manuscript';
import { saveManuscript } from './save-manuscript';
import { submitManuscript } from './submit-manuscript';
import { withdrawManuscript } from './withdraw-manuscript';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
let importedId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
  const imported = { articles: [sampleArticle('imported')] };
  const [made] = await runCommand('importArticles', imported, database.db);
  importedId = made?.id ?? 0;
}, 60_000);
afterAll(() => database.close());

async function person(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const { actor } = await samplePerson(database.db, changes);
  return { id: actor.id, ctx: callContext(database.db, { actor, now: NOW }) };
}
const after = (ctx: CallContext, minutes: number) => ({
  ...ctx,
  now: new Date(NOW.getTime() + minutes * 60_000),
});
const which = ({
  article_id,
  locale,
}: {
  article_id: number;
  locale: 'zh-Hans' | 'zh-Hant' | 'en';
}) => ({
  article_id,
  locale,
});
type Text = Awaited<ReturnType<typeof sampleDraft>>;
const save = (ctx: CallContext, text: Text, changes: Partial<Text['content']>) =>
  saveManuscript({
    ctx,
    input: {
      ...which(text),
      base_revision: text.revision,
      content: { ...text.content, ...changes },
    },
  });
const own = { page: 1, limit: 20, status: 'all' as const, keyword: '' };

describe('createManuscript', () => {
  it('makes one article of one key, however often it is sent, and an author who is not shown', async () => {
    const { id, ctx } = await person({ nickname: '发展' });
    const input = {
      client_key: randomUUID(),
      locale: 'zh-Hans' as const,
      content: sampleContent(),
    };
    const made = await Promise.all(
      Array.from({ length: 10 }, () => createManuscript({ ctx, input })),
    );
    expect(new Set(made.map((text) => text.article_id)).size).toBe(1);
    expect(made[0]).toMatchObject({
      status: 'draft',
      article_state: 'hidden',
      revision: 1,
      gaps: [],
      editions: [{ locale: 'zh-Hans', status: 'draft' }],
    });
    const rows = await database.db.select().from(authors).where(eq(authors.accountId, id));
    expect(rows).toMatchObject([{ nickname: { 'zh-Hans': '发展', 'zh-Hant': '發展' } }]);
    const other = await person();
    await expect(createManuscript({ ctx: other.ctx, input })).rejects.toMatchObject({
      key: 'conflict',
    });
  });

  it('keeps what is safe of a body, and only choices and covers that are the writer’s', async () => {
    const { id, ctx } = await person();
    const hash = 'a'.repeat(64);
    await database.db
      .insert(media)
      .values({ hash, mime: 'image/webp', width: 1, height: 1, bytes: 1 })
      .onConflictDoNothing();
    await database.db.insert(uploads).values({ accountId: id, hash, purpose: 'cover', at: NOW });
    const cover = `/media/${hash}/1280.jpg`;
    const text = await sampleDraft(ctx, {
      body_html: '<p onclick="x()">好<script>alert(1)</script></p>',
      section: 'nowhere',
      labels: [1, 999, 1],
      cover,
      title: '\u202e两行\n标题\u2069',
    });
    expect(text.content).toMatchObject({
      body_html: '<p>好</p>',
      section: '',
      labels: [1],
      cover,
      title: '两行 标题',
    });
    expect(text.gaps).toEqual(['section']);
    const other = await person();
    for (const strange of [cover, 'https://example.org/a.png', '//example.org/a.png']) {
      await expect(sampleDraft(other.ctx, { cover: strange })).rejects.toMatchObject({
        key: 'notPermitted',
      });
    }
  });
});

describe('saveManuscript', () => {
  it('saves over what was read alone; the same text again is no new revision', async () => {
    const { ctx } = await person();
    const text = await sampleDraft(ctx);
    const second = await save(ctx, text, { title: '第二版' });
    expect(second.revision).toBe(2);
    expect(await save(ctx, text, { title: '第二版' })).toMatchObject({ revision: 2 });
    await expect(save(ctx, text, { title: '旧页面' })).rejects.toMatchObject({
      key: 'manuscriptConflict',
      details: { revision: 2 },
    });
    const opened = await openManuscript({ ctx, input: { article_id: text.article_id } });
    expect(opened.content.title).toBe('第二版');
  });

  it('lets one of two saves at once win', async () => {
    const { ctx } = await person();
    const text = await sampleDraft(ctx);
    const saves = ['甲', '乙'].map((title) => save(ctx, text, { title }));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ key: 'manuscriptConflict' });
  });

  it('is for the writer alone, and not while the desk has it', async () => {
    const { ctx } = await person();
    const pending = await samplePending(ctx);
    await expect(save(ctx, pending, { title: '改' })).rejects.toMatchObject({
      key: 'manuscriptState',
    });
    for (const role of ['reader', 'editor', 'admin'] as const) {
      const other = await person({ role });
      await expect(save(other.ctx, pending, { title: '改' })).rejects.toMatchObject({
        key: 'notPermitted',
      });
    }
    await expect(save(callContext(database.db), pending, {})).rejects.toMatchObject({
      key: 'signInRequired',
    });
    const gone = { ...pending, article_id: 999_999 };
    await expect(save(ctx, gone, {})).rejects.toMatchObject({ key: 'articleNotFound' });
  });

  it('gives staff the newsroom’s own articles, as they are live', async () => {
    const reader = await person();
    const input = { article_id: importedId };
    await expect(openManuscript({ ctx: reader.ctx, input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    const { ctx } = await person({ role: 'editor' });
    const opened = await openManuscript({ ctx, input });
    expect(opened).toMatchObject({
      status: 'approved',
      article_state: 'live',
      revision: 0,
      content: { title: '发展imported', section: 'industry' },
    });
    const saved = await save(ctx, opened, { title: '改过的' });
    expect(saved).toMatchObject({ status: 'draft', article_state: 'live', revision: 1 });
    const history = await manuscriptHistory({ ctx, input: which(saved) });
    expect(history.list.map(({ revision, reason }) => [revision, reason])).toEqual([
      [1, 'autosave'],
      [0, 'approve'],
    ]);
    expect(await deleteManuscript({ ctx, input: which(saved) })).toEqual({});
    expect(await openManuscript({ ctx, input })).toMatchObject({
      status: 'approved',
      content: { title: '发展imported' },
    });
  });
});

describe('the history', () => {
  it('keeps the last text of each five minutes, then of each hour, and what was submitted', async () => {
    const { ctx } = await person();
    let text = await sampleDraft(ctx);
    for (const minute of [1, 2, 6, 61, 62]) {
      text = await save(after(ctx, minute), text, { title: `第 ${minute} 分钟` });
    }
    const input = which(text);
    const reasons = async () =>
      (await manuscriptHistory({ ctx, input })).list.map(({ revision }) => revision);
    expect(await reasons()).toEqual([6, 4, 3]);
    const submitted = await submitManuscript({
      ctx: after(ctx, 62),
      input: { ...input, base_revision: text.revision },
    });
    await withdrawManuscript({ ctx: after(ctx, 63), input });
    // A day and an hour later only the hours are left of the autosaves.
    await save(after(ctx, 26 * 60), submitted, { title: '次日' });
    const list = (await manuscriptHistory({ ctx, input })).list;
    expect(list.map(({ revision, reason }) => [revision, reason])).toEqual([
      [7, 'autosave'],
      [6, 'submit'],
      [4, 'autosave'],
    ]);
    const version = await getManuscriptVersion({ ctx, input: { ...input, revision: 4 } });
    expect(version.content.title).toBe('第 6 分钟');
    const restored = await restoreManuscript({
      ctx: after(ctx, 26 * 60 + 1),
      input: { ...input, base_revision: 7, revision: 4 },
    });
    expect(restored).toMatchObject({ revision: 8, content: { title: '第 6 分钟' } });
    const missing = getManuscriptVersion({ ctx, input: { ...input, revision: 99 } });
    await expect(missing).rejects.toMatchObject({ key: 'notFound' });
    const other = await person();
    await expect(manuscriptHistory({ ctx: other.ctx, input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });
});

describe('submitManuscript', () => {
  const submit = (ctx: CallContext, text: Text) =>
    submitManuscript({ ctx, input: { ...which(text), base_revision: text.revision } });

  it('takes a whole text of who proved their address, once', async () => {
    const { ctx } = await person();
    const text = await sampleDraft(ctx);
    const pending = await submit(ctx, text);
    expect(pending).toMatchObject({
      status: 'pending',
      submitted_time: NOW.toISOString(),
      expected_time: new Date(NOW.getTime() + 50 * 60_000).toISOString(),
    });
    expect(await submit(after(ctx, 1), text)).toEqual(pending);
    const stale = submit(ctx, { ...text, revision: 7 });
    await expect(stale).rejects.toMatchObject({ key: 'manuscriptConflict' });
  });

  it('refuses what is not whole, with its fields, and who has not proved an address', async () => {
    const { ctx } = await person();
    const empty = await sampleDraft(ctx, {
      ...EMPTY_MANUSCRIPT,
      origin: 'reprint',
      is_sponsored: true,
    });
    await expect(submit(ctx, empty)).rejects.toMatchObject({
      key: 'manuscriptIncomplete',
      fields: {
        title: 'required',
        summary: 'required',
        body: 'required',
        section: 'required',
        source: 'required',
        sponsor: 'required',
      },
    });
    expect(await openManuscript({ ctx, input: which(empty) })).toMatchObject({ status: 'draft' });
    const unproven = await person({ emailVerifiedAt: null });
    const text = await sampleDraft(unproven.ctx);
    await expect(submit(unproven.ctx, text)).rejects.toMatchObject({ key: 'levelTooLow' });
  });

  it('ends in one state when it is withdrawn at the same time', async () => {
    const { ctx } = await person();
    const text = await sampleDraft(ctx);
    await Promise.allSettled([submit(ctx, text), withdrawManuscript({ ctx, input: which(text) })]);
    const { status } = await openManuscript({ ctx, input: which(text) });
    const [row] = await database.db
      .select({ state: articles.state })
      .from(articles)
      .where(eq(articles.id, text.article_id));
    expect(['draft', 'pending']).toContain(status);
    expect(row?.state).toBe(status);
  });
});

describe('deleteManuscript', () => {
  it('removes a draft with its article, but nothing that waits, and once is enough', async () => {
    const { ctx } = await person();
    const pending = await samplePending(ctx);
    const remove = () => deleteManuscript({ ctx, input: which(pending) });
    await expect(remove()).rejects.toMatchObject({ key: 'manuscriptState' });
    const other = await person();
    await expect(deleteManuscript({ ctx: other.ctx, input: which(pending) })).rejects.toMatchObject(
      { key: 'notPermitted' },
    );
    await withdrawManuscript({ ctx, input: which(pending) });
    expect(await remove()).toEqual({});
    expect(await remove()).toEqual({});
    for (const table of [manuscripts, manuscriptVersions]) {
      expect(await database.db.$count(table, eq(table.articleId, pending.article_id))).toBe(0);
    }
    expect(await database.db.$count(articles, eq(articles.id, pending.article_id))).toBe(0);
  });

  it('leaves the article to its other edition', async () => {
    const { ctx } = await person();
    const text = await sampleDraft(ctx);
    const input = { article_id: text.article_id, locale: 'en' as const };
    const english = await createEdition({ ctx, input });
    expect(english).toMatchObject({
      original_locale: 'zh-Hans',
      content: { title: '', body_html: '', section: 'industry' },
      gaps: ['title', 'summary', 'body'],
    });
    expect(await createEdition({ ctx, input })).toEqual(english);
    const stranger = await person();
    await expect(createEdition({ ctx: stranger.ctx, input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    await deleteManuscript({ ctx, input: which(text) });
    const opened = await openManuscript({ ctx, input: { article_id: text.article_id } });
    expect(opened).toMatchObject({ locale: 'en', original_locale: 'en' });
  });
});

describe('myManuscripts', () => {
  it('lists one’s own by status, page by page, with the number of each', async () => {
    const { ctx } = await person();
    for (const minute of [1, 2, 3])
      await sampleDraft(after(ctx, minute), { title: `稿 ${minute}%` });
    await samplePending(after(ctx, 4), { title: '等待中' });
    const first = await myManuscripts({ ctx, input: { ...own, limit: 2 } });
    expect(first.list.map(({ title }) => title)).toEqual(['等待中', '稿 3%']);
    expect(first).toMatchObject({
      total: 4,
      counts: { all: 4, draft: 3, pending: 1, approved: 0, refused: 0 },
    });
    const next = { ...own, limit: 2, cursor: first.next_cursor ?? '' };
    const second = await myManuscripts({ ctx, input: next });
    expect(second.list.map(({ title }) => title)).toEqual(['稿 2%', '稿 1%']);
    expect(second.next_cursor).toBeNull();
    const drafts = await myManuscripts({ ctx, input: { ...own, status: 'draft', keyword: '3%' } });
    expect(drafts.list).toMatchObject([
      { title: '稿 3%', status: 'draft', section_name: '产业', article_state: 'hidden', views: 0 },
    ]);
    const other = await person();
    expect((await myManuscripts({ ctx: other.ctx, input: own })).list).toEqual([]);
    await expect(
      myManuscripts({ ctx, input: { ...own, cursor: 'nonsense' } }),
    ).rejects.toMatchObject({ key: 'invalidInput' });
  });
});

describe('what the editor asks', () => {
  it('shows a text as readers would see it, in both scripts, with overrides', async () => {
    const { ctx } = await person();
    const content = sampleContent({
      title: '发展',
      hant_title: '自定標題',
      body_html: '<p>头发<script>x</script></p>',
      hant_phrases: [{ from: '头发', to: '頭髮。' }],
    });
    const { editions } = await previewManuscript({ ctx, input: { locale: 'zh-Hans', content } });
    expect(editions).toMatchObject([
      { locale: 'zh-Hans', title: '发展', body_html: '<p>头发</p>', reading_minutes: 1 },
      { locale: 'zh-Hant', title: '自定標題', body_html: '<p>頭髮。</p>' },
    ]);
    const english = await previewManuscript({ ctx, input: { locale: 'en', content } });
    expect(english.editions).toHaveLength(1);
  });

  it('names the sections and labels that there are', async () => {
    const { ctx } = await person();
    const choices = await writingChoices({ ctx: { ...ctx, locale: 'en' } });
    expect(choices.sections.map(({ key }) => key)).toEqual(['industry', 'policy']);
    expect(choices.labels).toEqual([{ id: 1, name: 'Bitcoin' }]);
  });
});
