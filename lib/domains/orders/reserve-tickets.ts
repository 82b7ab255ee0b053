import { CodedError, type ErrorKey } from '../../contract/error-codes';
import { HOLD_MINUTES, REFUND_RULES } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import { newReference } from '../../platform/reference';
import type { PaymentProvider } from '../../platform/payment-provider';
import { personOf, type CallContext } from '../domain-context';
import { findTypedCode } from './find-typed-code';
import { RESERVE_BY_ACCOUNT } from './limits';
import { needsCode, priceAfterCode, saleStateOf, type SaleState } from './order-rules';
import {
  countSeatsOf,
  findByClientKey,
  findEvent,
  findType,
  insertOrder,
  insertStep,
  inTransaction,
  type OrderRow,
  type TypeRow,
} from './repository';
import { takeSeats, takeUses, type CodeRow } from './seats-repository';
import { settlePaid } from './settle-payment';

/** What a buyer asks for. */
export interface Reservation {
  client_key: string;
  event_id: number;
  ticket_id: number;
  quantity: number;
  code: string;
  attendees: { name: string; email: string }[];
}

const REFERENCE_SIGNS = 12;
const MINUTE_MS = 60_000;

const REFUSAL: Record<Exclude<SaleState, 'onSale'>, ErrorKey> = {
  notYet: 'ticketsNotYet',
  ended: 'ticketsEnded',
  closed: 'ticketsEnded',
  soldOut: 'ticketsSoldOut',
};

/**
 * Reserves seats of one type for 15 minutes; what costs nothing is paid at once. The same key by
 * the same account answers with the order that is there.
 * @param provider who would take the money; null where nobody does.
 * @throws CodedError signInRequired, tooManyRequests, eventNotFound, ticketsNotYet, ticketsEnded,
 *   ticketsSoldOut, ticketLimit, codeWrong, codeSpent, paymentsOff; conflict for a key that
 *   stands for something else
 */
export async function reserveTickets({
  ctx,
  provider,
  input,
}: {
  ctx: CallContext;
  provider: Pick<PaymentProvider, 'name'> | null;
  input: Reservation;
}): Promise<OrderRow> {
  const { id: accountId } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const known = await findByClientKey(ctx.db, accountId, input.client_key);
  if (known) return sameOrder(known, input);
  await ctx.limit(RESERVE_BY_ACCOUNT, String(accountId));
  const code =
    input.code.trim() === ''
      ? undefined
      : await findTypedCode(ctx, input.event_id, input.code, input.ticket_id);
  return inTransaction(ctx.db, async (tx) => {
    const event = await findEvent(tx, input.event_id, true);
    const type = await findType(tx, input.ticket_id);
    const isSeen = event?.state === 'live' || event?.state === 'cancelled';
    if (!isSeen || type?.eventId !== event.id) {
      throw new CodedError('eventNotFound');
    }
    refuseSale(saleStateOf(type, event, ctx.now));
    if (needsCode(type.kind) && !code) throw new CodedError('codeWrong');
    const unitMinor = priceAfterCode(type.priceMinor, code?.percentOff ?? 0);
    const totalMinor = unitMinor * input.quantity;
    if (totalMinor > 0 && !provider) throw new CodedError('paymentsOff');
    const order = await insertOrder(tx, {
      reference: newReference(REFERENCE_SIGNS),
      eventId: event.id,
      typeId: type.id,
      accountId,
      clientKey: input.client_key,
      state: 'paying',
      reason: 'reserve',
      quantity: input.quantity,
      unitMinor,
      totalMinor,
      currency: type.currency,
      codeId: code?.id ?? null,
      policy: [...REFUND_RULES[event.policy]],
      attendees: input.attendees,
      heldUntil: new Date(ctx.now.getTime() + HOLD_MINUTES * MINUTE_MS),
      provider: totalMinor > 0 ? (provider?.name ?? null) : null,
      createdAt: ctx.now,
    });
    // Somebody said the same key at the same time, and has committed since.
    if (!order) return sameOrder(await findByClientKey(tx, accountId, input.client_key), input);
    await insertStep(tx, { orderId: order.id, act: 'reserve', state: 'paying', at: ctx.now });
    // What others wait for comes last: the seats are held from here to the end alone.
    await takeAll(tx, ctx, { accountId, type, code, quantity: input.quantity });
    return totalMinor === 0 ? settlePaid(tx, ctx, order) : order;
  });
}

/** Seats first, whose row then keeps others from counting the same person's at the same time. */
async function takeAll(
  tx: Database,
  { now }: CallContext,
  wanted: { accountId: number; type: TypeRow; code: CodeRow | undefined; quantity: number },
): Promise<void> {
  const { accountId, type, code, quantity } = wanted;
  if (!(await takeSeats(tx, type.id, quantity, 'held'))) throw new CodedError('ticketsSoldOut');
  // The order itself is among them.
  const seats = await countSeatsOf(tx, accountId, type.id);
  if (seats > type.perPerson) throw new CodedError('ticketLimit', { max: type.perPerson });
  if (code && !(await takeUses(tx, code.id, quantity, now))) throw new CodedError('codeSpent');
}

function refuseSale(state: SaleState): void {
  if (state !== 'onSale') throw new CodedError(REFUSAL[state]);
}

/** @throws CodedError conflict where the key stands for another event, type or number. */
function sameOrder(order: OrderRow | undefined, input: Reservation): OrderRow {
  const isSame =
    order?.eventId === input.event_id &&
    order.typeId === input.ticket_id &&
    order.quantity === input.quantity;
  if (!order || !isSame) throw new CodedError('conflict');
  return order;
}
