import type { Database } from '../../db/client';
import { logger } from '../../platform/logger';
import type { PaymentNews, PaymentProvider } from '../../platform/payment-provider';
import type { CallContext } from '../domain-context';
import { closeOrder } from './close-order';
import { findByPayment, insertNews, inTransaction, lockOrder, type OrderRow } from './repository';
import { completeRefund, refuseRefund, settleRefund } from './settle-refund';
import { settleLate, settlePaid } from './settle-payment';

export type NewsOutcome = 'done' | 'known' | 'unknownPayment' | 'wrongAmount';

/**
 * Takes in what a provider tells of a payment; it has been proven that the provider said it. In
 * any order and however often: news of an id are taken in once, and an order is paid once.
 */
export async function takeNews({
  ctx,
  provider,
  news,
}: {
  ctx: CallContext;
  provider: PaymentProvider;
  news: PaymentNews;
}): Promise<NewsOutcome> {
  if (news.refundKey) return takeRefundNews(ctx, provider, news);
  const found = await findByPayment(ctx.db, provider.name, news.paymentRef);
  if (!found) return 'unknownPayment';
  const taken = await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { outcome: 'unknownPayment' as const };
    if (isOtherAmount(order, news)) return { outcome: 'wrongAmount' as const };
    const { id: newsId, kind } = news;
    const row = { provider: provider.name, newsId, kind, orderId: order.id, at: ctx.now };
    if (!(await insertNews(tx, row))) return { outcome: 'known' as const };
    return { outcome: 'done' as const, ...(await settle(tx, ctx, order, kind)) };
  });
  if (taken.outcome === 'wrongAmount') {
    logger('payments').error({ order: found.reference, news: news.id }, 'Another amount was paid.');
  }
  const refundId = 'refundId' in taken ? taken.refundId : undefined;
  if (refundId !== undefined) await settleRefund({ ctx, provider, refundId });
  return taken.outcome;
}

async function settle(
  tx: Database,
  ctx: CallContext,
  order: OrderRow,
  kind: PaymentNews['kind'],
): Promise<{ refundId?: number }> {
  if (kind === 'paid' && order.state === 'paying') await settlePaid(tx, ctx, order);
  // Paid once already is paid; only a cancelled order can be paid late.
  if (kind === 'paid' && order.state === 'cancelled') return settleLate(tx, ctx, order);
  if (kind === 'failed' && order.state === 'paying') await closeOrder(tx, ctx, order, 'fail');
  return {};
}

async function takeRefundNews(
  ctx: CallContext,
  provider: PaymentProvider,
  { id: newsId, kind, refundKey, refundRef }: PaymentNews,
): Promise<NewsOutcome> {
  const refundId = Number(/^refund:(\d{1,9})$/.exec(refundKey ?? '')?.[1]);
  if (!refundId) return 'unknownPayment';
  return inTransaction<NewsOutcome>(ctx.db, async (tx) => {
    const isNew = await insertNews(tx, { provider: provider.name, newsId, kind, at: ctx.now });
    if (!isNew) return 'known';
    const close = kind === 'refunded' ? completeRefund : refuseRefund;
    await close(tx, ctx, refundId, refundRef ?? null);
    return 'done';
  });
}

function isOtherAmount(order: OrderRow, news: PaymentNews): boolean {
  if (news.kind !== 'paid') return false;
  return news.amountMinor !== order.totalMinor || news.currency !== order.currency;
}
