import { CodedError } from '../../contract/error-codes';
import { LOCALE_PREFIX } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { env } from '../../platform/env';
import { logger } from '../../platform/logger';
import type { PaymentProvider, PaymentRequest } from '../../platform/payment-provider';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { PAY_BY_ACCOUNT } from './limits';
import { getOwnOrder } from './own-order';
import { findEvent, inTransaction, updateOrder, type OrderRow } from './repository';

/** The provider's page closes an hour after the reservation; the hold is over long before. */
const PAGE_MS = 60 * 60_000;

/**
 * Where a reserved order is paid. Asked again it is the same page: one order is one payment.
 * @throws CodedError signInRequired, orderNotFound, tooManyRequests, paymentsOff, paymentFailed;
 *   holdEnded when its time is over; orderState for one that is not in payment
 */
export async function beginPayment({
  ctx,
  provider,
  input,
}: {
  ctx: CallContext;
  provider: PaymentProvider | null;
  input: { id: number };
}): Promise<{ url: string }> {
  const order = await getOwnOrder(ctx.db, ctx.actor, input.id);
  refuseLate(order, ctx.now);
  if (order.paymentUrl) return { url: order.paymentUrl };
  if (!provider || provider.name !== order.provider) throw new CodedError('paymentsOff');
  await ctx.limit(PAY_BY_ACCOUNT, String(order.accountId));
  const begun = await ask(provider, await requestOf(ctx, order));
  return inTransaction(ctx.db, async (tx) => {
    const held = await getOwnOrder(tx, ctx.actor, order.id, true);
    // Whoever asked at the same time was given the same payment, by its key.
    if (held.paymentUrl) return { url: held.paymentUrl };
    // A payment that arrives is known by its name, whatever became of the order meanwhile.
    await updateOrder(tx, order.id, { paymentRef: begun.ref, paymentUrl: begun.url });
    refuseLate(held, ctx.now);
    return { url: begun.url };
  });
}

function refuseLate({ state, heldUntil }: OrderRow, now: Date): void {
  if (state !== 'paying') throw new CodedError('orderState', { state });
  if (heldUntil && now >= heldUntil) throw new CodedError('holdEnded');
}

async function requestOf(ctx: CallContext, order: OrderRow): Promise<PaymentRequest> {
  const event = await findEvent(ctx.db, order.eventId);
  const account = await findStandingOf(ctx.db, order.accountId ?? 0, ctx.now);
  const pageOf = (route: string) =>
    new URL(`${LOCALE_PREFIX[ctx.locale]}/${route}/${order.id}`, env().SITE_URL).href;
  return {
    idempotencyKey: `order:${order.id}`,
    reference: order.reference,
    title: event ? pickText(event.title, ctx.locale) : order.reference,
    quantity: order.quantity,
    amountMinor: order.totalMinor,
    currency: order.currency,
    email: account?.email ?? null,
    language: ctx.locale,
    expiresAt: new Date(order.createdAt.getTime() + PAGE_MS),
    successUrl: pageOf('ac_order'),
    cancelUrl: pageOf('ac_order'),
    sandboxUrl: pageOf('ac_pay'),
  };
}

async function ask(provider: PaymentProvider, request: PaymentRequest) {
  try {
    return await provider.begin(request);
  } catch (error) {
    logger('payments').error({ err: error, order: request.reference }, 'No payment was begun.');
    throw new CodedError('paymentFailed', {}, error);
  }
}
