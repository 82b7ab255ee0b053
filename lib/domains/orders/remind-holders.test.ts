import { eq } from 'drizzle-orm';
import { accountNotices, accounts, events } from '@/lib/db/schema';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { cancelOrder } from './cancel-order';
import { remindHolders } from './remind-holders';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const HOUR_MS = 3_600_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);
afterAll(() => database.close());

/** An event that begins 240 hours from NOW, with what its holders are told at a moment. */
async function hall(event: Parameters<typeof sampleEvent>[1]['event'] = {}) {
  const till = sampleTill(database.db, NOW);
  const made = await sampleEvent(database.db, { now: NOW, event });
  const buyer = await till.buyer();
  const orderId = await till.buy(buyer, made.type, { quantity: 2 });
  const orders = [orderId];
  /** Letters of a round of the job so many hours before the start. */
  const round = async (hoursBefore: number) => {
    till.now = new Date(made.event.startsAt.getTime() - hoursBefore * HOUR_MS);
    till.letters.splice(0);
    await remindHolders({ ctx: till.system() });
    const ours = new Set(orders.map((id) => `/ac_order/${id}`));
    return till.letters.filter(
      ({ params, path = '' }) =>
        params.news === 'eventReminder' && ours.has(path.slice(path.indexOf('/ac_order'))),
    );
  };
  const notices = async () =>
    (
      await database.db.select().from(accountNotices).where(eq(accountNotices.accountId, buyer.id))
    ).filter(({ kind }) => kind === 'eventReminder').length;
  return { till, buyer, orderId, orders, round, notices, ...made };
}

describe('reminders', () => {
  it('go out a day and an hour before the start, each once however often the job comes by', async () => {
    const { round, notices } = await hall();
    expect(await round(24.1)).toEqual([]);
    expect(await round(24)).toHaveLength(1);
    expect(await round(23.9)).toEqual([]);
    expect(await round(1.1)).toEqual([]);
    expect(await round(1)).toHaveLength(1);
    expect(await round(0.9)).toEqual([]);
    expect(await round(0)).toEqual([]);
    expect(await notices()).toBe(2);
  });

  it('are in the language of who reads them, with the place and time of the event', async () => {
    const { buyer, round } = await hall();
    await database.db.update(accounts).set({ locale: 'en' }).where(eq(accounts.id, buyer.id));
    const [letter] = await round(24);
    expect(letter).toMatchObject({ kind: 'orderNews', locale: 'en' });
    expect(letter?.params).toMatchObject({
      title: 'Sample event',
      place: 'Hong Kong · 1 Waterfront',
    });
    expect(letter?.path).toMatch(/^\/en\/ac_order\/\d+$/);
  });

  it('are not for a cancelled event, a draft, or what was given back', async () => {
    const cancelled = await hall({ state: 'live' });
    await database.db
      .update(events)
      .set({ state: 'cancelled' })
      .where(eq(events.id, cancelled.event.id));
    expect(await cancelled.round(24)).toEqual([]);
    const back = await hall();
    await cancelOrder({
      ctx: back.till.ctxOf(back.buyer),
      provider: back.till.provider,
      input: { id: back.orderId, reason: '' },
    });
    expect(await back.round(24)).toEqual([]);
    expect(await back.round(1)).toEqual([]);
  });

  it('spare who bought within the last day the first, not the second', async () => {
    const { till, type, orders, round } = await hall();
    await round(24);
    till.now = new Date(till.now.getTime() + HOUR_MS);
    orders.push(await till.buy(await till.buyer(), type));
    expect(await round(22)).toEqual([]);
    expect(await round(1)).toHaveLength(2);
  });

  it('of two servers at once are sent by one', async () => {
    const { till, event, orderId } = await hall();
    till.now = new Date(event.startsAt.getTime() - 24 * HOUR_MS);
    till.letters.splice(0);
    const job = () => remindHolders({ ctx: till.system() });
    await Promise.all([job(), job()]);
    const sent = till.letters.filter(({ path = '' }) => path.endsWith(`/ac_order/${orderId}`));
    expect(sent).toHaveLength(1);
  });
});
