import { alternates } from './alternates';

describe('alternates', () => {
  it('lists every language of a page, itself too', () => {
    expect(alternates('gw_detail', { locale: 'zh-Hant', param: 5 })).toEqual({
      canonical: '/zh-hant/gw_detail/5',
      languages: {
        'zh-Hans': '/gw_detail/5',
        'zh-Hant': '/zh-hant/gw_detail/5',
        en: '/en/gw_detail/5',
        'x-default': '/gw_detail/5',
      },
    });
  });

  it('points an English page without an English edition to the Chinese one', () => {
    const chinese = ['zh-Hans', 'zh-Hant'] as const;
    expect(alternates('gw_detail', { locale: 'en', param: 5 }, chinese)).toEqual({
      canonical: '/gw_detail/5',
      languages: {
        'zh-Hans': '/gw_detail/5',
        'zh-Hant': '/zh-hant/gw_detail/5',
        'x-default': '/gw_detail/5',
      },
    });
  });

  it('gives later pages of a list their own canonical URL', () => {
    const { canonical, languages } = alternates('home_wz', { locale: 'en', page: 2 });
    expect(canonical).toBe('/en/home_wz/page/2');
    expect(languages['x-default']).toBe('/home_wz/page/2');
  });

  it('knows the three forms of home', () => {
    expect(alternates('home', { locale: 'en' })).toEqual({
      canonical: '/en/home',
      languages: { 'zh-Hans': '/', 'zh-Hant': '/zh-hant', en: '/en/home', 'x-default': '/' },
    });
  });

  it('gives a page of one language its one URL', () => {
    const hk = { canonical: '/hk', languages: { 'zh-Hant': '/hk', 'x-default': '/hk' } };
    expect(alternates('hk', { locale: 'zh-Hant' })).toEqual(hk);
  });
});
