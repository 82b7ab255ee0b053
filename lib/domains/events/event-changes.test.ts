import { randomUUID } from 'node:crypto';
import { accountNotices, staffActs } from '@/lib/db/schema';
import { eq } from 'drizzle-orm';
import type { Person } from '@/lib/domains/domain-context';
import { SAMPLE_CONTENT } from '@/lib/testing/event-inputs';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideEvent } from './decide-event';
import { getActivity } from './read-activities';
import { hostedDetails } from './read-hosting';
import { openWaiting, releaseWaiting, waitingEvents } from './read-queue';
import { saveEvent, type EventSave } from './save-event';
import { submitEvent } from './submit-event';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const TICKET: EventSave['tickets'][number] = {
  id: null,
  name: '免费席位',
  type: 'free',
  price: 0,
  list_price: null,
  currency: 'HKD',
  quantity: 20,
  per_person: 2,
  sale_from: null,
  sale_until: null,
  is_closed: false,
};

async function newsroom() {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const { actor: editor } = await samplePerson(database.db, { role: 'editor' });
  const { actor: other } = await samplePerson(database.db, { role: 'editor' });
  const save = (changes: Partial<EventSave> = {}, actor: Person = owner) =>
    saveEvent({
      ctx: till.ctxOf(actor),
      input: {
        client_key: changes.id === undefined ? randomUUID() : undefined,
        locale: 'zh-Hans',
        base_revision: 0,
        content: SAMPLE_CONTENT,
        tickets: [TICKET],
        reason: '',
        ...changes,
      },
    });
  const open = (actor: Person, id: number) =>
    openWaiting({ ctx: till.ctxOf(actor), input: { id } });
  const decide = (actor: Person, id: number, revision: number, reason = '') =>
    decideEvent({
      ctx: till.ctxOf(actor),
      input: { id, revision, decision: reason ? 'refuse' : 'approve', reason },
    });
  const begun = await save();
  const { id } = begun;
  await submitEvent({
    ctx: till.ctxOf(owner),
    input: { id, base_revision: begun.revision, withdraw: false },
  });
  const live = async () => {
    await decide(editor, id, 1);
    return { id, base_revision: 1, tickets: begun.tickets };
  };
  const seen = () => getActivity(till.ctxOf({ kind: 'visitor' }), { id });
  const own = () => hostedDetails({ ctx: till.ctxOf(owner), input: { id } });
  const queue = async (actor: Person = editor) =>
    (await waitingEvents({ ctx: till.ctxOf(actor), input: { page: 1, limit: 100 } })).list.find(
      (item) => item.id === id,
    );
  return { till, owner, editor, other, save, open, decide, live, seen, own, queue, id };
}
const reworded = { ...SAMPLE_CONTENT, title: '发展者之夜（新）', details: '八点入场。' };
const noticesOf = async (accountId: number) =>
  (
    await database.db.select().from(accountNotices).where(eq(accountNotices.accountId, accountId))
  ).map(({ kind }) => kind);

describe('the desk’s lock on an event', () => {
  it('is its opener’s for a quarter of an hour, shown to others, and keeps them from deciding', async () => {
    const { till, editor, other, open, decide, queue, id } = await newsroom();
    expect((await open(editor, id)).lock).toMatchObject({ is_own: true });
    expect((await open(other, id)).lock).toMatchObject({ is_own: false, account_id: editor.id });
    expect((await queue(other))?.lock).toMatchObject({ is_own: false });
    await expect(decide(other, id, 1)).rejects.toMatchObject({ key: 'reviewLocked' });
    till.now = new Date(NOW.getTime() + 15 * 60_000);
    expect((await open(other, id)).lock).toMatchObject({ is_own: true });
    await expect(decide(editor, id, 1)).rejects.toMatchObject({ key: 'reviewLocked' });
    expect(await decide(other, id, 1)).toEqual({ status: 'live' });
  });

  it('is given back by its holder alone', async () => {
    const { till, editor, other, open, decide, id } = await newsroom();
    await open(editor, id);
    await releaseWaiting({ ctx: till.ctxOf(other), input: { id } });
    await expect(decide(other, id, 1)).rejects.toMatchObject({ key: 'reviewLocked' });
    await releaseWaiting({ ctx: till.ctxOf(editor), input: { id } });
    expect(await decide(other, id, 1)).toEqual({ status: 'live' });
  });

  it('is of what waits, and of staff', async () => {
    const { till, owner, editor, open, live, id } = await newsroom();
    await expect(open(owner, id)).rejects.toMatchObject({ key: 'notPermitted' });
    const release = releaseWaiting({ ctx: till.ctxOf(owner), input: { id } });
    await expect(release).rejects.toMatchObject({ key: 'notPermitted' });
    await live();
    await expect(open(editor, id)).rejects.toMatchObject({ key: 'eventNotFound' });
  });
});

describe('changed words of a live event', () => {
  it('wait for the desk while readers see those before, and are there once it agrees', async () => {
    const { owner, editor, save, open, decide, live, seen, own, queue, id } = await newsroom();
    const saved = await save({ ...(await live()), content: reworded });
    expect(saved).toMatchObject({ revision: 2, changes_pending: true, status: 'live' });
    expect(saved.content.title).toBe('发展者之夜（新）');
    expect(await seen()).toMatchObject({ title: '发展者之夜', sequence: 1 });
    expect(await queue()).toMatchObject({ is_change: true, title: '发展者之夜（新）' });
    const opened = await open(editor, id);
    expect(opened.live).toMatchObject({ title: '发展者之夜', details: SAMPLE_CONTENT.details });
    expect(opened.content).toMatchObject({ title: '发展者之夜（新）', details: '八点入场。' });
    await decide(editor, id, 2);
    expect(await seen()).toMatchObject({ title: '发展者之夜（新）', sequence: 2 });
    expect(await own()).toMatchObject({ revision: 3, changes_pending: false });
    expect(await queue()).toBeUndefined();
    expect(await noticesOf(owner.id)).toContain('eventChangeApproved');
  });

  it('are given up when they are not approved, with the desk’s words for their organiser', async () => {
    const { owner, editor, save, decide, live, seen, own, id } = await newsroom();
    await save({ ...(await live()), content: reworded });
    await decide(editor, id, 2, '标题太长。');
    expect(await seen()).toMatchObject({ title: '发展者之夜' });
    const after = await own();
    expect(after).toMatchObject({ status: 'live', changes_pending: false, reason: '标题太长。' });
    expect(after.content.title).toBe('发展者之夜');
    expect(await noticesOf(owner.id)).toContain('eventChangeRefused');
    await expect(decide(editor, id, 3)).rejects.toMatchObject({ key: 'eventState' });
  });

  it('are decided of what was read, and are none when they are as before', async () => {
    const { editor, save, decide, live, own, queue, id } = await newsroom();
    const { tickets } = await live();
    await save({ id, base_revision: 1, tickets, content: reworded });
    await save({ id, base_revision: 2, tickets, content: { ...reworded, title: '另一个标题' } });
    await expect(decide(editor, id, 2)).rejects.toMatchObject({ key: 'eventConflict' });
    await save({ id, base_revision: 3, tickets, content: SAMPLE_CONTENT });
    expect(await own()).toMatchObject({ changes_pending: false });
    expect(await queue()).toBeUndefined();
  });

  it('of the desk’s own hand are there at once', async () => {
    const { editor, save, live, seen, queue } = await newsroom();
    await save({ ...(await live()), content: reworded }, editor);
    expect(await seen()).toMatchObject({ title: '发展者之夜（新）' });
    expect(await queue()).toBeUndefined();
  });
});

describe('facts of a live event', () => {
  it('take hold at once, and the desk’s records tell of them', async () => {
    const { save, live, seen, queue, id } = await newsroom();
    const content = { ...SAMPLE_CONTENT, address: '海旁二号' };
    await save({ ...(await live()), content });
    expect(await seen()).toMatchObject({ address: '海旁二号', sequence: 1 });
    expect(await queue()).toBeUndefined();
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, String(id)));
    expect(acts.map(({ act }) => act)).toContain('event.change');
  });

  it('stay within what a new event may be', async () => {
    const { save, live } = await newsroom();
    const { id, tickets } = await live();
    const many = [{ ...tickets[0]!, quantity: 51 }];
    const novice = save({ id, base_revision: 1, tickets: many });
    await expect(novice).rejects.toMatchObject({ key: 'levelTooLow' });
    const priced = [...tickets, { ...TICKET, type: 'ordinary' as const, price: 100 }];
    const paid = save({ id, base_revision: 1, tickets: priced });
    await expect(paid).rejects.toMatchObject({ key: 'levelTooLow' });
    const blank = { id, base_revision: 1, tickets, content: { ...SAMPLE_CONTENT, summary: '' } };
    await expect(save(blank)).rejects.toMatchObject({ key: 'eventIncomplete' });
    const backwards = { ...SAMPLE_CONTENT, end_time: SAMPLE_CONTENT.start_time };
    await expect(save({ ...blank, content: backwards })).rejects.toMatchObject({
      key: 'eventIncomplete',
    });
  });
});
