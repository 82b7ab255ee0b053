import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wechatTickets } from '../../platform/wechat-tickets';
import { callContext } from '../../testing/call-context';
import { shareSignature, signShare } from './sign-share';

const DAY = '2026-11-02T02:00:00.000Z';
const url = 'https://example.org/gw_detail/5?from=singlemessage#top';

let asked: string[] = [];
let answers: Record<string, object> = {};
let server: Server;
let apiUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.end(JSON.stringify(answers[path.split('?')[0] ?? ''] ?? { errcode: 40001 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answers = {
    '/cgi-bin/stable_token': { access_token: 'token', expires_in: 7200 },
    '/cgi-bin/ticket/getticket': { errcode: 0, ticket: 'ticket', expires_in: 7200 },
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const context = (now = DAY) => callContext(undefined as never, { now: new Date(now) });
const signer = () => ({
  appId: 'wx1',
  siteOrigin: 'https://example.org',
  tickets: wechatTickets({ apiUrl, appId: 'wx1', secret: 'secret' }),
});

describe('the signature of a page for WeChat', () => {
  it('is that of WeChat’s own example', () => {
    const signature = shareSignature({
      ticket:
        'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value#fragment',
    });
    expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('is made with the account’s ticket, which is asked for once in two hours', async () => {
    const own = signer();
    const sign = (now: string) => signShare({ ctx: context(now), input: { url }, signer: own });
    const [signed] = await Promise.all([sign(DAY), sign(DAY), sign('2026-11-02T03:50:00.000Z')]);
    expect(asked).toHaveLength(2);
    expect(signed).toMatchObject({ appId: 'wx1', timestamp: Date.parse(DAY) / 1000 });
    const { nonceStr = '', timestamp = 0, signature } = signed ?? {};
    expect(signature).toBe(shareSignature({ ticket: 'ticket', nonceStr, timestamp, url }));
    await sign('2026-11-02T04:00:00.000Z');
    expect(asked).toHaveLength(4);
  });

  it('is refused without an account, for other sites’ pages, and where WeChat gives no ticket', async () => {
    const refused = (given: Parameters<typeof signShare>[0]) => expect(signShare(given)).rejects;
    await refused({ ctx: context(), input: { url }, signer: undefined }).toMatchObject({
      key: 'wechatUnavailable',
    });
    const other = { url: 'https://example.org.evil.test/gw_detail/5' };
    await refused({ ctx: context(), input: other, signer: signer() }).toMatchObject({
      key: 'invalidInput',
    });
    expect(asked).toEqual([]);
    answers = {};
    const own = signer();
    const ask = { ctx: context(), input: { url }, signer: own };
    await refused(ask).toMatchObject({ key: 'wechatUnavailable' });
    // The next visitor does not ask WeChat again at once.
    await refused(ask).toMatchObject({ key: 'wechatUnavailable' });
    expect(asked).toHaveLength(1);
  });
});
