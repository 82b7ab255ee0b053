import { randomUUID } from 'node:crypto';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { beginPayment } from './begin-payment';
import { cancelOrder, type Cancellation } from './cancel-order';
import { checkIn, qrTextOf, undoCheckIn } from './check-in';
import { reserveTickets } from './reserve-tickets';
import { tendOrders } from './tend-orders';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const MINUTE_MS = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function shop(options: Omit<Parameters<typeof sampleEvent>[1], 'now'> = {}) {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const made = await sampleEvent(database.db, {
    now: NOW,
    ...options,
    event: { accountId: owner.id, ...options.event },
  });
  const cancel = (actor: typeof owner, id: number, changes: Partial<Cancellation> = {}) =>
    cancelOrder({
      ctx: till.ctxOf(actor),
      provider: till.provider,
      input: { id, reason: '', ...changes },
    });
  const tend = () => tendOrders({ ctx: till.system(), provider: till.provider });
  return { till, owner, cancel, tend, buyer: await till.buyer(), ...made };
}
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

describe('reserving', () => {
  it('holds seats for fifteen minutes at the price of now, and answers the same key alike', async () => {
    const { till, buyer, type, event } = await shop();
    const input = { client_key: randomUUID(), quantity: 2 };
    const order = await till.reserve(buyer, type, input);
    expect(order).toMatchObject({
      state: 'paying',
      totalMinor: 20_000,
      heldUntil: later(15),
      policy: [
        { hoursBefore: 72, percent: 100 },
        { hoursBefore: 24, percent: 50 },
      ],
    });
    expect((await till.reserve(buyer, type, input)).id).toBe(order.id);
    const other = till.reserve(buyer, type, { ...input, quantity: 3 });
    await expect(other).rejects.toMatchObject({ key: 'conflict' });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('of what costs nothing is paid at once, with its tickets', async () => {
    const { till, buyer, type } = await shop({ type: { kind: 'free', priceMinor: 0 } });
    const attendees = [{ name: 'Ada', email: 'ada@example.org' }];
    const { id, state } = await till.reserve(buyer, type, { quantity: 2, attendees });
    expect(state).toBe('paid');
    expect(await till.tickets(id)).toMatchObject([
      { place: 1, name: 'Ada', state: 'valid' },
      { place: 2, name: '', state: 'valid' },
    ]);
    expect(till.payments.size).toBe(0);
    expect(await till.entries(id)).toEqual([]);
    expect(till.letters.map(({ kind, params }) => [kind, params.news])).toEqual([
      ['orderNews', 'orderPaid'],
    ]);
  });

  it.each([
    ['more than there are', { quantity: 1 }, { quantity: 2 }, 'ticketsSoldOut'],
    ['more than one person may', { perPerson: 1 }, { quantity: 2 }, 'ticketLimit'],
    ['before the sale', { saleFrom: later(1) }, {}, 'ticketsNotYet'],
    ['after the sale', { saleUntil: NOW }, {}, 'ticketsEnded'],
    ['what the organiser closed', { isClosed: true }, {}, 'ticketsEnded'],
    ['a discount without its code', { kind: 'discount' as const }, {}, 'codeWrong'],
    ['with a code that there is not', {}, { code: 'NONE' }, 'codeWrong'],
  ])('refuses %s, and holds nothing', async (_what, type, input, key) => {
    const made = await shop({ type });
    await expect(made.till.reserve(made.buyer, made.type, input)).rejects.toMatchObject({ key });
    expect(await made.till.faults(made.event.id)).toEqual([]);
  });

  it('counts what one person has over all their orders', async () => {
    const { till, buyer, type } = await shop({ type: { perPerson: 3 } });
    await till.buy(buyer, type, { quantity: 2 });
    const more = till.reserve(buyer, type, { quantity: 2 });
    await expect(more).rejects.toMatchObject({ key: 'ticketLimit', details: { max: 3 } });
    await till.reserve(buyer, type, { quantity: 1 });
  });

  it('takes a code off the price, up to its limit in tickets', async () => {
    const { till, buyer, type, code, event } = await shop({ code: { useLimit: 3 } });
    const input = { code: ` ${code!.code.toLowerCase()} `, quantity: 2 };
    expect(await till.reserve(buyer, type, input)).toMatchObject({ totalMinor: 10_000 });
    const other = await till.buyer();
    await expect(till.reserve(other, type, input)).rejects.toMatchObject({ key: 'codeSpent' });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('refuses visitors, drafts, types of other events, and what nobody would take money for', async () => {
    const { till, buyer, type, event } = await shop();
    const draft = await shop({ event: { state: 'draft' } });
    const input = {
      client_key: randomUUID(),
      event_id: event.id,
      ticket_id: type.id,
      quantity: 1,
      code: '',
      attendees: [],
    };
    const asVisitor = { ctx: till.ctxOf({ kind: 'visitor' }), provider: till.provider, input };
    await expect(reserveTickets(asVisitor)).rejects.toMatchObject({ key: 'signInRequired' });
    await expect(till.reserve(buyer, draft.type)).rejects.toMatchObject({ key: 'eventNotFound' });
    const mixed = till.reserve(buyer, { id: draft.type.id, eventId: event.id });
    await expect(mixed).rejects.toMatchObject({ key: 'eventNotFound' });
    const unpaid = { ctx: till.ctxOf(buyer), provider: null, input };
    await expect(reserveTickets(unpaid)).rejects.toMatchObject({ key: 'paymentsOff' });
  });

  it('ends guessing at codes', async () => {
    const { till, buyer, type } = await shop();
    const counted: string[] = [];
    const limit = async ({ name }: { name: string }) => void counted.push(name);
    const guess = reserveTickets({
      ctx: till.ctxOf(buyer, { limit }),
      provider: till.provider,
      input: {
        client_key: randomUUID(),
        event_id: type.eventId,
        ticket_id: type.id,
        quantity: 1,
        code: 'GUESS',
        attendees: [],
      },
    });
    await expect(guess).rejects.toMatchObject({ key: 'codeWrong' });
    expect(counted).toEqual(['orders:reserve', 'orders:code', 'orders:code:net']);
  });
});

describe('paying', () => {
  it('begins one payment however often it is asked, and makes the tickets once', async () => {
    const { till, buyer, type, event } = await shop();
    const { id } = await till.reserve(buyer, type, { quantity: 2 });
    const first = await till.begin(buyer, id);
    expect(await till.begin(buyer, id)).toEqual(first);
    expect(till.payments.size).toBe(1);
    const news = await till.newsOf(id);
    expect(await till.tell(news)).toBe('done');
    expect(await till.tell(news)).toBe('known');
    expect(await till.tell(await till.newsOf(id))).toBe('done');
    expect(await till.order(id)).toMatchObject({ state: 'paid', reason: 'pay' });
    expect(await till.tickets(id)).toHaveLength(2);
    expect(
      (await till.entries(id)).map(({ account, amountMinor }) => [account, amountMinor]),
    ).toEqual([
      ['provider', 20_000],
      ['organiser', -20_000],
    ]);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('does not take another amount, or another payment, for it', async () => {
    const { till, buyer, type } = await shop();
    const { id } = await till.reserve(buyer, type);
    await till.begin(buyer, id);
    expect(await till.tell(await till.newsOf(id, { amountMinor: 1 }))).toBe('wrongAmount');
    expect(await till.tell(await till.newsOf(id, { currency: 'JPY' }))).toBe('wrongAmount');
    expect(await till.tell(await till.newsOf(id, { paymentRef: 'x' }))).toBe('unknownPayment');
    expect(await till.order(id)).toMatchObject({ state: 'paying' });
  });

  it('is refused to strangers, and when the hold is over', async () => {
    const { till, buyer, type } = await shop();
    const { id } = await till.reserve(buyer, type);
    const stranger = till.begin(await till.buyer(), id);
    await expect(stranger).rejects.toMatchObject({ key: 'orderNotFound' });
    const late = {
      ctx: till.ctxOf(buyer, { now: later(15) }),
      provider: till.provider,
      input: { id },
    };
    await expect(beginPayment(late)).rejects.toMatchObject({ key: 'holdEnded' });
  });

  it('that fails gives seats and code back', async () => {
    const { till, buyer, type, code, event } = await shop({ code: {} });
    const { id } = await till.reserve(buyer, type, { code: code!.code });
    await till.begin(buyer, id);
    await till.tell(await till.newsOf(id, { kind: 'failed' }));
    expect(await till.order(id)).toMatchObject({ state: 'cancelled', reason: 'fail' });
    expect(await till.faults(event.id)).toEqual([]);
  });
});

describe('the end of a hold', () => {
  it('releases the seats once, not before its time', async () => {
    const { till, buyer, type, event, tend } = await shop();
    const { id } = await till.reserve(buyer, type, { quantity: 3 });
    till.now = later(14.9);
    await tend();
    expect(await till.order(id)).toMatchObject({ state: 'paying' });
    till.now = later(15);
    await tend();
    await tend();
    expect(await till.order(id)).toMatchObject({ state: 'cancelled', reason: 'expire' });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('is made good by a late payment while there are seats', async () => {
    const { till, buyer, type, event, tend } = await shop();
    const { id } = await till.reserve(buyer, type);
    await till.begin(buyer, id);
    till.now = later(20);
    await tend();
    await till.tell(await till.newsOf(id));
    expect(await till.order(id)).toMatchObject({ state: 'paid', reason: 'payLate' });
    expect(await till.tickets(id)).toHaveLength(1);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('returns a late payment by itself when the seats are gone', async () => {
    const { till, buyer, type, event, tend } = await shop({ type: { quantity: 1 } });
    const { id } = await till.reserve(buyer, type);
    await till.begin(buyer, id);
    till.now = later(20);
    await tend();
    await till.buy(await till.buyer(), type);
    await till.tell(await till.newsOf(id));
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: 10_000 });
    expect(await till.tickets(id)).toEqual([]);
    expect([...till.refunds.values()]).toMatchObject([{ amountMinor: 10_000 }]);
    expect(await till.faults(event.id)).toEqual([]);
  });
});

describe('cancelling and refunds', () => {
  it('lets a buyer out of an order in payment, for nothing', async () => {
    const { till, buyer, type, event, cancel } = await shop();
    const { id } = await till.reserve(buyer, type);
    await cancel(buyer, id);
    await cancel(buyer, id);
    expect(await till.order(id)).toMatchObject({ state: 'cancelled', reason: 'cancelByBuyer' });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it.each([
    [240, 20_000],
    [48, 10_000],
  ])('gives back what the policy says %d hours before: %d', async (hours, amount) => {
    const { till, buyer, type, event, cancel } = await shop({
      event: { startsAt: later(hours * 60), endsAt: later(hours * 60 + 60) },
    });
    const id = await till.buy(buyer, type, { quantity: 2 });
    await cancel(buyer, id);
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: amount });
    expect((await till.tickets(id)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('gives a buyer nothing back after the policy’s last line, but the organiser may', async () => {
    const { till, buyer, owner, type, event, cancel } = await shop({
      event: { startsAt: later(60), endsAt: later(120) },
    });
    const id = await till.buy(buyer, type);
    await expect(cancel(buyer, id)).rejects.toMatchObject({ key: 'refundClosed' });
    await expect(cancel(await till.buyer(), id)).rejects.toMatchObject({ key: 'notPermitted' });
    await cancel(owner, id, { percent: 30 });
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: 3_000 });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('gives single tickets back: the order is paid again, then wholly refunded', async () => {
    const { till, buyer, type, code, event, cancel } = await shop({ code: { useLimit: 9 } });
    const id = await till.buy(buyer, type, { quantity: 3, code: code!.code });
    const [one, ...rest] = (await till.tickets(id)).map((ticket) => ticket.id);
    await cancel(buyer, id, { ticket_ids: [one!] });
    expect(await till.order(id)).toMatchObject({
      state: 'paid',
      reason: 'completePart',
      refundedMinor: 5_000,
    });
    expect(await till.faults(event.id)).toEqual([]);
    const again = cancel(buyer, id, { ticket_ids: [one!] });
    await expect(again).rejects.toMatchObject({ key: 'ticketInUse' });
    await cancel(buyer, id, { ticket_ids: rest });
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: 15_000 });
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('leaves the tickets valid when the provider refuses', async () => {
    const { till, buyer, type, event, cancel } = await shop();
    const id = await till.buy(buyer, type);
    till.refundAnswer = 'refused';
    await cancel(buyer, id);
    expect(await till.order(id)).toMatchObject({ state: 'paid', reason: 'refuseRefund' });
    expect(await till.tickets(id)).toMatchObject([{ state: 'valid' }]);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('tries again by itself while the provider does not answer', async () => {
    const { till, buyer, type, event, cancel, tend } = await shop();
    const id = await till.buy(buyer, type);
    till.refundAnswer = 'fails';
    await cancel(buyer, id);
    expect(await till.order(id)).toMatchObject({ state: 'refunding' });
    expect(await till.faults(event.id)).toEqual([]);
    till.refundAnswer = 'done';
    till.now = later(2);
    await tend();
    expect(await till.order(id)).toMatchObject({ state: 'refunded' });
    expect(till.refunds.size).toBe(1);
    expect(await till.faults(event.id)).toEqual([]);
  });

  it('waits for news of a refund that takes its time, and takes them in once', async () => {
    const { till, buyer, type, event, cancel } = await shop();
    const id = await till.buy(buyer, type);
    till.refundAnswer = 'pending';
    await cancel(buyer, id);
    const [refundKey] = [...till.refunds.keys()];
    const news = await till.newsOf(id, { kind: 'refunded', refundKey: refundKey! });
    expect(await Promise.all([till.tell(news), till.tell(news)])).toEqual(['done', 'known']);
    expect(await till.order(id)).toMatchObject({ state: 'refunded', refundedMinor: 10_000 });
    expect(await till.faults(event.id)).toEqual([]);
  });
});

describe('checking in', () => {
  it('lets each ticket in once, by its code or its picture, and can be taken back', async () => {
    const { till, buyer, owner, type, event } = await shop();
    const id = await till.buy(buyer, type);
    const [ticket] = await till.tickets(id);
    const code = ticket!.code;
    const at = (text: string, actor = owner) =>
      checkIn({ ctx: till.ctxOf(actor), input: { event_id: event.id, code: text } });
    expect(await at(qrTextOf(code))).toMatchObject({
      result: 'valid',
      ticket: { usedBy: owner.id },
    });
    expect(await at(code.toLowerCase())).toMatchObject({ result: 'used' });
    const undo = { ctx: till.ctxOf(owner), input: { event_id: event.id, code } };
    expect(await undoCheckIn(undo)).toMatchObject({ result: 'valid' });
    expect(await at(code)).toMatchObject({ result: 'valid' });
    expect(await at('CT1.0000000000.00000000000000000000')).toEqual({ result: 'unknown' });
    expect(await at('nothing of ours')).toEqual({ result: 'unknown' });
    await expect(at(code, buyer)).rejects.toMatchObject({ key: 'notPermitted' });
  });

  it('tells a ticket of another event, and a revoked one, apart', async () => {
    const { till, buyer, owner, type, event, cancel } = await shop();
    const other = await shop();
    const id = await till.buy(buyer, type);
    const elsewhere = await other.till.buy(buyer, other.type);
    const [[mine], [theirs]] = [await till.tickets(id), await till.tickets(elsewhere)];
    const at = (code: string) =>
      checkIn({ ctx: till.ctxOf(owner), input: { event_id: event.id, code } });
    expect(await at(theirs!.code)).toEqual({ result: 'wrongEvent' });
    await cancel(buyer, id);
    expect(await at(mine!.code)).toMatchObject({ result: 'revoked' });
  });

  it('keeps a used ticket from being given back', async () => {
    const { till, buyer, owner, type, event, cancel } = await shop();
    const id = await till.buy(buyer, type);
    const [ticket] = await till.tickets(id);
    await checkIn({ ctx: till.ctxOf(owner), input: { event_id: event.id, code: ticket!.code } });
    await expect(cancel(buyer, id)).rejects.toMatchObject({ key: 'refundClosed' });
    expect(await till.order(id)).toMatchObject({ state: 'paid' });
  });

  it('believes a device without network for ten minutes back, no longer', async () => {
    const { till, buyer, owner, type, event } = await shop();
    const id = await till.buy(buyer, type, { quantity: 2 });
    const [one, two] = await till.tickets(id);
    const at = (code: string, minutes: number) =>
      checkIn({
        ctx: till.ctxOf(owner),
        input: { event_id: event.id, code, used_time: later(minutes).toISOString() },
      });
    expect(await at(one!.code, -9)).toMatchObject({ ticket: { usedAt: later(-9) } });
    expect(await at(two!.code, -11)).toMatchObject({ ticket: { usedAt: NOW } });
  });
});
