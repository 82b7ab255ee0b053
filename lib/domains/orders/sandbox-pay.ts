import { CodedError } from '../../contract/error-codes';
import type { SANDBOX_OUTCOMES } from '../../contract/event-orders';
import { jobQueue } from '../../platform/jobs';
import { SANDBOX_NEWS, signSandboxNews } from '../../platform/payment-sandbox';
import type { PaymentNews, PaymentProvider } from '../../platform/payment-provider';
import { newToken } from '../../platform/secret';
import type { CallContext } from '../domain-context';
import { getOwnOrder } from './own-order';
import type { OrderRow } from './repository';
import { takeNews } from './take-news';

/** How long after the end of the hold a payment that is to be late arrives. */
const LATE_SECONDS = 90;

/**
 * Does what the sandbox was told: its news go the way that a real provider's go.
 * @throws CodedError signInRequired, orderNotFound; paymentsOff where it is not the sandbox that
 *   takes the money; orderState for an order whose payment was not begun
 */
export async function sandboxPay({
  ctx,
  provider,
  input,
}: {
  ctx: CallContext;
  provider: PaymentProvider | null;
  input: { id: number; outcome: (typeof SANDBOX_OUTCOMES)[number] };
}): Promise<OrderRow> {
  const order = await getOwnOrder(ctx.db, ctx.actor, input.id);
  if (provider?.name !== 'sandbox' || order.provider !== 'sandbox') {
    throw new CodedError('paymentsOff');
  }
  if (!order.paymentRef) throw new CodedError('orderState', { state: order.state });
  const { outcome } = input;
  const news: PaymentNews = {
    id: `sandbox_${newToken()}`,
    kind: outcome === 'fail' ? 'failed' : 'paid',
    paymentRef: order.paymentRef,
    amountMinor: order.totalMinor,
    currency: order.currency,
  };
  const system = { ...ctx, actor: { kind: 'system' as const } };
  if (outcome === 'late') await bringLater(ctx, order, news);
  else if (outcome !== 'never') await takeNews({ ctx: system, provider, news });
  if (outcome === 'twice') {
    await takeNews({ ctx: system, provider, news });
    await takeNews({ ctx: system, provider, news: { ...news, id: `${news.id}_again` } });
  }
  return getOwnOrder(ctx.db, ctx.actor, order.id);
}

async function bringLater(ctx: CallContext, order: OrderRow, news: PaymentNews): Promise<void> {
  const leftMs = order.heldUntil ? Math.max(0, order.heldUntil.getTime() - ctx.now.getTime()) : 0;
  const startAfterSeconds = Math.ceil(leftMs / 1000) + LATE_SECONDS;
  await jobQueue().enqueue(SANDBOX_NEWS, signSandboxNews(news), { startAfterSeconds });
}
