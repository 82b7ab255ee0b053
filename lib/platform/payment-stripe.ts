import Stripe from 'stripe';
import { PaymentSignatureError } from './payment-signature';
import type { PaymentNews, PaymentProvider, PaymentRequest } from './payment-provider';

export interface StripeSettings {
  secretKey: string;
  /** Signing secret of the webhook. */
  webhookSecret: string;
  /** Another address of the API than Stripe's own, for tests. */
  apiUrl?: string | undefined;
}

const RETRIES = 2;
const TIMEOUT_MS = 20_000;
/** Languages of Stripe's page by those of the site. */
const LANGUAGES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-HK',
  en: 'en',
};

/** Stripe's hosted checkout, signed webhooks and refunds (https://docs.stripe.com/api). */
export function stripePayments({
  secretKey,
  webhookSecret,
  apiUrl,
}: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...addressOf(apiUrl),
  });
  return {
    name: 'stripe',
    async begin(request) {
      const { idempotencyKey } = request;
      const session = await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey });
      if (!session.url) throw new Error('Stripe gave a session without an address.');
      return { ref: session.id, url: session.url };
    },
    async refund({ idempotencyKey, paymentRef, amountMinor }) {
      const session = await stripe.checkout.sessions.retrieve(paymentRef);
      const refund = await stripe.refunds.create(
        {
          payment_intent: idOf(session.payment_intent) ?? '',
          amount: amountMinor,
          metadata: { refund_key: idempotencyKey },
        },
        { idempotencyKey },
      );
      return { state: stateOf(refund.status), ref: refund.id };
    },
    async cancel(paymentRef) {
      const session = await stripe.checkout.sessions.retrieve(paymentRef);
      if (session.status === 'open') await stripe.checkout.sessions.expire(paymentRef);
    },
    readNews(body, signature) {
      return newsOf(signedEvent(stripe, body, signature, webhookSecret));
    },
  };
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, title, amountMinor, currency, email, language } = request;
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata: { reference },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: `${title} × ${request.quantity}` },
        },
      },
    ],
    ...(email ? { customer_email: email } : {}),
    locale: LANGUAGES[language] ?? 'auto',
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

function signedEvent(stripe: Stripe, body: string, signature: string, secret: string) {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new PaymentSignatureError('Stripe did not sign this.', { cause: error });
  }
}

function newsOf(event: Stripe.Event): PaymentNews | null {
  const { id, type } = event;
  if (type === 'checkout.session.completed') {
    // One that is paid later is told of again.
    const isPaid = event.data.object.payment_status === 'paid';
    return isPaid ? newsOfSession(id, 'paid', event.data.object) : null;
  }
  if (type === 'checkout.session.async_payment_succeeded') {
    return newsOfSession(id, 'paid', event.data.object);
  }
  if (type === 'checkout.session.async_payment_failed') {
    return newsOfSession(id, 'failed', event.data.object);
  }
  const isRefund = type === 'refund.updated' || type === 'refund.failed';
  return isRefund ? newsOfRefund(id, event.data.object) : null;
}

function newsOfSession(
  id: string,
  kind: 'paid' | 'failed',
  session: Stripe.Checkout.Session,
): PaymentNews {
  const currency = (session.currency ?? '').toUpperCase();
  return { id, kind, paymentRef: session.id, amountMinor: session.amount_total ?? 0, currency };
}

function newsOfRefund(id: string, refund: Stripe.Refund): PaymentNews | null {
  const refundKey = refund.metadata?.refund_key;
  const state = stateOf(refund.status);
  if (!refundKey || state === 'pending') return null;
  return {
    id,
    kind: state === 'done' ? 'refunded' : 'refundFailed',
    paymentRef: '',
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    refundKey,
    refundRef: refund.id,
  };
}

function stateOf(status: string | null): 'done' | 'pending' | 'refused' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
}

function idOf(intent: string | { id: string } | null): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id;
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
