import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { request as requests, type APIRequestContext } from '@playwright/test';
import Stripe from 'stripe';
import { PASSWORD } from './fixtures/accounts';
import { liveEvent, ticketOf } from './fixtures/live-event';
import { callAs, type Reader } from './fixtures/reader';
import { callSite, expect, test } from './fixtures/site';

const SECRET = 'whsec_of_a_test';
const START_MS = 240_000;

test.describe('the webhook of Stripe', () => {
  test.skip(Boolean(process.env.BASE_URL), 'it starts a server of its own');
  test.describe.configure({ mode: 'serial', timeout: START_MS + 60_000 });

  let standIn: Server;
  let site: ChildProcess;
  let request: APIRequestContext;
  let folder: string;
  const asked: { path: string; body: URLSearchParams }[] = [];

  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    standIn = await listen((path, body) => {
      asked.push({ path, body });
      if (path === 'POST /v1/refunds') return { id: 're_1', object: 'refund', status: 'succeeded' };
      const id = 'cs_test_1';
      return { id, status: 'open', payment_intent: 'pi_1', url: `https://pay.example/${id}` };
    });
    const port = await freePort();
    folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-webhook-'));
    const url = `http://127.0.0.1:${port}`;
    site = spawn(process.execPath, ['scripts/start.mjs'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...settings(folder),
        PORT: String(port),
        SITE_URL: url,
        STRIPE_API_URL: `http://127.0.0.1:${portOf(standIn)}`,
      },
    });
    request = await requests.newContext({ baseURL: url });
    const health = async () =>
      (await request.get('/api/health').catch(() => undefined))?.status() ?? 0;
    await expect.poll(health, { timeout: START_MS - 20_000, intervals: [1_000] }).toBe(200);
  });

  test.afterAll(async () => {
    await request?.dispose();
    standIn?.close();
    const ended = new Promise((resolve) => site?.once('exit', resolve));
    if (site?.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const member = (role: 'reader' | 'admin') => makeMemberIn(request, folder, role);
  const send = (body: string, signature = signed(body)) =>
    request.post('/api/payments/stripe', {
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      data: Buffer.from(body),
    });

  test('takes in what is signed over the raw body, once, and refuses everything else', async () => {
    const owner = await member('admin');
    const buyer = await member('reader');
    const event = await liveEvent(request, owner, [ticketOf()], {}, owner);
    const { id } = await callAs(request, buyer, 'admin/activity/order', {
      client_key: crypto.randomUUID(),
      event_id: event.id,
      ticket_id: event.tickets[0]!.id,
      quantity: 2,
    });
    const { url } = await callAs(request, buyer, 'admin/activity/orderPay', { id });
    expect(url).toBe('https://pay.example/cs_test_1');
    const details = () => callAs(request, buyer, 'admin/activity/orderDetails', { id });

    // Spaces and an accent that parsing and writing anew would not keep.
    const paid = newsOf('evt_1', 24_000).replace('{"id"', '{  "note": "é", "id"');
    const wrong = await send(paid, signed(paid.replace('24000', '100')));
    expect([wrong.status(), (await details()).status]).toEqual([400, 'paying']);
    expect((await send(paid, '')).status()).toBe(400);
    expect((await send('x'.repeat(300 * 1024))).status()).toBe(413);
    expect((await request.get('/api/payments/stripe')).status()).toBe(405);

    const other = newsOf('evt_0', 100);
    expect((await send(other)).status()).toBe(200);
    expect((await details()).status).toBe('paying');

    const answers = await Promise.all([paid, paid, paid, paid, paid].map((body) => send(body)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
    expect((await send(newsOf('evt_2', 24_000))).status()).toBe(200);
    const order = await details();
    expect(order).toMatchObject({ status: 'paid', total: 24_000, refunded: 0 });
    expect(order.tickets).toHaveLength(2);
    expect(order.steps.map(({ act }) => act)).toEqual(['reserve', 'pay']);

    await callAs(request, owner, 'admin/activity/orderCancel', { id, percent: 50 });
    expect(await details()).toMatchObject({ status: 'refunded', refunded: 12_000 });
    const refund = asked.find(({ path: to }) => to === 'POST /v1/refunds');
    expect(refund?.body.get('amount')).toBe('12000');
  });
});

function newsOf(id: string, amount: number): string {
  const object = {
    id: 'cs_test_1',
    payment_status: 'paid',
    amount_total: amount,
    currency: 'hkd',
  };
  return JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
}

function signed(payload: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
}

function settings(folder: string): Record<string, string> {
  return {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    API_HOST: '',
    HOST: '',
    SMTP_URL: '',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
  };
}

async function makeMemberIn(
  request: APIRequestContext,
  folder: string,
  role: 'reader' | 'admin',
): Promise<Reader> {
  const email = `${role}-${crypto.randomUUID()}@example.org`;
  await promisify(execFile)(
    process.execPath,
    ['scripts/task.mjs', 'user', email, '--role', role, '--password', PASSWORD],
    { env: { ...process.env, ...settings(folder) } },
  );
  const { token, id } = await callSite(request, 'login', { type: 4, email, password: PASSWORD });
  return { email, password: PASSWORD, token, id };
}

async function listen(answer: (path: string, body: URLSearchParams) => object): Promise<Server> {
  const server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk) => (text += String(chunk)));
    incoming.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const said = answer(`${incoming.method} ${incoming.url}`, new URLSearchParams(text));
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function freePort(): Promise<number> {
  const server = await listen(() => ({}));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
