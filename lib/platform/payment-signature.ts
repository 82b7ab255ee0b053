/** Thrown for news that the provider did not sign, or signed too long ago. */
export class PaymentSignatureError extends Error {
  override name = 'PaymentSignatureError';
}
