import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { isCodedError } from '@/lib/contract/error-codes';
import { events } from '@/lib/db/schema';
import type { PaymentNews } from '@/lib/platform/payment-provider';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { cancelOrder } from './cancel-order';
import { checkIn, undoCheckIn } from './check-in';
import { tendOrders } from './tend-orders';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const WALKS = 25;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Something that somebody does; numbers choose among what there is at that moment. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('reserve' as const),
    who: fc.nat(2),
    seats: fc.integer({ min: 1, max: 3 }),
    hasCode: fc.boolean(),
  }),
  fc.record({ do: fc.constant('begin' as const), which: fc.nat() }),
  fc.record({
    do: fc.constant('tell' as const),
    which: fc.nat(),
    kind: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
    isAgain: fc.boolean(),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    do: fc.constant('cancel' as const),
    which: fc.nat(),
    isOwner: fc.boolean(),
    part: fc.boolean(),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ do: fc.constant('checkIn' as const), which: fc.nat(), isUndo: fc.boolean() }),
  fc.record({
    do: fc.constant('answer' as const),
    answer: fc.constantFrom(
      'done' as const,
      'done' as const,
      'refused' as const,
      'fails' as const,
      'pending' as const,
    ),
  }),
  fc.record({ do: fc.constant('refundNews' as const), which: fc.nat(), isGood: fc.boolean() }),
  fc.record({ do: fc.constant('cancelEvent' as const), dice: fc.nat(15) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function walk(steps: readonly Step[]): Promise<void> {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const buyers = [await till.buyer(), await till.buyer(), await till.buyer()];
  const { type, event, code } = await sampleEvent(database.db, {
    now: NOW,
    event: { accountId: owner.id },
    type: { quantity: 5, perPerson: 4, priceMinor: 333 },
    code: { useLimit: 4, percentOff: 30 },
  });
  const orders: { id: number; buyer: (typeof buyers)[number] }[] = [];
  const told: PaymentNews[] = [];
  const pick = <Item>(items: readonly Item[], which: number) => items[which % items.length];
  const take = async (at: Step): Promise<unknown> => {
    if (at.do === 'reserve') {
      const buyer = buyers[at.who]!;
      const input = { quantity: at.seats, code: at.hasCode ? code!.code : '' };
      const { id } = await till.reserve(buyer, type, input);
      return orders.push({ id, buyer });
    }
    if (at.do === 'wait') {
      till.now = new Date(till.now.getTime() + at.minutes * 60_000);
      return tendOrders({ ctx: till.system(), provider: till.provider });
    }
    if (at.do === 'answer') return (till.refundAnswer = at.answer);
    if (at.do === 'cancelEvent') {
      if (at.dice > 0) return undefined;
      return database.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
    }
    if (at.do === 'refundNews') {
      const refundKey = pick([...till.refunds.keys()], at.which);
      if (!refundKey) return undefined;
      const kind = at.isGood ? ('refunded' as const) : ('refundFailed' as const);
      return till.tell(await till.newsOf(0, { kind, refundKey }));
    }
    const order = pick(orders, at.which);
    if (!order) return undefined;
    if (at.do === 'begin') return till.begin(order.buyer, order.id);
    if (at.do === 'tell') {
      const news =
        (at.isAgain && pick(told, at.which)) || (await till.newsOf(order.id, { kind: at.kind }));
      told.push(news);
      return till.tell(news);
    }
    const tickets = await till.tickets(order.id);
    if (at.do === 'cancel') {
      const ctx = till.ctxOf(at.isOwner ? owner : order.buyer);
      const one = tickets[0]?.id;
      const ids = at.part && one !== undefined ? { ticket_ids: [one] } : {};
      const input = { id: order.id, reason: '', percent: at.percent, ...ids };
      return cancelOrder({ ctx, provider: till.provider, input });
    }
    const ticket = pick(tickets, at.which);
    if (!ticket) return undefined;
    const door = { ctx: till.ctxOf(owner), input: { event_id: event.id, code: ticket.code } };
    return at.isUndo ? undoCheckIn(door) : checkIn(door);
  };
  for (const at of steps) {
    await take(at).catch((error: unknown) => {
      if (!isCodedError(error)) throw error;
    });
    expect({ after: at, faults: await till.faults(event.id) }).toEqual({ after: at, faults: [] });
  }
}

describe('any walk over what can be done to orders', () => {
  it('leaves seats, money and the uses of codes adding up after each step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), walk),
      { numRuns: WALKS },
    );
  }, 300_000);
});
