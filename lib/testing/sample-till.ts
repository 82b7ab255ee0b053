import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { eventOrders, eventTickets, moneyEntries } from '../db/schema';
import type { CallContext, Letter, Person } from '../domains/domain-context';
import { beginPayment } from '../domains/orders/begin-payment';
import { reserveTickets, type Reservation } from '../domains/orders/reserve-tickets';
import { takeNews } from '../domains/orders/take-news';
import type { PaymentNews, PaymentProvider, RefundRequest } from '../platform/payment-provider';
import { callContext } from './call-context';
import { samplePerson } from './sample-account';

type RefundAnswer = 'done' | 'pending' | 'refused' | 'fails';

/**
 * A place where tickets are sold, with a provider whose answers the test decides and which counts
 * what it was asked, by key.
 */
export function sampleTill(db: Database, now: Date): SampleTill {
  return new SampleTill(db, now);
}

type Wanted = { id: number; eventId: number };

class SampleTill {
  refundAnswer: RefundAnswer = 'done';
  readonly letters: Letter[] = [];
  readonly payments = new Map<string, { ref: string; url: string }>();
  readonly refunds = new Map<string, RefundRequest>();
  readonly provider: PaymentProvider = {
    name: 'sandbox',
    begin: async ({ idempotencyKey, reference }) => {
      const known = this.payments.get(idempotencyKey);
      if (known) return known;
      const begun = { ref: `pay_${reference}`, url: `https://pay.example/${reference}` };
      this.payments.set(idempotencyKey, begun);
      return begun;
    },
    refund: async (request) => {
      if (this.refundAnswer === 'fails') throw new Error('The provider does not answer.');
      this.refunds.set(request.idempotencyKey, request);
      return { state: this.refundAnswer, ref: `re_${request.idempotencyKey}` };
    },
    cancel: async () => undefined,
    readNews: () => null,
  };

  constructor(
    private readonly db: Database,
    public now: Date,
  ) {}

  ctxOf(actor: CallContext['actor'], changes: Partial<CallContext> = {}): CallContext {
    return callContext(this.db, {
      actor,
      now: this.now,
      limit: async () => undefined,
      deliver: async (letter) => void this.letters.push(letter),
      ...changes,
    });
  }

  system(): CallContext {
    return this.ctxOf({ kind: 'system' });
  }

  async buyer(): Promise<Person> {
    return (await samplePerson(this.db)).actor;
  }

  reserve(actor: Person, type: Wanted, changes: Partial<Reservation> = {}) {
    return reserveTickets({
      ctx: this.ctxOf(actor),
      provider: this.provider,
      input: {
        client_key: randomUUID(),
        event_id: type.eventId,
        ticket_id: type.id,
        quantity: 1,
        code: '',
        attendees: [],
        ...changes,
      },
    });
  }

  begin(actor: Person, id: number) {
    return beginPayment({ ctx: this.ctxOf(actor), provider: this.provider, input: { id } });
  }

  /** News as the provider would bring them of an order's payment. */
  async newsOf(id: number, changes: Partial<PaymentNews> = {}): Promise<PaymentNews> {
    const [order] = await this.db.select().from(eventOrders).where(eq(eventOrders.id, id));
    return {
      id: randomUUID(),
      kind: 'paid',
      paymentRef: order?.paymentRef ?? '',
      amountMinor: order?.totalMinor ?? 0,
      currency: order?.currency ?? '',
      ...changes,
    };
  }

  tell(news: PaymentNews) {
    return takeNews({ ctx: this.system(), provider: this.provider, news });
  }

  /** Reserves, begins the payment and has the provider say that it was made. */
  async buy(actor: Person, type: Wanted, changes: Partial<Reservation> = {}): Promise<number> {
    const order = await this.reserve(actor, type, changes);
    if (order.totalMinor > 0) {
      await this.begin(actor, order.id);
      await this.tell(await this.newsOf(order.id));
    }
    return order.id;
  }

  async order(id: number) {
    const [order] = await this.db.select().from(eventOrders).where(eq(eventOrders.id, id));
    return order!;
  }

  tickets(orderId: number) {
    return this.db.select().from(eventTickets).where(eq(eventTickets.orderId, orderId));
  }

  entries(orderId: number) {
    return this.db.select().from(moneyEntries).where(eq(moneyEntries.orderId, orderId));
  }

  /** Everything of an event that does not add up: empty where all does. */
  faults(eventId: number): Promise<unknown[]> {
    return faultsOf(this.db, eventId);
  }
}

async function faultsOf(db: Database, eventId: number): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    with seats as (
      select t.id, t.held, t.sold, t.quantity,
        coalesce((select sum(o.quantity) from event_orders o
          where o.type_id = t.id and o.state = 'paying'), 0) as in_payment,
        (select count(*) from event_tickets k where k.type_id = t.id and k.state <> 'revoked') as live
      from event_ticket_types t where t.event_id = ${eventId}
    ), uses as (
      select c.id, c.used, c.use_limit,
        coalesce((select sum(o.quantity) from event_orders o
          where o.code_id = c.id and o.state = 'paying'), 0)
        + (select count(*) from event_tickets k join event_orders o on o.id = k.order_id
          where o.code_id = c.id and k.state <> 'revoked') as counted
      from event_codes c where c.event_id = ${eventId}
    ), books as (
      select o.id, o.refunded_minor, o.total_minor, o.state,
        coalesce((select sum(amount_minor) from money_entries m where m.order_id = o.id), 0) as zero,
        coalesce((select sum(amount_minor) from money_entries m
          where m.order_id = o.id and account = 'provider'), 0) as kept,
        coalesce((select sum(amount_minor) from money_entries m
          where m.order_id = o.id and account = 'unplaced'), 0) as unplaced
      from event_orders o where o.event_id = ${eventId}
    )
    select 'seats' as what, row_to_json(seats)::text as row from seats
      where held <> in_payment or sold <> live or held + sold > quantity
    union all select 'uses', row_to_json(uses)::text from uses
      where used <> counted or used > use_limit
    union all select 'books', row_to_json(books)::text from books
      where zero <> 0
        or kept <> case when state in ('paying', 'cancelled') then 0 else total_minor - refunded_minor end
        or (unplaced <> 0 and state <> 'refunding')
  `)) as unknown as { rows: unknown[] };
  return rows;
}
