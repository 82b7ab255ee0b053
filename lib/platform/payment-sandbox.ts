import { z } from 'zod';
import { defineJob } from './jobs';
import { PaymentSignatureError } from './payment-signature';
import type { PaymentNews, PaymentProvider } from './payment-provider';
import { isSameDigest, keyedDigest } from './secret';

const PURPOSE = 'payments:sandbox';

const newsSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(['paid', 'failed', 'refunded', 'refundFailed']),
  paymentRef: z.string().min(1),
  amountMinor: z.number().int().min(0),
  currency: z.string().length(3),
});

/** News that the sandbox was told to bring later. */
export const SANDBOX_NEWS = defineJob({
  name: 'payments.sandbox',
  payload: z.object({ body: z.string(), signature: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
});

/** A provider on this site alone: its page says what it is, and no money moves. */
export function sandboxPayments(): PaymentProvider {
  return {
    name: 'sandbox',
    begin: async ({ reference, sandboxUrl }) => ({ ref: `sandbox_${reference}`, url: sandboxUrl }),
    refund: async ({ idempotencyKey }) => ({ state: 'done', ref: `sandbox_${idempotencyKey}` }),
    cancel: async () => undefined,
    readNews: (body, signature) => {
      if (!isSameDigest(keyedDigest(PURPOSE, body), signature)) throw new PaymentSignatureError();
      return newsSchema.parse(JSON.parse(body));
    },
  };
}

/** News as the sandbox signs them. */
export function signSandboxNews(news: PaymentNews): { body: string; signature: string } {
  const body = JSON.stringify(news);
  return { body, signature: keyedDigest(PURPOSE, body) };
}
