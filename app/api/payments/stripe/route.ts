import { respondToWebhook } from '@/lib/api/payment-webhook';

export function POST(request: Request): Promise<Response> {
  return respondToWebhook(request);
}
