import { isCodedError } from '../contract/error-codes';
import { takeNews } from '../domains/orders/public';
import { logger } from '../platform/logger';
import { handleJob, type JobHandler } from '../platform/jobs';
import { SANDBOX_NEWS, sandboxPayments } from '../platform/payment-sandbox';
import { PaymentSignatureError } from '../platform/payment-signature';
import type { PaymentNews, PaymentProvider } from '../platform/payment-provider';
import { installedPayments } from '../platform/payments';
import { runInContext } from './execute';
import { readBody } from './read-body';

/** Longer than any news of a provider. */
const BODY_MAX_BYTES = 256 * 1024;

/**
 * Answers a provider's webhook: 200 once its news are taken in, or are of no concern; 400 for
 * what it did not sign, 413 for what is longer than any, 404 where another provider takes the money. A fault of ours is a 500, and
 * the provider comes back.
 */
export async function respondToWebhook(
  request: Request,
  provider: PaymentProvider | null = installedPayments(),
): Promise<Response> {
  if (provider?.name !== 'stripe') return new Response(null, { status: 404 });
  try {
    const body = (await readBody(request, BODY_MAX_BYTES)).toString('utf8');
    const news = provider.readNews(body, request.headers.get('stripe-signature') ?? '');
    if (news) await takeIn(provider, news);
    return Response.json({ received: true });
  } catch (error) {
    if (isCodedError(error)) return new Response(null, { status: error.status });
    if (error instanceof PaymentSignatureError) return new Response(null, { status: 400 });
    logger('payments').error({ err: error }, 'News of a payment could not be taken in.');
    return new Response(null, { status: 500 });
  }
}

/** Takes in what the sandbox was told to say late. */
export function sandboxNewsHandler(): JobHandler {
  return handleJob(SANDBOX_NEWS, async ({ body, signature }) => {
    const provider = sandboxPayments();
    const news = provider.readNews(body, signature);
    if (news) await takeIn(provider, news);
  });
}

async function takeIn(provider: PaymentProvider, news: PaymentNews): Promise<void> {
  const caller = { locale: 'zh-Hans', actor: { kind: 'system' } } as const;
  await runInContext(caller, (ctx) => takeNews({ ctx, provider, news }));
}
