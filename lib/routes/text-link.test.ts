import { textLink } from './text-link';

describe('textLink', () => {
  it('is the address of the edition that is shown, which says its language where it is another', () => {
    expect(textLink('gw_detail', { id: 5, lang: 'en' }, 'en')).toEqual({ href: '/en/gw_detail/5' });
    expect(textLink('gw_detail', { id: 5, lang: 'zh-Hans' }, 'en')).toEqual({
      href: '/gw_detail/5',
      hrefLang: 'zh-Hans',
    });
    expect(textLink('kuaixun_wz', { id: 7, lang: 'en' }, 'zh-Hant')).toEqual({
      href: '/en/kuaixun_wz/7',
      hrefLang: 'en',
    });
  });
});
