/** What a provider is asked to take in. */
export interface PaymentRequest {
  /** Name of the order; the same key answers with the same payment, however often it is asked. */
  idempotencyKey: string;
  reference: string;
  /** What is paid for, as the provider's page shows it. */
  title: string;
  quantity: number;
  /** In the smallest unit of the currency (ISO 4217). */
  amountMinor: number;
  currency: string;
  email: string | null;
  language: string;
  /**
   * When its page closes at the latest, more than 30 minutes ahead; the same for the same key.
   * The order's own hold is over before.
   */
  expiresAt: Date;
  /** Absolute addresses that the provider leads back to. */
  successUrl: string;
  cancelUrl: string;
  /** Where the sandbox's own page is. */
  sandboxUrl: string;
}

/** What a provider tells of a payment, by a webhook. */
export interface PaymentNews {
  /** The provider's own id of the news: the same one is taken in once. */
  id: string;
  kind: 'paid' | 'failed' | 'refunded' | 'refundFailed';
  paymentRef: string;
  amountMinor: number;
  currency: string;
  /** Our key of a refund, `refund:<id>`, for news of one. */
  refundKey?: string | undefined;
  refundRef?: string | undefined;
}

export interface RefundRequest {
  /** `refund:<id>`: the same key is one refund. */
  idempotencyKey: string;
  paymentRef: string;
  amountMinor: number;
  currency: string;
}

/** Who takes money in and gives it back. Spoken to outside of transactions, always with a key. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** @throws Error where the provider does not answer, or refuses. */
  begin(request: PaymentRequest): Promise<{ ref: string; url: string }>;
  /** `pending` is told of later, by news. @throws Error where another try is of use. */
  refund(request: RefundRequest): Promise<{ state: 'done' | 'pending' | 'refused'; ref: string }>;
  /** No payment is taken in any more, as far as that can be said. @throws Error as `begin` */
  cancel(paymentRef: string): Promise<void>;
  /**
   * What a webhook says; null for news of no concern.
   * @throws PaymentSignatureError for what the provider did not sign.
   */
  readNews(body: string, signature: string): PaymentNews | null;
}
