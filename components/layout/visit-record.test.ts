/** @jest-environment jsdom */
import { logPageView, pageViewName } from '@/lib/client/analytics';
import { isAskedByBrowser, mayCount, setCounting } from '@/lib/client/privacy';
import { recordOf, visitOf } from './visit-record';

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  define('doNotTrack', null);
  define('globalPrivacyControl', undefined);
});

describe('the name of a page view', () => {
  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/zh-hant/gw_detail/5', 'gw_detail'],
    ['/en/home_kuaixun/policy', 'home_kuaixun'],
    ['/en', 'en'],
    ['/english', 'english'],
  ])('of %s is %s', (path, name) => expect(pageViewName(path)).toBe(name));
});

describe('logPageView', () => {
  const visit = { pathname: '/en/gw_detail/5', route: 'gw_detail', params: { id: '5' } };

  it('logs under the first segment, with the route’s name and parameters', () => {
    const logEvent = jest.fn();
    logPageView({ isSupported: () => true, logEvent }, visit);
    expect(logEvent).toHaveBeenCalledWith('gw_detail', { route: 'gw_detail', id: '5' });
  });

  it('tells the console where the service is not supported, and logs nothing', () => {
    const logEvent = jest.fn();
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    logPageView({ isSupported: () => false, logEvent }, visit);
    expect(said).toHaveBeenCalledTimes(1);
    expect(logEvent).not.toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('the tracking record', () => {
  it('tells of an article what the spec names', () => {
    document.body.innerHTML = `<main data-route="gw_detail" data-param="5">
      <h1>Blobs</h1><a rel="author" href="/author/12">Ada</a></main>`;
    sessionStorage.setItem('previousPath', '/home');
    const visit = visitOf(document.querySelector('main'));
    const record = recordOf({ ...visit!, pathname: '/gw_detail/5' }, new Date(0));
    expect(record).toEqual({
      wz_id: 5,
      wz_title: 'Blobs',
      time: '1970-01-01T00:00:00.000Z',
      event: 'gw_detail',
      usid: '',
      uuid: localStorage.getItem('uuid'),
      author_id: 12,
      platform: 'web',
      page: '/gw_detail/5',
      prepg: '/home',
      route: 'gw_detail',
      params: { id: '5' },
    });
  });

  it('is not made of a page that no row stands for', () => {
    document.body.innerHTML = '<main></main>';
    expect(visitOf(document.querySelector('main'))).toBeUndefined();
  });
});

describe('whether a visit may be counted', () => {
  it('is a yes until somebody says no', () => expect(mayCount()).toBe(true));

  it('is a no where the browser asks', () => {
    define('doNotTrack', '1');
    expect([isAskedByBrowser(), mayCount()]).toEqual([true, false]);
    define('doNotTrack', null);
    define('globalPrivacyControl', true);
    expect(mayCount()).toBe(false);
  });

  it('is a no where the reader said so, whose uuid goes, and a yes again when they say so', () => {
    localStorage.setItem('uuid', 'x');
    setCounting(false);
    expect([mayCount(), localStorage.getItem('uuid')]).toEqual([false, null]);
    setCounting(true);
    expect(mayCount()).toBe(true);
  });
});
