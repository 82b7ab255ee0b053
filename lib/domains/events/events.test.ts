import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountNotices, events as eventTable, labels } from '@/lib/db/schema';
import type { Person } from '@/lib/domains/domain-context';
import { SAMPLE_CONTENT } from '@/lib/testing/event-inputs';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { checkCode } from './check-code';
import { cloneEvent } from './clone-event';
import { createCodes } from './codes';
import { decideEvent } from './decide-event';
import { destroyEvent } from './destroy-event';
import { isInView } from './event-selection';
import { changeHosts } from './hosts';
import { messageHolders } from './message-holders';
import { getActivity, getAvailability, listActivities } from './read-activities';
import { hostedEvents, hostedDetails, hostOverview } from './read-hosting';
import { waitingEvents } from './read-queue';
import { listEventPlaces } from './repository';
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

async function desk() {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const { actor: editor } = await samplePerson(database.db, { role: 'editor' });
  const save = (actor: Person, changes: Partial<EventSave> = {}) =>
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
  const submit = (actor: Person, id: number, base_revision = 1, withdraw = false) =>
    submitEvent({ ctx: till.ctxOf(actor), input: { id, base_revision, withdraw } });
  const decide = (actor: Person, id: number, decision: 'approve' | 'refuse', reason = '') =>
    decideEvent({ ctx: till.ctxOf(actor), input: { id, revision: 1, decision, reason } });
  const live = async () => {
    const { id, tickets } = await save(owner);
    await submit(owner, id);
    await decide(editor, id, 'approve');
    return { id, type: { id: tickets[0]!.id, eventId: id } };
  };
  return { till, owner, editor, save, submit, decide, live };
}
const noticesOf = async (accountId: number) =>
  (
    await database.db.select().from(accountNotices).where(eq(accountNotices.accountId, accountId))
  ).map(({ kind }) => kind);

describe('an event on its way', () => {
  it('is begun once by a key, edited, submitted and put live by the desk', async () => {
    const { till, owner, editor, save, submit, decide } = await desk();
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => save(owner, { client_key: key })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { id } = made[0]!;
    expect(made[0]).toMatchObject({ status: 'draft', revision: 1, gaps: [], role: 'owner' });
    const ctx = till.ctxOf({ kind: 'visitor' });
    await expect(getActivity(ctx, { id })).rejects.toMatchObject({ key: 'eventNotFound' });
    expect(await submit(owner, id)).toMatchObject({ status: 'pending' });
    const waiting = await waitingEvents({ ctx: till.ctxOf(editor), input: { page: 1, limit: 50 } });
    expect(waiting.list).toContainEqual(expect.objectContaining({ id, title: '发展者之夜' }));
    await expect(save(owner, { id, base_revision: 1 })).rejects.toMatchObject({
      key: 'eventState',
    });
    await decide(editor, id, 'approve');
    expect(await getActivity({ ...ctx, locale: 'zh-Hant' }, { id })).toMatchObject({
      title: '發展者之夜',
      timing: 'upcoming',
      is_free: true,
      organizer: { name: '示例社', socials: [{ site: 'twitter', url: 'https://x.com/example' }] },
      co_hosts: ['另一社'],
      tickets: [{ type: 'free', price: 0 }],
    });
    expect(await noticesOf(owner.id)).toContain('eventApproved');
  });

  it('written in English is found under the city that others call by its Chinese name', async () => {
    const { till, owner, editor, save, submit, decide } = await desk();
    const names = { 'zh-Hans': '里斯本', 'zh-Hant': '里斯本', en: 'Lisbon' };
    await sampleEvent(database.db, { now: NOW, event: { city: names } });
    const content = { ...SAMPLE_CONTENT, city: 'lisbon' };
    const { id } = await save(owner, { locale: 'en', content });
    await submit(owner, id);
    await decide(editor, id, 'approve');
    const ctx = { ...till.ctxOf({ kind: 'visitor' }), locale: 'en' as const };
    const { cities } = await listActivities(ctx, { page: 1, limit: 50, when: 'coming' });
    const lisbon = cities.filter(({ name }) => name.toLowerCase() === 'lisbon');
    expect(lisbon).toMatchObject([{ name: 'Lisbon', count: 2 }]);
    const found = { page: 1, limit: 50, when: 'coming' as const, city: lisbon[0]!.key };
    const { list } = await listActivities(ctx, found);
    expect(list.map((item) => item.id)).toContain(id);
  });

  it('is refused with words, changed and submitted again', async () => {
    const { owner, editor, save, submit, decide } = await desk();
    const { id } = await save(owner);
    await submit(owner, id);
    await expect(decide(editor, id, 'refuse')).rejects.toMatchObject({ key: 'reasonNeeded' });
    await decide(editor, id, 'refuse', '请写明场地。');
    const again = await save(owner, { id, base_revision: 1 });
    expect(again).toMatchObject({ status: 'refused', revision: 2, reason: '请写明场地。' });
    expect(await submit(owner, id, 2)).toMatchObject({ status: 'pending', reason: '' });
    expect(await submit(owner, id, 2, true)).toMatchObject({ status: 'draft' });
  });

  it('is not saved over a newer revision, by strangers, or handed in with gaps', async () => {
    const { till, owner, save, submit } = await desk();
    const { id } = await save(owner, { content: { ...SAMPLE_CONTENT, title: '', address: '' } });
    await save(owner, { id, base_revision: 1, content: { ...SAMPLE_CONTENT, title: '' } });
    const stale = save(owner, { id, base_revision: 1 });
    await expect(stale).rejects.toMatchObject({ key: 'eventConflict' });
    const stranger = save(await till.buyer(), { id, base_revision: 2 });
    await expect(stranger).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(submit(owner, id, 2)).rejects.toMatchObject({
      key: 'eventIncomplete',
      fields: { title: 'required' },
    });
  });

  it('of a novice is small and free, or waits', async () => {
    const { owner, save, submit } = await desk();
    const { id } = await save(owner, { tickets: [{ ...TICKET, quantity: 51 }] });
    await expect(submit(owner, id)).rejects.toMatchObject({ key: 'levelTooLow' });
    const priced = { ...TICKET, type: 'ordinary' as const, price: 100 };
    const paid = await save(owner, { tickets: [priced] });
    await expect(submit(owner, paid.id)).rejects.toMatchObject({ key: 'levelTooLow' });
  });

  it('is not decided by who holds it, but for admins', async () => {
    const { editor, save, submit, decide } = await desk();
    const own = await save(editor);
    await submit(editor, own.id);
    await expect(decide(editor, own.id, 'approve')).rejects.toMatchObject({ key: 'notPermitted' });
    const { actor: admin } = await samplePerson(database.db, { role: 'admin' });
    expect(await decide(admin, own.id, 'approve')).toEqual({ status: 'live' });
  });
});

describe('what was sold', () => {
  it('keeps its price, and its seats', async () => {
    const { till, owner, save, live } = await desk();
    const { id, type } = await live();
    await till.buy(await till.buyer(), type, { quantity: 2 });
    const change = (
      ticket: Partial<typeof TICKET>,
      tickets = [{ ...TICKET, id: type.id, ...ticket }],
    ) => save(owner, { id, base_revision: 1, tickets });
    const key = 'ticketTypeSold';
    await expect(change({ quantity: 1 })).rejects.toMatchObject({ key });
    await expect(change({ type: 'ordinary', price: 100 })).rejects.toMatchObject({ key });
    await expect(change({}, [])).rejects.toMatchObject({ key });
    expect(await change({ quantity: 2, name: '席位' })).toMatchObject({ tickets: [{ sold: 2 }] });
  });

  it('is told of a change of time, with a reason, and may be given back', async () => {
    const { till, owner, save, live } = await desk();
    const { id, type } = await live();
    const buyer = await till.buyer();
    await till.buy(buyer, type);
    const content = {
      ...SAMPLE_CONTENT,
      start_time: '2026-12-02T11:00:00.000Z',
      end_time: '2026-12-02T14:00:00.000Z',
    };
    const tickets = [{ ...TICKET, id: type.id }];
    const move = (reason: string) =>
      save(owner, { id, base_revision: 1, content, tickets, reason });
    await expect(move('')).rejects.toMatchObject({ key: 'reasonNeeded' });
    await move('场地冲突。');
    expect(await noticesOf(buyer.id)).toContain('eventChanged');
    expect(await getActivity(till.system(), { id })).toMatchObject({
      previous_start_time: SAMPLE_CONTENT.start_time,
      change_reason: '场地冲突。',
      sequence: 1,
    });
    const [row] = await database.db.select().from(eventTable).where(eq(eventTable.id, id));
    expect(row?.refundUntil).toEqual(new Date('2026-11-09T02:00:00.000Z'));
  });

  it('of a cancelled event is given back whole, paid, free, used and in payment', async () => {
    const till = sampleTill(database.db, NOW);
    const owner = await till.buyer();
    const { event, type } = await sampleEvent(database.db, {
      now: NOW,
      event: { accountId: owner.id, policy: 'none' },
    });
    const [one, two] = [await till.buyer(), await till.buyer()];
    const paid = await till.buy(one, type, { quantity: 2 });
    const { id: paying } = await till.reserve(two, type);
    const cancel = (actor: Person, reason: string) =>
      destroyEvent({
        ctx: till.ctxOf(actor),
        provider: till.provider,
        input: { id: event.id, reason },
      });
    await expect(cancel(one, '不办了。')).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(cancel(owner, '')).rejects.toMatchObject({ key: 'reasonNeeded' });
    expect(await cancel(owner, '台风。')).toEqual({ status: 'cancelled' });
    expect(await cancel(owner, '台风。')).toEqual({ status: 'cancelled' });
    expect(await till.order(paid)).toMatchObject({ state: 'refunded', refundedMinor: 20_000 });
    expect(await till.order(paying)).toMatchObject({ state: 'cancelled' });
    expect(till.refunds.size).toBe(1);
    expect(await noticesOf(one.id)).toEqual(
      expect.arrayContaining(['eventCancelled', 'refundDone']),
    );
    expect(await till.faults(event.id)).toEqual([]);
    await expect(till.reserve(two, type)).rejects.toMatchObject({ key: 'ticketsEnded' });
    const page = await getActivity(till.system(), { id: event.id });
    expect(page).toMatchObject({ timing: 'cancelled', cancel_reason: '台风。' });
  });
});

describe('those who help', () => {
  it('do what their role is for, as the owner says', async () => {
    const { till, owner, live } = await desk();
    const { id } = await live();
    const { actor: helper, email } = await samplePerson(database.db);
    const change = (actor: Person, input: Parameters<typeof changeHosts>[0]['input']['change']) =>
      changeHosts({ ctx: till.ctxOf(actor), input: { event_id: id, change: input } });
    const details = (actor: Person) => hostedDetails({ ctx: till.ctxOf(actor), input: { id } });
    await expect(details(helper)).rejects.toMatchObject({ key: 'notPermitted' });
    await change(owner, { email: email!, role: 'checkin' });
    expect(await details(helper)).toMatchObject({ role: 'checkin' });
    const overview = hostOverview({ ctx: till.ctxOf(helper), input: { event_id: id } });
    await expect(overview).rejects.toMatchObject({ key: 'notPermitted' });
    const self = change(helper, { account_id: helper.id, role: 'manager' });
    await expect(self).rejects.toMatchObject({ key: 'notPermitted' });
    const { list } = await change(owner, { account_id: helper.id, role: 'manager' });
    expect(list).toMatchObject([{ account_id: helper.id, role: 'manager' }]);
    const mine = await hostedEvents({
      ctx: till.ctxOf(helper),
      input: { page: 1, limit: 10, status: 'live' },
    });
    expect(mine).toMatchObject({ total: 1, list: [{ id, role: 'manager' }] });
    await change(owner, { account_id: helper.id, role: 'none' });
    await expect(details(helper)).rejects.toMatchObject({ key: 'notPermitted' });
    const nobody = change(owner, { email: 'nobody@example.org', role: 'manager' });
    await expect(nobody).rejects.toMatchObject({ key: 'noSuchAccount' });
  });
});

describe('codes, clones, letters', () => {
  it('makes random codes in bulk and one’s own once; a code shows what it opens', async () => {
    const till = sampleTill(database.db, NOW);
    const owner = await till.buyer();
    const { event, type } = await sampleEvent(database.db, {
      now: NOW,
      event: { accountId: owner.id },
      type: { kind: 'official' },
    });
    const make = (changes: object) =>
      createCodes({
        ctx: till.ctxOf(owner),
        input: {
          event_id: event.id,
          ticket_id: type.id,
          code: '',
          count: 1,
          percent_off: 100,
          limit: 1,
          expire_time: null,
          ...changes,
        },
      });
    const { codes } = await make({ count: 300 });
    expect(new Set(codes).size).toBe(300);
    await make({ code: 'FRIENDS' });
    await expect(make({ code: 'FRIENDS' })).rejects.toMatchObject({ key: 'codeTaken' });
    const buyer = await till.buyer();
    const check = (code: string) =>
      checkCode({ ctx: till.ctxOf(buyer), input: { event_id: event.id, code } });
    expect(await check('friends')).toMatchObject({
      ticket: { id: type.id },
      price: 0,
      sale: 'onSale',
    });
    await expect(check('NOBODY')).rejects.toMatchObject({ key: 'codeWrong' });
    const availability = await getAvailability(till.system(), { id: event.id }, till.provider);
    expect(availability.list).toEqual([]);
    const { id } = await till.reserve(buyer, type, { code: 'FRIENDS' });
    expect(await till.order(id)).toMatchObject({ state: 'paid', totalMinor: 0 });
    await expect(check('FRIENDS')).rejects.toMatchObject({ key: 'codeSpent' });
  });

  it.each([
    ['takes nothing off what is sold without it', 'ordinary', 10_000, 0, 'percent_off'],
    ['is of what costs nothing and needs none', 'free', 0, 50, 'ticket_id'],
    ['opens what is hidden', 'official', 10_000, 0, undefined],
    ['opens a price that needs it', 'discount', 10_000, 0, undefined],
    ['takes a little off', 'full', 10_000, 1, undefined],
  ] as const)(
    'a code that %s is judged by what it does',
    async (_what, kind, priceMinor, off, field) => {
      const till = sampleTill(database.db, NOW);
      const owner = await till.buyer();
      const { event, type } = await sampleEvent(database.db, {
        now: NOW,
        event: { accountId: owner.id },
        type: { kind, priceMinor },
      });
      const input = { event_id: event.id, ticket_id: type.id, code: '', count: 2, limit: 1 };
      const made = createCodes({
        ctx: till.ctxOf(owner),
        input: { ...input, percent_off: off, expire_time: null },
      });
      if (field === undefined) expect((await made).codes).toHaveLength(2);
      else {
        const refusal = { key: 'invalidInput', fields: { [field]: 'invalid' } };
        await expect(made).rejects.toMatchObject(refusal);
      }
    },
  );

  it('copies text and tickets, nothing of what was sold', async () => {
    const { till, owner, live } = await desk();
    const { id, type } = await live();
    await till.buy(await till.buyer(), type);
    const clone = await cloneEvent({
      ctx: till.ctxOf(owner),
      input: { id, client_key: randomUUID() },
    });
    expect(clone.id).not.toBe(id);
    expect(clone).toMatchObject({
      status: 'draft',
      content: { title: '发展者之夜', start_time: '2026-12-08T11:00:00.000Z' },
      tickets: [{ sold: 0, held: 0, quantity: 20 }],
    });
  });

  it('writes to holders once a key, in the limits', async () => {
    const { till, owner, live } = await desk();
    const { id, type } = await live();
    const buyer = await till.buyer();
    await till.buy(buyer, type);
    await till.buy(buyer, type);
    const key = randomUUID();
    const write = () =>
      messageHolders({
        ctx: till.ctxOf(owner),
        input: { event_id: id, client_key: key, text: '门改在北侧。' },
      });
    expect(await write()).toEqual({ sent: 1 });
    expect(await write()).toEqual({ sent: 0 });
  });
});

describe('the list', () => {
  it('is narrowed by time, place, price, topic, city and month', async () => {
    const till = sampleTill(database.db, NOW);
    const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
    const city = { 'zh-Hans': '高雄', 'zh-Hant': '高雄', en: 'Kaohsiung' };
    const make = async (from: number, changes: object = {}) => {
      const event = { city, startsAt: at(from), endsAt: at(from + 2), ...changes };
      return (await sampleEvent(database.db, { now: NOW, event })).event.id;
    };
    const past = await make(-30);
    const live = await make(-1);
    const next = await make(5, { isOnline: true, isFree: true });
    const far = await make(24 * 40);
    await make(6, { state: 'draft' });
    const ctx = till.ctxOf({ kind: 'visitor' });
    const all = await listActivities(ctx, { page: 1, limit: 50, when: 'all' });
    const key = all.cities.find(({ name }) => name === '高雄')?.key;
    const ids = async (changes: object) => {
      const input = { page: 1, limit: 50, when: 'coming' as const, city: key, ...changes };
      return (await listActivities(ctx, input)).list.map(({ id }) => id);
    };
    expect(await ids({})).toEqual([live, next, far]);
    expect(await ids({ when: 'upcoming' })).toEqual([next, far]);
    expect(await ids({ when: 'live' })).toEqual([live]);
    expect(await ids({ when: 'past' })).toEqual([past]);
    expect(await ids({ place: 'online' })).toEqual([next]);
    expect(await ids({ price: 'free' })).toEqual([next]);
    expect(await ids({ price: 'paid' })).toEqual([live, far]);
    // Free seats beside paid ones: found in both ways. By a code, or no longer, is not free.
    const add = (eventId: number, changes: object) =>
      sampleEvent(database.db, { now: NOW, type: { ...FREE_SEAT, ...changes, eventId } });
    await add(far, { kind: 'official' });
    await add(far, { isClosed: true });
    expect(await ids({ price: 'free' })).toEqual([next]);
    await add(far, {});
    expect(await ids({ price: 'free' })).toEqual([next, far]);
    expect(await ids({ price: 'paid' })).toEqual([live, far]);
    // What is known in memory, for addresses, says the same.
    const places = (await listEventPlaces(database.db)).filter(({ cityKey }) => cityKey === key);
    const inMemory = (price: 'free' | 'paid') => {
      const seen = places.filter((place) => isInView(place, { when: 'coming', price }, NOW));
      return seen.map(({ id }) => id).sort((left, right) => left - right);
    };
    expect([inMemory('free'), inMemory('paid')]).toEqual([
      [next, far],
      [live, far],
    ]);
    expect(await ids({ month: '2026-12' })).toEqual([far]);
    expect(await ids({ month: '2026-11' })).toEqual(expect.arrayContaining([live, next]));
    expect(await ids({ topic: 1 })).toEqual([]);
  });

  it('offers the cities and topics of its time, and keeps the one that is chosen', async () => {
    const till = sampleTill(database.db, NOW);
    const text = (zh: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en: zh });
    const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    const [label] = await database.db
      .insert(labels)
      .values({ key: 'only-past', name: text('旧题'), description: text('') })
      .returning();
    const past = { startsAt: day(-400), endsAt: day(-399), labelId: label!.id };
    const city = text('嘉义');
    await sampleEvent(database.db, { now: NOW, event: { ...past, city } });
    const offered = async (changes: object) => {
      const ctx = till.ctxOf({ kind: 'visitor' });
      const input = { page: 1, limit: 1, when: 'coming' as const, ...changes };
      const { cities, topics } = await listActivities(ctx, input);
      return {
        city: cities.find(({ name }) => name === '嘉义'),
        topic: topics.find(({ id }) => id === label!.id),
      };
    };
    const then = await offered({ when: 'past' });
    expect([then.city?.count, then.topic?.count]).toEqual([1, 1]);
    expect(await offered({ month: day(-400).toISOString().slice(0, 7) })).toEqual(then);
    expect(await offered({})).toEqual({ city: undefined, topic: undefined });
    const chosen = await offered({ city: then.city?.key, topic: label!.id });
    expect([chosen.city?.count, chosen.topic?.count]).toEqual([0, 0]);
  });
});

const FREE_SEAT = { kind: 'free' as const, priceMinor: 0 };
