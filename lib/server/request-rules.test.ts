import { SETTLED_HEADER } from '../platform/page-life';
import {
  asksForOther,
  choseOtherLanguage,
  isKeepablePath,
  isEndlessPage,
  isSearchPage,
  isUnprefixed,
  removeForgeable,
} from './request-rules';

describe('isKeepablePath', () => {
  it.each([
    '/',
    '/gw_detail/5',
    '/zh-hant/gw_detail/5',
    '/en/home',
    '/search/%E4%BB%A5%E5%A4%AA%E5%9D%8A',
    '/feeds/rss.xml',
    '/_next/static/chunks/a-b_c.js',
    '/my-story',
    '/zh-hant/desks',
  ])('takes %s', (path) => expect(isKeepablePath(path)).toBe(true));

  it.each([
    ['a query', '/gw_detail/5?utm=1'],
    ['a fragment', '/home#x'],
    ['an empty segment', '/gw_detail//5'],
    ['another host', '//evil.example/'],
    ['a way up', '/a/../b'],
    ['a dot', '/./a'],
    ['a backslash', '/a\\b'],
    ['an escaped letter', '/gw_det%61il/5'],
    ['an escape in lower case', '/search/%e4%bb%a5'],
    ['an escaped slash', '/gw_detail%2F5'],
    ['a broken escape', '/search/%zz'],
    ['half a character', '/search/%E4%BB'],
    ['a raw Chinese letter', '/search/以'],
    ['a quote', '/a"b'],
    ['a control character', '/a\tb'],
    ['a call', '/api/homeLinsts'],
    ['the root of the calls', '/api'],
    ['data of the router', '/_next/data/x.json'],
    ['the picture maker', '/_next/image'],
    ['an absolute target', 'http://evil.example/'],
    ['a personal page', '/my'],
    ['a page below one', '/my/collect'],
    ['a personal page in English', '/en/publish/5'],
    ['a personal page in traditional Chinese', '/zh-hant/ac_mine'],
    ['the desk', '/desk/review'],
  ])('refuses %s', (_, path) => expect(isKeepablePath(path)).toBe(false));
});

describe('isSearchPage', () => {
  it.each([
    ['/search/btc', true],
    ['/zh-hant/search/%E4%BB%A5/page/2', true],
    ['/gw_search/a%2Fb', true],
    ['/en/s%65arch/btc?kind=flash', true],
    ['//search//btc', true],
    ['/search/%zz', true],
    ['/search', false],
    ['/en/search?keyword=btc', false],
    ['/searches/btc', false],
    ['/gw_detail/search', false],
    ['/api/search/x', false],
  ])('of %s is %s', (path, expected) => expect(isSearchPage(path)).toBe(expected));
});

describe('isEndlessPage', () => {
  it.each([
    ['/search/btc/flash-date', true],
    ['/ac_checkout/1/999999999', true],
    ['/zh-hant/ac_order/7', true],
    ['/en/ac_pay/7', true],
    ['/ac_detail/1', false],
    ['/gw_detail/1', false],
    ['/search', false],
  ])('of %s is %s', (path, expected) => expect(isEndlessPage(path)).toBe(expected));
});

describe('asksForOther', () => {
  it('notices a router request, even when it is empty', () => {
    expect(asksForOther({ rsc: '' })).toBe(true);
  });

  it.each(['next-router-prefetch', 'next-router-state-tree', 'next-action', 'next-url'])(
    'takes %s alone for nothing: anybody can say it',
    (name) => expect(asksForOther({ [name]: '1' })).toBe(false),
  );

  it('passes what a browser sends', () => {
    expect(asksForOther({ accept: 'text/html', cookie: 'a=b', 'sec-fetch-mode': 'navigate' })).toBe(
      false,
    );
  });
});

describe('choseOtherLanguage', () => {
  it.each([
    ['lang=en', true],
    ['a=1; lang=zh-hant; b=2', true],
    ['lang=zh-hans', false],
    ['lang=zh-Hans', false],
    // No language of the site: it must not lead past the finished pages.
    ['lang=', false],
    ['lang=evil', false],
    ['slang=en', false],
    ['a=lang=en', false],
    ['', false],
  ])('reads %j as %s', (cookie, expected) => expect(choseOtherLanguage(cookie)).toBe(expected));
});

describe('isUnprefixed', () => {
  it.each([
    ['/', true],
    ['/home', true],
    ['/english', true],
    ['/zh-hantx', true],
    ['/en', false],
    ['/en/home', false],
    ['/zh-hant/', false],
  ])('of %s is %s', (path, expected) => expect(isUnprefixed(path)).toBe(expected));
});

describe('removeForgeable', () => {
  it('takes away what Next would believe and leaves the rest', () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.7',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      [SETTLED_HEADER]: '1',
      'x-prerender-revalidate': 'guess',
      'x-matched-path': '/desk',
      forwarded: 'host=evil.example',
      'x-requested-with': 'fetch',
      rsc: '1',
    };
    const copy = { ...headers };
    removeForgeable(copy, true);
    expect(copy).toEqual({
      'x-forwarded-for': '203.0.113.7',
      'x-requested-with': 'fetch',
      rsc: '1',
    });
    removeForgeable(copy, false);
    expect(copy).toEqual({ 'x-requested-with': 'fetch', rsc: '1' });
  });
});
