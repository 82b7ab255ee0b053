/** @jest-environment jsdom */
import { pageAddress } from '@/lib/client/page-address';
import { keepReader } from '@/lib/client/reader-session';
import { readKept } from '@/lib/client/session-cache';
import { ALL_ROUTES } from '@/lib/routes/route-table';
import { switchLocalePath } from '@/lib/routes/switch-locale';
import { logOut, showReader, type ReaderInfo } from './reader-account';

const reload = jest.spyOn(pageAddress, 'reload').mockImplementation(() => undefined);
const go = jest.spyOn(pageAddress, 'go').mockImplementation(() => undefined);
const WORDS = { verifyAgain: 'Log in again.', failed: 'Not loaded.', homeHref: '/home' };
const INFO = {
  id: 7,
  name: 'Ada',
  email: 'ada@example.org',
  avatar: '',
  role: 'reader' as const,
  unread_notices: 2,
};

const answer = (body: unknown) => {
  const fetched = jest.fn((_url: string, _init: RequestInit) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(body) }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  return fetched;
};
const shown = async () => {
  const list: ReaderInfo[] = [];
  await showReader('en', (info) => list.push(info), WORDS);
  return list;
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  keepReader({ token: 'abc', id: 7, mobile: '' });
});

describe('showReader', () => {
  it('shows the answer, and what it kept of it before the next one', async () => {
    answer({ code: 200, message: '', data: INFO });
    expect(await shown()).toEqual([INFO]);
    answer({ code: 200, message: '', data: { ...INFO, unread_notices: 3 } });
    expect((await shown()).map(({ unread_notices }) => unread_notices)).toEqual([2, 3]);
  });

  it('shows nothing kept of another reader', async () => {
    answer({ code: 200, message: '', data: INFO });
    await shown();
    keepReader({ token: 'def', id: 8, mobile: '' });
    answer({ code: 200, message: '', data: { ...INFO, id: 8 } });
    expect((await shown()).map(({ id }) => id)).toEqual([8]);
  });

  it.each([
    { code: 200, message: 'success', data: null },
    { code: 200, data: {} },
  ])('has the reader log in again for %j', async (body) => {
    answer(body);
    expect(await shown()).toEqual([]);
    expect(document.cookie).not.toContain('token');
    expect(go).toHaveBeenCalledWith('/home');
  });
});

describe('logOut', () => {
  it('ends the session, forgets the reader and loads the page anew', async () => {
    answer({ code: 200, message: '', data: INFO });
    await shown();
    const fetched = answer({ code: 200, message: '', data: {} });
    await logOut('en', '/en/home');
    expect(fetched.mock.calls[0]![0]).toBe('/api/logOut');
    expect(fetched.mock.calls[0]![1].headers).toMatchObject({ authorization: 'abc' });
    expect(document.cookie).toBe('');
    expect(readKept('reader:info', 'en')).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(ALL_ROUTES)('goes home from $sample where its row needs a reader', async (route) => {
    answer({ code: 200, message: '', data: {} });
    history.replaceState(null, '', switchLocalePath(route.sample, 'en'));
    await logOut('en', '/en/home');
    expect(go).toHaveBeenCalledTimes(route.auth ? 1 : 0);
    expect(reload).toHaveBeenCalledTimes(route.auth ? 0 : 1);
  });

  it('does so too when the server does not answer', async () => {
    globalThis.fetch = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    await logOut('en', '/en/home');
    expect(document.cookie).toBe('');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
