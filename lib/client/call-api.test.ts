/** @jest-environment jsdom */
import { CallFailed, callApi } from './call-api';
import { pageAddress } from './page-address';

const answer = (body: unknown, ok = true) => {
  const fetched = jest.fn((_url: string, _init: RequestInit) =>
    Promise.resolve({
      ok,
      json: () => Promise.resolve(typeof body === 'string' ? JSON.parse(body) : body),
    }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  return fetched;
};
const success = (data: unknown) => ({ code: 200, message: 'success', data });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'token=; max-age=0';
});

describe('callApi', () => {
  it('posts JSON in the language of the page, with the headers of the spec', async () => {
    const fetched = answer(success({ searchLists: [] }));
    await expect(callApi('hotSearchList', {}, { locale: 'zh-Hans' })).resolves.toEqual({
      searchLists: [],
    });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/hotSearchList');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{}',
      headers: { language: 'cn', os: 'ios', 'content-type': 'application/json' },
    });
    expect(init.headers).not.toHaveProperty('authorization');
  });

  it('puts the input of a GET into the query, and the bare token into the header', async () => {
    document.cookie = 'token=abc';
    const fetched = answer(success({ hotLists: [] }));
    await callApi('homeHotList', { limit: 5 }, { locale: 'zh-Hant', method: 'GET' });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/homeHotList?limit=5');
    expect(init.body).toBeUndefined();
    expect(init.headers).toMatchObject({ language: 'hk', authorization: 'abc' });
  });

  it("throws the server's sentence with its code", async () => {
    answer({ code: 429, message: '操作太頻繁。', data: null });
    const failure = await callApi('hotSearchList', {}, { locale: 'en' }).catch((error) => error);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ code: 429, message: '操作太頻繁。' });
  });

  it.each([1005, 10300, 10100, 10200, 5006])(
    'gives code %d to the caller unchanged',
    async (code) => {
      const reload = jest.spyOn(pageAddress, 'reload').mockImplementation(() => undefined);
      document.cookie = 'token=abc';
      answer({ code, message: 'as said', data: null, fields: { email: 'invalid' } }, false);
      await expect(callApi('hotSearchList', {}, { locale: 'en' })).rejects.toMatchObject({
        code,
        message: 'as said',
        fields: { email: 'invalid' },
      });
      expect(document.cookie).toBe('token=abc');
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('loads an outdated page anew and rejects, without a loop', async () => {
    const reload = jest.spyOn(pageAddress, 'reload').mockImplementation(() => undefined);
    answer({ code: 10500, message: 'new page', data: null }, false);
    const call = () => callApi('hotSearchList', {}, { locale: 'en' });
    await expect(call()).rejects.toMatchObject({ code: 10500 });
    await expect(call()).rejects.toMatchObject({ code: 10500 });
    // The page that was loaded learns the same.
    window.dispatchEvent(new Event('pageshow'));
    await expect(call()).rejects.toMatchObject({ code: 10500 });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives an answer without a code as it is', async () => {
    answer({ searchLists: [] });
    await expect(callApi('hotSearchList', {}, { locale: 'en' })).resolves.toEqual({
      searchLists: [],
    });
    answer({ searchLists: [] }, false);
    await expect(callApi('hotSearchList', {}, { locale: 'en' })).rejects.toMatchObject({ code: 0 });
  });

  it.each(['{"code":200,"message":"success","data":null}', '{"code":null}', 'null', '<html>'])(
    'throws without words for %s',
    async (body) => {
      answer(success({}));
      const json = () => Promise.resolve().then(() => JSON.parse(body) as unknown);
      globalThis.fetch = (() => Promise.resolve({ ok: true, json })) as unknown as typeof fetch;
      await expect(callApi('hotSearchList', {}, { locale: 'en' })).rejects.toMatchObject({
        name: 'CallFailed',
        message: '',
      });
    },
  );

  it('throws where nothing answers', async () => {
    globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    await expect(callApi('hotSearchList', {}, { locale: 'en' })).rejects.toMatchObject({ code: 0 });
  });
});
