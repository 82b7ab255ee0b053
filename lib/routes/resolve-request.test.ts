import {
  resolveRequest,
  type Existence,
  type RedirectDecision,
  type RouteDecision,
  type RouteRequest,
} from './resolve-request';

const EMOJI = '🚀';

function get(url: string, cookies: RouteRequest['cookies'] = {}, existence?: Existence) {
  return ask('GET', url, cookies, existence);
}

function ask(
  method: string,
  url: string,
  cookies: RouteRequest['cookies'] = {},
  existence?: Existence,
): RouteDecision {
  const [pathname = '', ...search] = url.split('?');
  return resolveRequest({ method, pathname, search: search.join('?'), cookies }, existence);
}

function redirectOf(decision: RouteDecision): RedirectDecision {
  if (decision.kind !== 'redirect') throw new Error(`rendered ${decision.rewrite}`);
  return decision;
}

describe('resolveRequest: what renders where it is', () => {
  it.each([
    ['/', '/zh-Hans/home'],
    ['/zh-hant', '/zh-Hant/home'],
    ['/en/home', '/en/home'],
    ['/en', '/en/en'],
    ['/hk', '/zh-Hant/hk'],
    ['/hk_annualceremony_result', '/zh-Hant/hk_annualceremony_result'],
    ['/gw_detail/5', '/zh-Hans/gw_detail/5'],
    ['/zh-hant/gw_detail/5', '/zh-Hant/gw_detail/5'],
    ['/en/gw_detail/2147483647', '/en/gw_detail/2147483647'],
    ['/kuaixun_wz/5', '/zh-Hans/kuaixun_wz/5'],
    ['/author/5', '/zh-Hans/author/5'],
    ['/author/5/page/2', '/zh-Hans/author/5/page/2'],
    ['/home_wz/page/2', '/zh-Hans/home_wz/page/2'],
    ['/en/home_chanye/page/10', '/en/home_chanye/page/10'],
    ['/gw_dex', '/zh-Hans/gw_dex'],
    ['/gw_dex/5/page/2', '/zh-Hans/gw_dex/5/page/2'],
    ['/home_eightclock/2024-02-29', '/zh-Hans/home_eightclock/2024-02-29'],
    ['/home_eightclock/page/2', '/zh-Hans/home_eightclock/page/2'],
    ['/gw_shijian', '/zh-Hans/gw_shijian'],
    ['/gw_shijian/2026-11', '/zh-Hans/gw_shijian/2026-11'],
    ['/en/gw_shijian/macro', '/en/gw_shijian/macro'],
    ['/search/c++', '/zh-Hans/search/c%2B%2B'],
    // Next decodes an inner segment once or not at all: a percent sign is spelled so that it lasts.
    ['/search/100%25', `/zh-Hans/search/100${encodeURIComponent('％')}`],
    ['/search/%252F', `/zh-Hans/search/${encodeURIComponent('％')}2F`],
    ['/search/page/page/2', '/zh-Hans/search/page/page/2'],
    ['/search/btc/flash', '/zh-Hans/search/btc/flash'],
    ['/en/search/btc/flash-date', '/en/search/btc/flash-date'],
    ['/search/btc/date/page/2', '/zh-Hans/search/btc/date/page/2'],
    ['/search/page/article', '/zh-Hans/search/page/article'],
    ['/ac_checkout/5/12', '/zh-Hans/ac_checkout/5/12'],
    ['/gw_detail/5?_rsc=1a2b', '/zh-Hans/gw_detail/5?_rsc=1a2b'],
    ['/third?state=s&code=c', '/zh-Hans/third?code=c&state=s'],
  ])('renders %s as %s', (url, rewrite) => {
    expect(get(url)).toMatchObject({ kind: 'render', status: 200, rewrite });
  });
});

describe('resolveRequest: one 308 to the public form', () => {
  it.each([
    // the canonical home
    ['/home', '/'],
    ['/zh-hant/home', '/zh-hant'],
    ['/home?id=5', '/'],
    // query to path
    ['/gw_detail?id=5', '/gw_detail/5'],
    ['/search/btc?kind=flash', '/search/btc/flash'],
    ['/search?keyword=btc&sort=date&kind=flash&page=2', '/search/btc/flash-date/page/2'],
    ['/gw_search/btc/page/2?sort=date&kind=nothing', '/search/btc/date/page/2'],
    ['/search/btc/flash?kind=article&sort=date', '/search/btc/flash-date'],
    ['/search/btc/Date-Flash', '/search/btc/flash-date'],
    ['/en/ac_checkout?id=5&ticket=12', '/en/ac_checkout/5/12'],
    ['/ac_checkout/5?ticket=012', '/ac_checkout/5'],
    ['/gw_detail?id=5&utm_source=x', '/gw_detail/5'],
    ['/gw_detail?id=&id=%205&id=6', '/gw_detail/5'],
    ['/gw_detail/5?id=6', '/gw_detail/5'],
    ['/gw_detail/5?x[]=1&__proto__=2', '/gw_detail/5'],
    ['/home_wz?id=5', '/gw_detail/5'],
    ['/home_jszk?id=', '/home_jszk'],
    ['/search?keyword=a/b%20c', '/search/a%2Fb%20c'],
    ['/search?keyword=%25%3F%23%2B+x', '/search/%25%3F%23%2B%20x'],
    [`/search?keyword=${encodeURIComponent(EMOJI)}`, '/search/%F0%9F%9A%80'],
    ['/search?keyword=..', '/search'],
    ['/search?keyword=%00', '/search'],
    ['/search?keyword=a%0D%0ASet-Cookie:x', '/search/a%20%20Set-Cookie%3Ax'],
    ['/search?keyword=%E0%A4%A', '/search/%EF%BF%BD%25A'],
    ['/search?keyword=//evil.example', '/search/%2F%2Fevil.example'],
    ['/search/a%00', '/search/a'],
    ['/search?keyword=btc&page=2', '/search/btc/page/2'],
    ['/search?page=2', '/search'],
    ['/gw_search?key=btc', '/search/btc'],
    ['/gw_search?keyword=btc', '/search'],
    ['/DataEra?type=spot', '/DataEra/spot'],
    // malformed escapes, which Next would answer with a 500 where they are
    ['/search/100%', '/search/100%25'],
    ['/en/Search/a%20b%/', '/en/search/a%20b%25'],
    ['/search/%E0%A4%A', '/search/%25E0%25A4%25A'],
    ['/gw_detail/5%', '/gw_detail/5%25'],
    ['/%', '/%25'],
    ['//../evil.example/%', '/evil.example/%25'],
    // paging
    ['/home_wz/page/1', '/home_wz'],
    ['/home_wz?page=2', '/home_wz/page/2'],
    ['/home_wz?page=1', '/home_wz'],
    ['/home_wz/page/3?page=2', '/home_wz/page/3'],
    ['/gw_dex?id=5&page=2', '/gw_dex/5/page/2'],
    ['/gw_dex?page=2', '/gw_dex'],
    ['/gw_detail/5?page=2', '/gw_detail/5'],
    // alias, query, language and spelling together
    ['/zh-hant/wz_detail/?id=5&page=9&from=timeline', '/zh-hant/gw_detail/5'],
    ['/en/ac_ticket?id=5', '/en/ac_detail/5#tickets'],
    ['/collect/', '/my/collect'],
    ['/CryptoFi2025', '/forum_2025'],
    // languages
    ['/zh-Hans', '/'],
    ['/zh-Hans/gw_detail/5', '/gw_detail/5'],
    ['/ZH-Hant/gw_detail/5', '/zh-hant/gw_detail/5'],
    ['/zh-Hant', '/zh-hant'],
    ['/EN/home', '/en/home'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/en/en', '/en'],
    ['/zh-hant/en', '/en'],
    ['/zh-hant/hk', '/hk'],
    ['/en/hk', '/hk'],
    ['/zh-Hant/hk_annualceremony', '/hk_annualceremony'],
    // spelling
    ['/gw_detail/5/', '/gw_detail/5'],
    ['//gw_detail//5', '/gw_detail/5'],
    ['/GW_Detail/5', '/gw_detail/5'],
    ['/gw%5Fdetail/%35', '/gw_detail/5'],
    ['/gw_detail/%35', '/gw_detail/5'],
    ['/cryptofi', '/CryptoFi'],
    ['/My/individual', '/my/Individual'],
    ['/gw_detail?_rsc=1a2b&id=5', '/gw_detail/5?_rsc=1a2b'],
    ['/third?code=c&code=d&x=y', '/third?code=c'],
  ])('sends %s to %s', (url, location) => {
    const decision = get(url, { token: 't' });
    expect(decision).toMatchObject({ kind: 'redirect', status: 308, location });
    expect(redirectOf(decision).variesByCookie).toBe(false);
  });

  it('cuts a keyword to 500 characters, not through an emoji', () => {
    const long = encodeURIComponent(EMOJI.repeat(600));
    const { location } = redirectOf(get(`/search?keyword=${long}`));
    expect(decodeURIComponent(location)).toBe(`/search/${EMOJI.repeat(500)}`);
  });

  it('replaces a lone surrogate', () => {
    const search = 'keyword=a\uD83Db';
    const decision = resolveRequest({ method: 'GET', pathname: '/search', search, cookies: {} });
    expect(redirectOf(decision).location).toBe('/search/a%EF%BF%BDb');
  });

  it('hands campaign parameters over in a cookie and is then not to be stored', () => {
    const decision = redirectOf(get('/gw_detail?id=5&utm_source=x&from=timeline&utm_source=y'));
    expect(decision.isPrivate).toBe(true);
    expect(decision.cookies).toEqual([
      { name: 'campaign', value: 'utm_source=x&from=timeline', maxAgeSeconds: 1800 },
    ]);
    expect(redirectOf(get('/gw_detail?id=5')).isPrivate).toBe(false);
  });
});

describe('resolveRequest: what is not there', () => {
  it.each([
    ['/nothing', '/zh-Hans/missing/page'],
    ['/zh-hant/nothing', '/zh-Hant/missing/page'],
    ['/en/nothing?utm_source=x', '/en/missing/page'],
    ['/en/zh-hant/gw_detail/5', '/en/missing/page'],
    ['/en/missing/page', '/en/missing/page'],
    ['/zh-Hans/coming/search', '/zh-Hans/missing/page'],
    ['/gw_detail/5/6', '/zh-Hans/missing/page'],
    ['/gw_detail/5/page/2', '/zh-Hans/missing/page'],
    ['/aboutus/5', '/zh-Hans/missing/page'],
    ['/my/5', '/zh-Hans/missing/page'],
    ['/gw_detail', '/zh-Hans/missing/article'],
    ['/en/gw_detail?id=', '/en/missing/article'],
    ['/kuaixun_wz', '/zh-Hans/missing/flash'],
    ['/gw_detail?id=abc', '/zh-Hans/missing/article'],
    ['/gw_detail/0', '/zh-Hans/missing/article'],
    ['/gw_detail/05', '/zh-Hans/missing/article'],
    ['/gw_detail/-1', '/zh-Hans/missing/article'],
    ['/gw_detail/2147483648', '/zh-Hans/missing/article'],
    ['/gw_detail/12345678901', '/zh-Hans/missing/article'],
    ['/gw_detail/5.html', '/zh-Hans/missing/article'],
    ['/gw_dex/abc', '/zh-Hans/missing/label'],
    ['/author/x', '/zh-Hans/missing/author'],
    ['/home_eightclock/2023-02-29', '/zh-Hans/missing/brief'],
    ['/home_week/1/page/2', '/zh-Hans/missing/page'],
    ['/gw_shijian/2026-13', '/zh-Hans/missing/month'],
    ['/gw_shijian/2026-11-28', '/zh-Hans/missing/month'],
    ['/gw_shijian/Macro', '/zh-Hans/missing/month'],
    ['/gw_shijian/party', '/zh-Hans/missing/month'],
    ['/DataEra/a%2Fb', '/zh-Hans/missing/page'],
    ['/home_wz/page/0', '/zh-Hans/missing/page'],
    ['/home_wz/page/02', '/zh-Hans/missing/page'],
    ['/home_wz/page/x', '/zh-Hans/missing/page'],
    ['/home_wz/page/1000000', '/zh-Hans/missing/page'],
    ['/home_wz?page=-2', '/zh-Hans/missing/page'],
    ['/gw_dex/page/2', '/zh-Hans/missing/page'],
    ['/robots.txt', '/zh-Hans/missing/page'],
    ['/wp-login.php', '/zh-Hans/missing/page'],
    ['//evil.example', '/zh-Hans/missing/page'],
    ['/\\evil.example', '/zh-Hans/missing/page'],
    ['/%2F%2Fevil.example', '/zh-Hans/missing/page'],
    ['/my%2Fevents', '/zh-Hans/missing/page'],
    ['/%00', '/zh-Hans/missing/page'],
    ['/gw_detail/5%25', '/zh-Hans/missing/article'],
    ['/%25', '/zh-Hans/missing/page'],
    ['/search/a/b', '/zh-Hans/missing/page'],
    ['/search/a/flash-article', '/zh-Hans/missing/page'],
    ['/search/a/flash/date', '/zh-Hans/missing/page'],
    ['/search/a/flash-', '/zh-Hans/missing/page'],
    ['/gw_detail/5/flash', '/zh-Hans/missing/page'],
    ['/ac_checkout/5/0', '/zh-Hans/missing/page'],
    ['/ac_checkout/5/12/3', '/zh-Hans/missing/page'],
  ])('answers %s with 404 at %s', (url, rewrite) => {
    expect(get(url)).toMatchObject({ kind: 'render', status: 404, rewrite });
  });
});

describe('resolveRequest: existence', () => {
  const STATES: Record<string, 'live' | 'withdrawn' | 'absent'> = {
    'article 1': 'live',
    'article 2': 'withdrawn',
    'article 3': 'absent',
    'event 3': 'absent',
    'brief 2026-11-28': 'live',
    'brief 2026-11-29': 'absent',
    'weekly 7': 'live',
    'technical 7': 'absent',
    'month 2026-11': 'live',
    'month 1999-01': 'absent',
    'month macro': 'absent',
  };
  const PAGES: Record<string, number> = {
    article: 3,
    flash: 0,
    'article:section:industry': 1,
    'article:label:5': 2,
    'article:author:7': 2,
    'issue:daily': 2,
  };
  const existence: Existence = {
    stateOf: (entity, id) => STATES[`${entity} ${id}`] ?? 'unknown',
    pageCount: (scope) => PAGES[scope],
  };

  it.each([
    ['/gw_detail/1', 200, '/zh-Hans/gw_detail/1'],
    ['/gw_detail/2', 410, '/zh-Hans/missing/withdrawn-article'],
    ['/en/gw_detail/3', 404, '/en/missing/article'],
    ['/home_wz?id=3', 404, '/zh-Hans/missing/article'],
    ['/gw_detail/4', 200, '/zh-Hans/gw_detail/4'],
    ['/kuaixun_wz/3', 200, '/zh-Hans/kuaixun_wz/3'],
    ['/home_wz/page/3', 200, '/zh-Hans/home_wz/page/3'],
    ['/home_wz/page/4', 404, '/zh-Hans/missing/page'],
    ['/home_wz?page=4', 404, '/zh-Hans/missing/page'],
    ['/home_kuaixun', 200, '/zh-Hans/home_kuaixun'],
    ['/home_kuaixun/page/2', 404, '/zh-Hans/missing/page'],
    ['/home_chanye/page/2', 404, '/zh-Hans/missing/page'],
    ['/gw_dex/5/page/2', 200, '/zh-Hans/gw_dex/5/page/2'],
    ['/gw_dex/5/page/3', 404, '/zh-Hans/missing/page'],
    ['/gw_dex/6/page/3', 200, '/zh-Hans/gw_dex/6/page/3'],
    ['/author/7/page/3', 404, '/zh-Hans/missing/page'],
    ['/home_eightclock/2026-11-28', 200, '/zh-Hans/home_eightclock/2026-11-28'],
    ['/home_eightclock/2026-11-29', 404, '/zh-Hans/missing/brief'],
    ['/home_eightclock?date=2026-11-29', 404, '/zh-Hans/missing/brief'],
    ['/home_eightclock/page/2', 200, '/zh-Hans/home_eightclock/page/2'],
    ['/en/home_eightclock/page/3', 404, '/en/missing/page'],
    ['/home_week/7', 200, '/zh-Hans/home_week/7'],
    ['/home_jszk/7', 404, '/zh-Hans/missing/technical'],
    ['/gw_shijian/2026-11', 200, '/zh-Hans/gw_shijian/2026-11'],
    ['/gw_shijian/1999-01', 404, '/zh-Hans/missing/month'],
    ['/gw_shijian/macro', 200, '/zh-Hans/gw_shijian/macro'],
    ['/ac_detail/3', 404, '/zh-Hans/missing/event'],
  ])('answers %s with %i', (url, status, rewrite) => {
    expect(get(url, {}, existence)).toMatchObject({ kind: 'render', status, rewrite });
  });
});

describe('resolveRequest: the language a reader chose', () => {
  it.each([
    ['/gw_detail/5', 'zh-hant', '/zh-hant/gw_detail/5'],
    ['/gw_detail/5', 'en', '/en/gw_detail/5'],
    ['/', 'zh-hant', '/zh-hant'],
    ['/', 'en', '/en/home'],
    ['/zh-Hans/', 'en', '/en/home'],
    ['/home_wz?id=5&x=y', 'en', '/en/gw_detail/5'],
    ['/ac_ticket/5', 'en', '/en/ac_detail/5#tickets'],
  ])('sends %s of a reader of %s to %s, for that reader alone', (url, lang, location) => {
    const personal = { isPrivate: true, variesByCookie: true };
    const expected = { kind: 'redirect', status: 307, location, ...personal };
    expect(get(url, { lang })).toMatchObject(expected);
    expect(ask('HEAD', url, { lang })).toMatchObject(expected);
  });

  it.each([
    ['/gw_detail/5', 'zh-hans'],
    ['/gw_detail/5', 'EN'],
    ['/gw_detail/5', 'fr'],
    ['/gw_detail/5', ''],
    ['/zh-hant/gw_detail/5', 'en'],
    ['/en/gw_detail/5', 'zh-hant'],
    ['/hk', 'en'],
    ['/en', 'zh-hant'],
  ])('leaves %s as it is for a cookie "%s"', (url, lang) => {
    expect(get(url, { lang })).toMatchObject({ kind: 'render', status: 200 });
  });

  it.each([
    ['/gw_detail/5?lang=en', {}, '/en/gw_detail/5', 'en'],
    ['/en/gw_detail/5?lang=zh-hans', {}, '/gw_detail/5', 'zh-hans'],
    ['/zh-hant/gw_detail/5?lang=zh-hant', { lang: 'en' }, '/zh-hant/gw_detail/5', 'zh-hant'],
    ['/gw_detail?id=5&lang=zh-hans', { lang: 'en' }, '/gw_detail/5', 'zh-hans'],
    ['/my/collect?lang=en', {}, '/en/home#login', 'en'],
    ['/hk?lang=en', {}, '/hk', 'en'],
  ])('remembers what %s asks for', (url, cookies, location, value) => {
    const decision = get(url, cookies);
    expect(decision).toMatchObject({ kind: 'redirect', status: 307, location, isPrivate: true });
    expect(redirectOf(decision).cookies).toContainEqual({
      name: 'lang',
      value,
      maxAgeSeconds: 31_536_000,
    });
  });

  it.each(['fr', '', 'EN', 'en%0d%0aSet-Cookie:x'])('remembers no language %s', (lang) => {
    const { status, location, cookies } = redirectOf(get(`/gw_detail/5?lang=${lang}`));
    expect({ status, location, cookies }).toEqual({
      status: 308,
      location: '/gw_detail/5',
      cookies: [],
    });
  });

  it.each([
    ['/nothing', '/en/missing/page', true],
    ['/gw_detail/9', '/en/missing/article', true],
    ['/zh-hant/nothing', '/zh-Hant/missing/page', false],
    ['/zh-hant/nothing?lang=en', '/en/missing/page', false],
  ])('hears of %s that it is not there in it', (url, rewrite, isPrivate) => {
    const existence = { stateOf: () => 'absent' as const, pageCount: () => 1 };
    const expected = { kind: 'render', status: 404, rewrite, isPrivate };
    expect(get(url, { lang: 'en' }, existence)).toMatchObject(expected);
  });

  it('keeps the campaign when it changes the language', () => {
    const { cookies } = redirectOf(get('/gw_detail/5?utm_source=x', { lang: 'en' }));
    expect(cookies).toMatchObject([{ name: 'campaign', value: 'utm_source=x' }]);
  });
});

describe('resolveRequest: the guard', () => {
  const GUARDED = ['Individual', 'mymessage', 'realname', 'follow', 'collect', 'events'];

  it.each(GUARDED)('sends a visitor from /my/%s to the login dialog and remembers it', (name) => {
    const decision = redirectOf(get(`/my/${name}`));
    expect(decision).toMatchObject({ status: 307, location: '/#login', isPrivate: true });
    expect(decision.variesByCookie).toBe(true);
    expect(decision.cookies).toEqual([
      { name: 'return_to', value: `/my/${name}`, maxAgeSeconds: 600 },
    ]);
    expect(get(`/my/${name}`, { token: 't' })).toMatchObject({ kind: 'render', status: 200 });
  });

  it.each([
    ['/en/my/follow', {}, '/en/home#login', '/en/my/follow'],
    ['/zh-hant/follow/?x=1', {}, '/zh-hant#login', '/zh-hant/my/follow'],
    ['/my/collect', { lang: 'en' }, '/en/home#login', '/en/my/collect'],
    ['/my/collect', { token: '' }, '/#login', '/my/collect'],
    ['/my/events?order=9&x=1', {}, '/#login', '/my/events?order=9'],
    [`/my/events?order=${'9'.repeat(2000)}`, {}, '/#login', '/my/events'],
  ])('guards %s in one step', (url, cookies, location, back) => {
    const decision = redirectOf(get(url, cookies));
    expect(decision.location).toBe(location);
    expect(decision.cookies).toMatchObject([{ name: 'return_to', value: back }]);
  });

  it.each(['/my', '/mywz', '/ac_organ', '/publish'])('leaves %s to the page itself', (url) => {
    expect(get(url)).toMatchObject({ kind: 'render', status: 200 });
  });
});

describe('resolveRequest: other methods', () => {
  it.each([
    ['/gw_detail?id=5', 200, '/zh-Hans/gw_detail/5'],
    ['/home', 200, '/zh-Hans/home'],
    ['/my/follow', 200, '/zh-Hans/my/follow'],
    ['/nothing', 404, '/en/missing/page'],
  ])('never redirects a POST to %s', (url, status, rewrite) => {
    expect(ask('POST', url, { lang: 'en' })).toMatchObject({ kind: 'render', status, rewrite });
  });
});
