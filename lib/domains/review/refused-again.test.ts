import { runCommand } from '@/lib/api/newsroom-commands';
import type { CallContext } from '@/lib/domains/domain-context';
import { getManuscriptVersion, manuscriptHistory } from '@/lib/domains/writing/read-history';
import { saveManuscript } from '@/lib/domains/writing/save-manuscript';
import { submitManuscript } from '@/lib/domains/writing/submit-manuscript';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleNewsroom } from '@/lib/testing/sample-content';
import { samplePending } from '@/lib/testing/sample-manuscript';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideReview } from './decide-review';
import { openReview } from './open-review';
import { reviewQueue } from './review-queue';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(NOW), database.db);
}, 60_000);
afterAll(() => database.close());

async function person(role: 'reader' | 'editor', nickname: string, minutes = 0) {
  const { actor } = await samplePerson(database.db, { role, nickname });
  const now = new Date(NOW.getTime() + minutes * 60_000);
  return callContext(database.db, { actor, now });
}
const after = (ctx: CallContext, minutes: number): CallContext => ({
  ...ctx,
  now: new Date(NOW.getTime() + minutes * 60_000),
});
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

type Text = Awaited<ReturnType<typeof samplePending>>;
const which = ({ article_id, locale }: Text) => ({ article_id, locale });

/** Refuses a text at minute 10, and has its writer change it and submit it at minute 20. */
async function refusedAndAgain(writer: CallContext, editor: CallContext, title: string) {
  const text = await samplePending(writer, { title });
  await decideReview({
    ctx: after(editor, 10),
    input: {
      ...which(text),
      revision: text.revision,
      decision: 'refuse',
      reason_code: 'source',
      reason_text: '请写明出处',
    },
  });
  const content = { ...text.content, body_html: '<p>写明了出处的正文。</p>' };
  const input = { ...which(text), base_revision: text.revision, content };
  const saved = await saveManuscript({ ctx: after(writer, 15), input });
  const again = await submitManuscript({
    ctx: after(writer, 20),
    input: { ...which(text), base_revision: saved.revision },
  });
  return { text, again };
}

const seen = (list: { reason: string; saved_by: string; saved_time: string }[]) =>
  list.map(({ reason, saved_by, saved_time }) => [reason, saved_by, saved_time]);

describe('a refused text that comes again', () => {
  it('shows the next reviewer who refused it, when, why and what', async () => {
    const writer = await person('reader', '作者');
    const first = await person('editor', '编辑甲');
    const second = after(await person('editor', '编辑乙'), 30);
    const { text, again } = await refusedAndAgain(writer, first, '再来一次的稿件');
    const opened = await openReview({ ctx: second, input: which(text) });
    expect(opened.decisions).toEqual([
      {
        decision: 'refuse',
        name: '编辑甲',
        time: at(10),
        revision: text.revision,
        reason_code: 'source',
        reason_text: '请写明出处',
      },
    ]);
    expect(opened.refused?.body_html).toBe(text.content.body_html);
    expect(opened.manuscript.content.body_html).toBe(again.content.body_html);
    expect(opened.author).toMatchObject({ approved: 0, refused: 1 });
    expect(seen(opened.history)).toEqual([
      ['submit', '作者', at(15)],
      ['refuse', '编辑甲', at(10)],
      ['submit', '作者', at(0)],
    ]);
    const input = { page: 1, limit: 50, filter: 'all' as const, keyword: '' };
    await samplePending(writer, { title: '新的稿件' });
    const { list } = await reviewQueue({ ctx: second, input });
    expect(new Map(list.map(({ title, is_again }) => [title, is_again]))).toEqual(
      new Map([
        ['再来一次的稿件', true],
        ['新的稿件', false],
      ]),
    );
    for (const ctx of [writer, await person('reader', '别人')]) {
      const call = openReview({ ctx, input: which(text) });
      await expect(call).rejects.toMatchObject({ key: 'notPermitted' });
    }
  });

  it('once approved carries its reviewer’s name at the desk, and no name for its author', async () => {
    const writer = await person('reader', '作者');
    const editor = await person('editor', '编辑甲');
    const { text, again } = await refusedAndAgain(writer, editor, '后来通过的稿件');
    await decideReview({
      ctx: after(editor, 40),
      input: {
        ...which(again),
        revision: again.revision,
        decision: 'approve',
        reason_text: '',
      },
    });
    const history = await manuscriptHistory({ ctx: writer, input: which(text) });
    expect(seen(history.list)).toEqual([
      ['approve', '', at(40)],
      ['submit', '作者', at(15)],
      ['refuse', '', at(10)],
      ['submit', '作者', at(0)],
    ]);
    const approved = { ...which(text), revision: again.revision };
    const { version } = await getManuscriptVersion({ ctx: writer, input: approved });
    expect(version).toMatchObject({ reason: 'approve', saved_by: '' });
    const other = await person('reader', '别人');
    await expect(manuscriptHistory({ ctx: other, input: which(text) })).rejects.toMatchObject({
      key: 'notPermitted',
    });
    // A revision of it is none that comes again; that the first text was refused still counts.
    const content = { ...again.content, title: '修订的稿件' };
    const input = { ...which(text), base_revision: again.revision, content };
    const saved = await saveManuscript({ ctx: after(writer, 50), input });
    await submitManuscript({
      ctx: after(writer, 51),
      input: { ...which(text), base_revision: saved.revision },
    });
    const opened = await openReview({ ctx: after(editor, 60), input: which(text) });
    expect(opened).toMatchObject({ refused: null, author: { approved: 1, refused: 1 } });
    expect(opened.decisions.map(({ decision }) => decision)).toEqual(['approve', 'refuse']);
    expect(opened.history.find(({ reason }) => reason === 'approve')?.saved_by).toBe('编辑甲');
    const queue = { page: 1, limit: 50, filter: 'revision' as const, keyword: '修订的' };
    const { list } = await reviewQueue({ ctx: editor, input: queue });
    expect(list).toMatchObject([{ is_again: false, is_revision: true }]);
  });
});
