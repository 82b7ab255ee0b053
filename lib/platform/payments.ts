import { env, type Env } from './env';
import type { PaymentProvider } from './payment-provider';
import { sandboxPayments } from './payment-sandbox';
import { stripePayments } from './payment-stripe';

let installed: { provider: PaymentProvider | null } | undefined;

/** Who takes money in here; null where only free tickets are sold. */
export function installedPayments(): PaymentProvider | null {
  installed ??= { provider: paymentsFor(env()) };
  return installed.provider;
}

/** The provider that settings name. */
export function paymentsFor(settings: Env): PaymentProvider | null {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = settings;
  if (PAYMENT_PROVIDER === 'sandbox') return sandboxPayments();
  if (PAYMENT_PROVIDER === 'none' || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
  });
}
