import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewaySender } from './sms';

let server: Server;
let status = 200;
let taken: { headers: IncomingHttpHeaders; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      taken.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  status = 200;
  taken = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
const message = { to: '+8613800138000', text: '验证码 123456', id: 'job-1' };

describe('gatewaySender', () => {
  it('posts number, words and id as JSON, with the key', async () => {
    await gatewaySender(url(), 'the key').send(message);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      body: message,
      headers: { authorization: 'Bearer the key', 'content-type': 'application/json' },
    });
  });

  it('sends no key where there is none', async () => {
    await gatewaySender(url(), undefined).send(message);
    expect(taken[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([302, 400, 429, 503])('fails where the gateway answers %s', async (answer) => {
    status = answer;
    await expect(gatewaySender(url(), 'the key').send(message)).rejects.toThrow();
  });

  it('fails where no gateway is there', async () => {
    await expect(gatewaySender('http://127.0.0.1:1/', undefined).send(message)).rejects.toThrow();
  });
});
