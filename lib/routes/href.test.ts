import { href } from './href';

describe('href', () => {
  it.each([
    [href('home', { locale: 'zh-Hans' }), '/'],
    [href('home', { locale: 'zh-Hant' }), '/zh-hant'],
    [href('home', { locale: 'en', hash: 'login' }), '/en/home#login'],
    [href('en', { locale: 'zh-Hans' }), '/en'],
    [href('hk', { locale: 'en' }), '/hk'],
    [href('gw_detail', { locale: 'zh-Hans', param: 5 }), '/gw_detail/5'],
    [href('gw_detail', { locale: 'en', param: '5' }), '/en/gw_detail/5'],
    [href('gw_dex', { locale: 'zh-Hant', param: 5, page: 2 }), '/zh-hant/gw_dex/5/page/2'],
    [href('home_wz', { locale: 'zh-Hans', page: 1 }), '/home_wz'],
    [
      href('search', { locale: 'zh-Hans', param: ' a/b %?#+🚀 ' }),
      '/search/a%2Fb%20%25%3F%23%2B%F0%9F%9A%80',
    ],
    [href('search', { locale: 'zh-Hans', param: 'a\uD800' }), '/search/a%EF%BF%BD'],
    [href('search', { locale: 'en', param: '..' }), '/en/search'],
    [href('search', { locale: 'en' }), '/en/search'],
    [
      href('search', {
        locale: 'en',
        param: 'btc',
        view: { kind: 'flash', sort: 'date' },
        page: 2,
      }),
      '/en/search/btc/flash-date/page/2',
    ],
    [href('search', { locale: 'en', param: 'btc', view: { sort: 'date' } }), '/en/search/btc/date'],
    [href('search', { locale: 'en', param: 'btc', view: { sort: undefined } }), '/en/search/btc'],
    [
      href('ac_checkout', { locale: 'zh-Hans', param: 5, view: { ticket: '12' } }),
      '/ac_checkout/5/12',
    ],
    [href('my_events', { locale: 'en' }), '/en/my/events'],
  ])('gives %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it.each([0, -1, 1.5, NaN, 2 ** 31, '', '..', 'a'])('refuses %p as an id', (param) => {
    expect(() => href('gw_detail', { locale: 'zh-Hans', param })).toThrow(RangeError);
  });

  it('refuses a view that the row does not have', () => {
    // @ts-expect-error no such kind
    expect(() => href('search', { locale: 'en', param: 'a', view: { kind: 'coin' } })).toThrow(
      RangeError,
    );
    expect(() => href('ac_checkout', { locale: 'en', param: 1, view: { ticket: '0' } })).toThrow(
      RangeError,
    );
  });

  it('asks for a parameter where the row requires one, and for none where it has none', () => {
    // @ts-expect-error an article needs its id
    expect(() => href('gw_detail', { locale: 'en' })).toThrow(RangeError);
    // @ts-expect-error the about page has no parameter
    expect(href('aboutus', { locale: 'en', param: 5 })).toBe('/en/aboutus');
    // @ts-expect-error no such row
    expect(() => href('nothing', { locale: 'en' })).toThrow(RangeError);
  });
});
