import { eq } from 'drizzle-orm';
import { eventHosts, eventTickets } from '@/lib/db/schema';
import type { Actor } from '@/lib/domains/domain-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { cancelOrder } from './cancel-order';
import { checkIn } from './check-in';
import { attendeePageOf } from './read-attendees';
import { eventOrdersOf } from './read-orders';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** An event whose tickets are free: three of Ada's order, one of them used, one given back; one of Bo's. */
async function evening() {
  const { db } = database;
  const till = sampleTill(db, NOW);
  const owner = await till.buyer();
  const made = { now: NOW, event: { accountId: owner.id } };
  const { event, type } = await sampleEvent(db, {
    ...made,
    type: { kind: 'free', priceMinor: 0 },
  });
  const ada = await till.buyer();
  const people = ['Ada Lovelace', '100%_', ''].map((name) => ({ name, email: '' }));
  const order = await till.reserve(ada, type, { quantity: 3, attendees: people });
  const [first, second] = await till.tickets(order.id);
  const ctx = till.ctxOf(owner);
  await checkIn({ ctx, input: { event_id: event.id, code: first!.code } });
  const given = { id: order.id, ticket_ids: [second!.id], reason: '' };
  await cancelOrder({ ctx, provider: till.provider, input: given });
  const bo = [{ name: 'Bo', email: 'bo@example.org' }];
  const other = await till.reserve(await till.buyer(), type, { attendees: bo });
  const attendees = (
    changes: Partial<Parameters<typeof attendeePageOf>[0]['input']> = {},
    actor: Actor = owner,
  ) =>
    attendeePageOf({
      ctx: till.ctxOf(actor),
      input: { event_id: event.id, page: 1, limit: 50, status: 'all', keyword: '', ...changes },
    });
  const orders = (
    changes: Partial<Parameters<typeof eventOrdersOf>[0]['input']> = {},
    actor: Actor = owner,
  ) =>
    eventOrdersOf({
      ctx: till.ctxOf(actor),
      input: { event_id: event.id, page: 1, limit: 50, status: 'all', keyword: '', ...changes },
    });
  return { till, owner, event, type, order, other, first: first!, attendees, orders };
}
const namesOf = ({ list }: Awaited<ReturnType<typeof attendeePageOf>>) =>
  list.map(({ name }) => name);

describe('who comes to an event', () => {
  it('is listed with ticket, order, end of the code, state and when they came', async () => {
    const { attendees, first, order } = await evening();
    const { list, total, counts, time_zone: zone } = await attendees();
    expect({ total, counts, zone }).toEqual({
      total: 4,
      counts: { all: 4, valid: 2, refunding: 0, used: 1, revoked: 1 },
      zone: 'Asia/Hong_Kong',
    });
    expect(list[0]).toMatchObject({
      name: 'Ada Lovelace',
      ticket_name: '标准票',
      code_end: first.code.slice(-4),
      order_id: order.id,
      reference: order.reference,
      status: 'used',
      used_time: NOW.toISOString(),
    });
    expect(JSON.stringify(list)).not.toContain(first.code);
    expect(list[3]).toMatchObject({ name: 'Bo', email: 'bo@example.org', used_time: null });
  });

  it('is narrowed by state and by pages, whose numbers stay those of all', async () => {
    const { attendees } = await evening();
    const used = await attendees({ status: 'used' });
    expect(namesOf(used)).toEqual(['Ada Lovelace']);
    expect(used).toMatchObject({ total: 1, counts: { all: 4, valid: 2 } });
    expect((await attendees({ status: 'refunding' })).list).toEqual([]);
    expect(namesOf(await attendees({ page: 2, limit: 3 }))).toEqual(['Bo']);
  });

  it('is found by name, address, order, ticket and code; signs of patterns are just text', async () => {
    const { attendees, order, first } = await evening();
    const foundBy = async (keyword: string) => (await attendees({ keyword })).total;
    expect(await foundBy('ada l')).toBe(1);
    expect(await foundBy('bo@EXAMPLE')).toBe(1);
    expect(await foundBy(order.reference)).toBe(3);
    expect(await foundBy('standard')).toBe(4);
    expect(await foundBy(first.code.slice(-4))).toBe(1);
    expect(await foundBy(first.code)).toBe(1);
    expect(await foundBy('%_')).toBe(1);
    // Neither languages nor fields are names of anybody.
    expect(await foundBy('hans')).toBe(0);
    expect(await foundBy('\\')).toBe(0);
    expect(await attendees({ keyword: 'ada l' })).toMatchObject({ counts: { all: 1, used: 1 } });
  });

  it('is told to owner, managers and the desk; not to the door, strangers, visitors', async () => {
    const { till, event, attendees, orders } = await evening();
    const helper = async (role: 'manager' | 'checkin') => {
      const person = await till.buyer();
      await database.db
        .insert(eventHosts)
        .values({ eventId: event.id, accountId: person.id, role });
      return person;
    };
    const { actor: editor } = await samplePerson(database.db, { role: 'editor' });
    for (const actor of [await helper('manager'), editor]) {
      expect(await attendees({}, actor)).toMatchObject({ total: 4 });
      expect(await orders({}, actor)).toMatchObject({ total: 2 });
    }
    for (const actor of [await helper('checkin'), await till.buyer()]) {
      await expect(attendees({}, actor)).rejects.toMatchObject({ key: 'notPermitted' });
      await expect(orders({}, actor)).rejects.toMatchObject({ key: 'notPermitted' });
    }
    const visitor = attendees({}, { kind: 'visitor' });
    await expect(visitor).rejects.toMatchObject({ key: 'signInRequired' });
    const nowhere = attendees({ event_id: 999_999 });
    await expect(nowhere).rejects.toMatchObject({ key: 'eventNotFound' });
  });

  it('says nothing of another event', async () => {
    const [one, other] = [await evening(), await evening()];
    expect((await one.attendees({ keyword: other.order.reference })).total).toBe(0);
    await database.db.delete(eventTickets).where(eq(eventTickets.orderId, other.order.id));
    expect((await one.attendees()).total).toBe(4);
  });
});

describe('orders of an event', () => {
  it('are narrowed by state, with the number of each for what the keyword finds', async () => {
    const { till, owner, type, order, other, orders } = await evening();
    await cancelOrder({
      ctx: till.ctxOf(owner),
      provider: till.provider,
      input: { id: other.id, reason: '' },
    });
    const [{ type: priced }, buyer] = [await pricedOf(type.eventId), await till.buyer()];
    const held = await till.reserve(buyer, priced);
    const all = await orders();
    expect(all.counts).toEqual({
      all: 3,
      paying: 1,
      paid: 1,
      refunding: 0,
      refunded: 1,
      cancelled: 0,
    });
    const idsOf = async (status: 'paying' | 'paid' | 'refunded' | 'cancelled') =>
      (await orders({ status })).list.map(({ id }) => id);
    expect(await idsOf('paying')).toEqual([held.id]);
    expect(await idsOf('paid')).toEqual([order.id]);
    expect(await idsOf('refunded')).toEqual([other.id]);
    expect(await idsOf('cancelled')).toEqual([]);
    expect((await orders({ keyword: 'ada l' })).list.map(({ id }) => id)).toEqual([order.id]);
    expect((await orders({ keyword: 'email' })).total).toBe(0);
    const found = await orders({ status: 'paid', keyword: held.reference });
    expect(found).toMatchObject({ total: 0, list: [], counts: { all: 1, paying: 1, paid: 0 } });
  });
});

async function pricedOf(eventId: number) {
  const { type } = await sampleEvent(database.db, { now: NOW, type: { name: NAME, eventId } });
  return { type };
}
const NAME = { 'zh-Hans': '收费票', 'zh-Hant': '收費票', en: 'Paid seat' };
