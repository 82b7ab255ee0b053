import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { SANDBOX_NEWS, sandboxPayments } from '../../platform/payment-sandbox';
import { sandboxPay } from './sandbox-pay';
import { takeNews } from './take-news';
import { tendOrders } from './tend-orders';

const enqueue = jest.fn(async () => undefined);
jest.mock('../../platform/jobs', () => ({
  ...jest.requireActual('../../platform/jobs'),
  jobQueue: () => ({ enqueue: (...said: []) => enqueue(...said) }),
}));

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);
afterAll(() => database.close());

async function begun(quantity: number) {
  const till = sampleTill(database.db, NOW);
  const { type, event } = await sampleEvent(database.db, { now: NOW, type: { quantity } });
  const buyer = await till.buyer();
  const { id } = await till.reserve(buyer, type);
  await till.begin(buyer, id);
  const pay = (outcome: 'late' | 'never') =>
    sandboxPay({ ctx: till.ctxOf(buyer), provider: till.provider, input: { id, outcome } });
  return { till, type, event, id, pay };
}
beforeEach(() => enqueue.mockClear());

describe('the sandbox', () => {
  it('brings late news after the hold: the seat is taken again where there is one', async () => {
    const { till, id, event, pay } = await begun(1);
    expect((await pay('late')).state).toBe('paying');
    const [job, { body, signature }, { startAfterSeconds }] = enqueue.mock.calls[0] as unknown as [
      typeof SANDBOX_NEWS,
      { body: string; signature: string },
      { startAfterSeconds: number },
    ];
    expect(job).toBe(SANDBOX_NEWS);
    expect(startAfterSeconds).toBeGreaterThan(15 * 60);
    till.now = new Date(NOW.getTime() + startAfterSeconds * 1000);
    await tendOrders({ ctx: till.system(), provider: till.provider });
    expect((await till.order(id)).state).toBe('cancelled');
    const news = sandboxPayments().readNews(body, signature)!;
    await takeNews({ ctx: till.system(), provider: till.provider, news });
    expect((await till.order(id)).state).toBe('paid');
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('that never answers lets the hold end, and the seat go', async () => {
    const { till, id, type, event, pay } = await begun(1);
    expect((await pay('never')).state).toBe('paying');
    expect(enqueue).not.toHaveBeenCalled();
    till.now = new Date(NOW.getTime() + 15 * 60_000);
    await tendOrders({ ctx: till.system(), provider: till.provider });
    expect(await till.order(id)).toMatchObject({ state: 'cancelled', reason: 'expire' });
    await till.buy(await till.buyer(), type);
    expect(await till.faults(event.id)).toEqual([]);
  });
});
