import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '../contract/constants';
import { callRemote } from './remote';

interface Recorded {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let host: string;
let answer: { status: number; body: string } | 'silence';
const recorded: Recorded[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    request.setEncoding('latin1');
    for await (const chunk of request) body += String(chunk);
    recorded.push({ method: request.method, url: request.url, headers: request.headers, body });
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  // A busy machine may rest longer between two calls than an idle connection lives.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  recorded.length = 0;
});

function answerWith(body: unknown, status = 200) {
  answer = { status, body: JSON.stringify(body) };
}

const words = { searchLists: [{ id: 1, keyword: '以太坊的发展' }] };

describe('callRemote', () => {
  it('sends what the spec says: bare token, language, os, JSON body', async () => {
    answerWith({ code: 200, message: 'success', data: words });
    await callRemote('hotSearchList', {}, { host, locale: 'zh-Hans', token: 'abc123' });
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toMatchObject({ method: 'POST', url: '/hotSearchList', body: '{}' });
    expect(recorded[0]?.headers).toMatchObject({
      authorization: 'abc123',
      language: 'cn',
      os: 'ios',
      'content-type': 'application/json',
    });
  });

  it('sends no Authorization without a token, and a GET in the query', async () => {
    answerWith({ code: 200, message: '', data: { hotLists: [] } });
    await callRemote('homeHotList', { limit: 3 }, { host, locale: 'zh-Hans' });
    expect(recorded[0]).toMatchObject({ method: 'GET', url: '/homeHotList?limit=3', body: '' });
    expect(recorded[0]?.headers.authorization).toBeUndefined();
  });

  it('passes a file on as a form, with the token, and makes its address public', async () => {
    const mediaHosts = { testHost: 'store.test', publicOrigin: 'https://media.example' };
    const url = 'https://store.test/a/b.jpg';
    answerWith({ code: 200, message: 'success', data: { url, width: 3, height: 2 } });
    const file = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a]);
    const caller = { host, locale: 'zh-Hans', token: 'abc123', mediaHosts } as const;
    const answered = await callRemote('upload', { file, type: 'avatar' }, caller);
    expect(answered).toEqual({ url: 'https://media.example/a/b.jpg', width: 3, height: 2 });
    const { headers, body } = recorded[0]!;
    expect(headers).toMatchObject({ authorization: 'abc123', language: 'cn', os: 'ios' });
    const form = await new Response(Buffer.from(body, 'latin1'), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect(form.get('type')).toBe('avatar');
    const sent = form.get('file') as File;
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(file);
  });

  it('waits 100000 ms by the spec', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(100_000);
  });

  it('turns the text of a traditional page, not its keys', async () => {
    answerWith({ code: 200, message: '', data: words });
    const result = await callRemote('hotSearchList', {}, { host, locale: 'zh-Hant' });
    expect(result.searchLists[0]).toEqual({ id: 1, keyword: '以太坊的發展' });
  });

  it('keeps the code and the message of a refusal', async () => {
    answerWith({ code: 1005, message: '账号已停用', data: null });
    await expect(
      callRemote('hotSearchList', {}, { host, locale: 'zh-Hans' }),
    ).rejects.toMatchObject({
      key: 'accountUnavailable',
      code: 1005,
      details: { message: '账号已停用' },
    });
  });

  it('returns a response without a code as it is', async () => {
    answerWith(words);
    await expect(callRemote('hotSearchList', {}, { host, locale: 'zh-Hans' })).resolves.toEqual(
      words,
    );
  });

  it.each([
    ['text that is no JSON', { status: 502, body: '<html>Bad gateway</html>' }],
    ['data of another shape', { status: 200, body: '{"code":200,"data":{"searchLists":3}}' }],
  ])('fails as upstreamFailed on %s', async (_what, given) => {
    answer = given;
    await expect(
      callRemote('hotSearchList', {}, { host, locale: 'zh-Hans' }),
    ).rejects.toMatchObject({ key: 'upstreamFailed', status: 502 });
  });

  it('gives up when the back end stays silent', async () => {
    answer = 'silence';
    await expect(
      callRemote('hotSearchList', {}, { host, locale: 'zh-Hans', timeoutMs: 50 }),
    ).rejects.toMatchObject({ key: 'upstreamTimeout', status: 504 });
  });
});
