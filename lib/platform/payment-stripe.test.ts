import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { PaymentSignatureError } from './payment-signature';
import { stripePayments } from './payment-stripe';

const SECRET = 'whsec_test';
let server: Server;
let payments: ReturnType<typeof stripePayments>;
const asked: { path: string; key: string | undefined; body: URLSearchParams }[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const path = `${request.method} ${request.url}`;
      const key = request.headers['idempotency-key'] as string | undefined;
      asked.push({ path, key, body: new URLSearchParams(text) });
      const session = {
        id: 'cs_1',
        status: 'open',
        payment_intent: 'pi_1',
        url: 'https://pay.example/cs_1',
      };
      const answers: Record<string, object> = {
        'POST /v1/refunds': { id: 're_1', object: 'refund', status: 'succeeded' },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[path] ?? session));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: SECRET, apiUrl });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => asked.splice(0));

const signed = (event: object) => {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  return payments.readNews(body, signature);
};

describe('stripe', () => {
  it('begins a session with our key, amount and reference', async () => {
    const begun = await payments.begin({
      idempotencyKey: 'order:5',
      reference: 'ABC',
      title: 'Event',
      quantity: 2,
      amountMinor: 24_000,
      currency: 'HKD',
      email: 'ada@example.org',
      language: 'zh-Hant',
      expiresAt: new Date('2026-11-02T03:00:00.000Z'),
      successUrl: 'https://news.example/ac_order/5',
      cancelUrl: 'https://news.example/ac_order/5',
      sandboxUrl: 'https://news.example/ac_pay/5',
    });
    expect(begun).toEqual({ ref: 'cs_1', url: 'https://pay.example/cs_1' });
    const [{ path, key, body } = { path: '', key: '', body: new URLSearchParams() }] = asked;
    expect([path, key]).toEqual(['POST /v1/checkout/sessions', 'order:5']);
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe('24000');
    expect(body.get('line_items[0][price_data][currency]')).toBe('hkd');
    expect(body.get('client_reference_id')).toBe('ABC');
    expect(body.get('locale')).toBe('zh-HK');
  });

  it('refunds the payment of a session once a key, and ends an open one', async () => {
    const request = {
      idempotencyKey: 'refund:7',
      paymentRef: 'cs_1',
      amountMinor: 500,
      currency: 'HKD',
    };
    expect(await payments.refund(request)).toEqual({ state: 'done', ref: 're_1' });
    const refund = asked.at(-1);
    expect(refund?.key).toBe('refund:7');
    expect(refund?.body.get('payment_intent')).toBe('pi_1');
    expect(refund?.body.get('amount')).toBe('500');
    await payments.cancel('cs_1');
    expect(asked.at(-1)?.path).toBe('POST /v1/checkout/sessions/cs_1/expire');
  });

  it('reads what Stripe signed, and nothing else', () => {
    const object = { id: 'cs_1', payment_status: 'paid', amount_total: 24_000, currency: 'hkd' };
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    };
    expect(signed(event)).toEqual({
      id: 'evt_1',
      kind: 'paid',
      paymentRef: 'cs_1',
      amountMinor: 24_000,
      currency: 'HKD',
    });
    const unpaid = { ...event, data: { object: { ...object, payment_status: 'unpaid' } } };
    expect(signed(unpaid)).toBeNull();
    expect(signed({ ...event, type: 'customer.created' })).toBeNull();
    expect(() => payments.readNews(JSON.stringify(event), 't=1,v1=00')).toThrow(
      PaymentSignatureError,
    );
  });

  it('knows our refund by its key', () => {
    const refund = {
      id: 're_1',
      amount: 500,
      currency: 'hkd',
      status: 'failed',
      metadata: { refund_key: 'refund:7' },
    };
    const news = signed({
      id: 'evt_2',
      object: 'event',
      type: 'refund.failed',
      data: { object: refund },
    });
    expect(news).toMatchObject({ kind: 'refundFailed', refundKey: 'refund:7', refundRef: 're_1' });
  });
});
