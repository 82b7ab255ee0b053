import { LOCALES } from '@/lib/i18n/locales';
import { languagePaths, switchLocalePath } from './switch-locale';

describe('switchLocalePath', () => {
  it.each([
    ['/gw_detail/5', 'zh-Hant', '/zh-hant/gw_detail/5'],
    ['/zh-hant/gw_detail/5', 'en', '/en/gw_detail/5'],
    ['/en/gw_detail/5', 'zh-Hans', '/gw_detail/5'],
    ['/', 'en', '/en/home'],
    ['/en/home', 'zh-Hans', '/'],
    ['/zh-hant', 'zh-Hans', '/'],
    ['/en/gw_dex/5/page/2', 'zh-Hant', '/zh-hant/gw_dex/5/page/2'],
    ['/search/a%2Fb', 'en', '/en/search/a%2Fb'],
    ['/hk', 'zh-Hant', '/hk'],
    ['/hk', 'en', '/en/home'],
    ['/en', 'zh-Hans', '/'],
    ['/nothing/here', 'en', '/en/nothing/here'],
    ['/en/nothing', 'zh-Hans', '/nothing'],
    ['//evil.example', 'zh-Hans', '/evil.example'],
    ['/en//evil.example', 'zh-Hans', '/evil.example'],
    ['/\\evil.example', 'zh-Hans', '/evil.example'],
  ] as const)('turns %s in %s into %s', (pathname, locale, expected) => {
    expect(switchLocalePath(pathname, locale)).toBe(expected);
    expect(languagePaths(pathname)[locale]).toBe(expected);
  });

  it('comes back to where it began', () => {
    for (const pathname of ['/', '/gw_detail/5', '/home_wz/page/3', '/search/%25']) {
      for (const locale of LOCALES) {
        expect(switchLocalePath(switchLocalePath(pathname, locale), 'zh-Hans')).toBe(pathname);
      }
    }
  });
});
