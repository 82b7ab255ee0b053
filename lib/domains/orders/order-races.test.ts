import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { eventOrders, eventTickets } from '@/lib/db/schema';
import { isCodedError } from '@/lib/contract/error-codes';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { cancelOrder } from './cancel-order';
import { checkIn } from './check-in';
import { expireOrders, tendOrders } from './tend-orders';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function shop(options: Omit<Parameters<typeof sampleEvent>[1], 'now'> = {}) {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const event = { accountId: owner.id, ...options.event };
  return { till, owner, ...(await sampleEvent(database.db, { now: NOW, ...options, event })) };
}

/** What became of each, by the key of its refusal or `done`. */
async function outcomes(work: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(work);
  const keys = settled.map((result) => {
    if (result.status === 'fulfilled') return 'done';
    if (!isCodedError(result.reason)) throw result.reason;
    return result.reason.key;
  });
  return Object.fromEntries(
    [...new Set(keys)].map((key) => [key, keys.filter((k) => k === key).length]),
  );
}

// PGlite has one connection and so no races; the same must be right there all the same.
describe('at the same time', () => {
  it('200 buyers have 10 seats: ten pay, 190 are told', async () => {
    const { till, type, event } = await shop({ type: { quantity: 10, perPerson: 1 } });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => till.buyer()));
    const told = await outcomes(buyers.map((buyer) => till.buy(buyer, type)));
    expect(told).toEqual({ done: 10, ticketsSoldOut: 190 });
    const [sold] = await database.db
      .select({ tickets: count() })
      .from(eventTickets)
      .where(eq(eventTickets.typeId, type.id));
    expect(sold?.tickets).toBe(10);
    expect(await till.faults(event.id)).toEqual([]);
  }, 60_000);

  it('ten clicks are one order and one charge', async () => {
    const { till, type, event } = await shop();
    const buyer = await till.buyer();
    const input = { client_key: randomUUID() };
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => till.reserve(buyer, type, input)),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const { id } = orders[0]!;
    const pages = await Promise.all(Array.from({ length: 10 }, () => till.begin(buyer, id)));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(till.payments.size).toBe(1);
    const rows = await database.db.$count(eventOrders, eq(eventOrders.eventId, event.id));
    expect(rows).toBe(1);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('one person does not pass their limit by buying twice at once', async () => {
    const { till, type, event } = await shop({ type: { perPerson: 1 } });
    const buyer = await till.buyer();
    const told = await outcomes(Array.from({ length: 6 }, () => till.reserve(buyer, type)));
    expect(told).toEqual({ done: 1, ticketLimit: 5 });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('news of a payment five times over make it paid once', async () => {
    const { till, type, event } = await shop();
    const buyer = await till.buyer();
    const { id } = await till.reserve(buyer, type, { quantity: 2 });
    await till.begin(buyer, id);
    const same = await till.newsOf(id);
    const other = await till.newsOf(id);
    const failed = await till.newsOf(id, { kind: 'failed' });
    await till.tell(same);
    await Promise.all([same, other, same, failed, same].map((news) => till.tell(news)));
    expect(await till.order(id)).toMatchObject({ state: 'paid' });
    expect(await till.tickets(id)).toHaveLength(2);
    expect(await till.entries(id)).toHaveLength(2);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('a hold that ends while it is paid is paid, or taken again, never both', async () => {
    const { till, type, event } = await shop({ type: { quantity: 30, perPerson: 4 } });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => till.buyer()));
    const ids = await Promise.all(
      buyers.map(async (buyer) => {
        const { id } = await till.reserve(buyer, type, { quantity: 2 });
        await till.begin(buyer, id);
        return id;
      }),
    );
    const news = await Promise.all(ids.map((id) => till.newsOf(id)));
    till.now = after(16);
    const expire = () => expireOrders({ ctx: till.system(), provider: till.provider });
    await Promise.all([expire(), ...news.map((one) => till.tell(one)), expire()]);
    for (const id of ids) {
      expect(await till.order(id)).toMatchObject({ state: 'paid' });
      expect(await till.tickets(id)).toHaveLength(2);
    }
    expect(await till.faults(event.id)).toEqual([]);
  }, 30_000);

  it('holds do not use a code beyond its limit', async () => {
    const { till, type, code, event } = await shop({
      type: { quantity: 100 },
      code: { useLimit: 7 },
    });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => till.buyer()));
    const input = { code: code!.code, quantity: 2 };
    const told = await outcomes(buyers.map((buyer) => till.reserve(buyer, type, input)));
    expect(told).toEqual({ done: 3, codeSpent: 17 });
    till.now = after(16);
    const tend = () => tendOrders({ ctx: till.system(), provider: till.provider });
    await Promise.all([tend(), tend()]);
    expect(await till.faults(event.id)).toEqual([]);
    const again = await outcomes(buyers.map((buyer) => till.reserve(buyer, type, input)));
    expect(again).toEqual({ done: 3, codeSpent: 17 });
    expect(await till.faults(event.id)).toEqual([]);
  }, 30_000);

  it('a ticket is let in or given back, never both', async () => {
    const { till, owner, type, event } = await shop({ type: { quantity: 30 } });
    const results = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const buyer = await till.buyer();
        const id = await till.buy(buyer, type);
        const [ticket] = await till.tickets(id);
        const [entry, refund] = await Promise.allSettled([
          checkIn({ ctx: till.ctxOf(owner), input: { event_id: event.id, code: ticket!.code } }),
          cancelOrder({
            ctx: till.ctxOf(buyer),
            provider: till.provider,
            input: { id, reason: '' },
          }),
        ]);
        const isIn = entry.status === 'fulfilled' && entry.value.result === 'valid';
        const [now] = await till.tickets(id);
        return { isIn, isBack: refund.status === 'fulfilled', state: now!.state };
      }),
    );
    for (const { isIn, isBack, state } of results) {
      expect(isIn).toBe(!isBack);
      expect(state).toBe(isIn ? 'used' : 'revoked');
    }
    expect(await till.faults(event.id)).toEqual([]);
  }, 30_000);

  it('a refund that is asked for five times is made once', async () => {
    const { till, type, event } = await shop();
    const buyer = await till.buyer();
    const id = await till.buy(buyer, type, { quantity: 2 });
    const cancel = () =>
      cancelOrder({ ctx: till.ctxOf(buyer), provider: till.provider, input: { id, reason: '' } });
    const told = await outcomes(Array.from({ length: 5 }, cancel));
    expect(told).toEqual({ done: 1, orderState: 4 });
    expect(till.refunds.size).toBe(1);
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: 20_000 });
    expect(await till.faults(event.id)).toEqual([]);
  });
});
