/** @jest-environment jsdom */
import { CallFailed } from './call-api';
import { sayKeptMessage } from './kept-message';
import { pageAddress } from './page-address';
import type * as Failures from './report-failure';
import { keep, readKept } from './session-cache';

const reload = jest.spyOn(pageAddress, 'reload').mockImplementation(() => undefined);
const go = jest.spyOn(pageAddress, 'go').mockImplementation(() => undefined);
const READER = { verifyAgain: 'Log in again.', failed: 'Not loaded.', homeHref: '/en/home' };

const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
/** As on a page that has just been loaded. */
const freshPage = () => {
  let page: typeof Failures | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Failures>('./report-failure');
  });
  return page as typeof Failures;
};

jest.mock('./page-address', () => {
  const shared = globalThis as unknown as { pageAddress?: object };
  return { pageAddress: (shared.pageAddress ??= { reload: () => 0, go: () => 0 }) };
});
jest.mock('./call-api', () => {
  const shared = globalThis as unknown as { callApi?: object };
  return (shared.callApi ??= jest.requireActual<object>('./call-api'));
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.cookie = 'token=abc; path=/';
});
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'token=; max-age=0; path=/';
});

describe('reportFailure', () => {
  it('says the server’s sentence for 3 s', () => {
    freshPage().reportFailure(new CallFailed(429, 'Too often.'), 'Failed.');
    expect(toasts()).toEqual(['Too often.']);
    jest.advanceTimersByTime(3_000);
    expect(toasts()).toEqual([]);
  });

  it('says its own where none came', () => {
    freshPage().reportFailure(new CallFailed(0, ''), 'Failed.');
    expect(toasts()).toEqual(['Failed.']);
  });

  it('shows the message of an unusable account for 5 s', () => {
    freshPage().reportFailure(new CallFailed(1005, 'Blocked.'), 'Failed.');
    jest.advanceTimersByTime(4_999);
    expect(toasts()).toEqual(['Blocked.']);
    jest.advanceTimersByTime(1);
    expect(toasts()).toEqual([]);
    expect(document.cookie).toContain('token=abc');
  });

  it('signs out once for a session that ended, and says so once, on the next page', () => {
    const { reportFailure } = freshPage();
    for (const _ of [1, 2, 3]) reportFailure(new CallFailed(10200, 'Ended.'), 'Failed.');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).not.toContain('token');
    expect(toasts()).toEqual([]);
    sayKeptMessage();
    sayKeptMessage();
    expect(toasts()).toEqual(['Ended.']);
  });

  it('is silent about calls that were sent without the token of the session that ended', () => {
    const { reportFailure, reportReaderFailure, leaveForHome } = freshPage();
    reportFailure(new CallFailed(10200, 'Ended.'), 'Failed.');
    reportFailure(new CallFailed(10100, 'Log in.'), 'Failed.');
    reportReaderFailure(new CallFailed(10100, 'Log in.'), READER);
    leaveForHome('Log in.', '/en/home');
    expect([toasts(), go.mock.calls, reload.mock.calls.length]).toEqual([[], [['/en/home']], 1]);
    sayKeptMessage();
    expect(toasts()).toEqual(['Ended.']);
  });

  it('goes home with the first sentence of several calls', () => {
    const { leaveForHome } = freshPage();
    leaveForHome('Ended.', '/en/home');
    leaveForHome('Log in.', '/en/home');
    sayKeptMessage();
    expect(toasts()).toEqual(['Ended.']);
  });

  it('loads an outdated page anew, and says it where that did not help', () => {
    freshPage().reportFailure(new CallFailed(10500, 'New page.'), 'Failed.');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
    freshPage().reportFailure(new CallFailed(10500, 'New page.'), 'Failed.');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual(['New page.']);
  });
});

describe('reportReaderFailure', () => {
  const isSignedOut = () => !document.cookie.includes('token');

  it('asks to log in again where the data are missing', () => {
    keep('reader:info', 'en', { id: 7 });
    freshPage().reportReaderFailure(new CallFailed(200, ''), READER);
    expect(isSignedOut()).toBe(true);
    expect(readKept('reader:info', 'en')).toBeUndefined();
    expect(go).toHaveBeenCalledWith('/en/home');
    sayKeptMessage();
    expect(toasts()).toEqual(['Log in again.']);
  });

  it.each([
    [new CallFailed(500, 'Broken.'), 'Broken.'],
    [new CallFailed(10100, ''), 'Not loaded.'],
  ])('resets the token, says so and goes home for %j', (error, said) => {
    freshPage().reportReaderFailure(error, READER);
    expect(isSignedOut()).toBe(true);
    expect(go).toHaveBeenCalledWith('/en/home');
    sayKeptMessage();
    expect(toasts()).toEqual([said]);
  });

  it('stops at code 1005 after saying its message', () => {
    freshPage().reportReaderFailure(new CallFailed(1005, 'Blocked.'), READER);
    expect(toasts()).toEqual(['Blocked.']);
    expect([isSignedOut(), go.mock.calls.length]).toEqual([false, 0]);
  });

  it('signs out where the reader is, for a session that ended', () => {
    freshPage().reportReaderFailure(new CallFailed(10200, 'Ended.'), READER);
    expect([isSignedOut(), go.mock.calls.length, reload.mock.calls.length]).toEqual([true, 0, 1]);
  });

  it('leaves a reader whom nothing answered signed in', () => {
    freshPage().reportReaderFailure(new CallFailed(0, ''), READER);
    freshPage().reportReaderFailure(new TypeError('left'), READER);
    expect([isSignedOut(), toasts(), go.mock.calls.length]).toEqual([false, [], 0]);
  });
});
