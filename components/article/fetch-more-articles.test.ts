/** @jest-environment jsdom */
import { fetchMoreArticles } from './fetch-more-articles';

const ASKED = {
  locale: 'zh-Hant',
  filter: { section: 'policy' },
  limit: 10,
  next: { page: 2 },
} as const;

describe('fetchMoreArticles', () => {
  const answer = (body: unknown) => {
    const fetched = jest.fn((_url: string, _init: RequestInit) =>
      Promise.resolve({
        json: async () =>
          JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as unknown,
      }),
    );
    globalThis.fetch = fetched as unknown as typeof fetch;
    AbortSignal.timeout ??= () => new AbortController().signal;
    return fetched;
  };

  it('asks for the page in the language of the page, then goes on by cursor', async () => {
    const fetched = answer({ code: 200, message: '', data: { list: [], next_cursor: 'abc' } });
    await expect(fetchMoreArticles(ASKED)).resolves.toEqual({ list: [], next: { cursor: 'abc' } });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/getArticleList');
    expect(init?.headers).toMatchObject({ language: 'hk' });
    expect(JSON.parse(String(init?.body))).toEqual({ section: 'policy', page: 2, limit: 10 });
  });

  it('ends where there is no cursor', async () => {
    answer({ code: 200, message: '', data: { list: [], next_cursor: null } });
    await expect(fetchMoreArticles(ASKED)).resolves.toEqual({ list: [], next: null });
  });

  it("throws the server's sentence for the reader", async () => {
    answer({ code: 429, message: '操作太頻繁。', data: null });
    await expect(fetchMoreArticles(ASKED)).rejects.toThrow('操作太頻繁。');
  });

  it.each(['<html>502</html>', { code: 200, data: null }])(
    'throws without words for %j',
    async (body) => {
      answer(body);
      await expect(fetchMoreArticles(ASKED)).rejects.toThrow(/^$/);
    },
  );
});
