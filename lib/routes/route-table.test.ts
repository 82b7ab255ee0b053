import { LOCALES } from '@/lib/i18n/locales';
import { resolveRequest, type RouteRequest } from './resolve-request';
import { ALL_ROUTES, isIndexable, isRouteId, routeById } from './route-table';
import { switchLocalePath } from './switch-locale';

const get = (pathname: string, cookies: RouteRequest['cookies'] = { token: 't' }) =>
  resolveRequest({ method: 'GET', pathname, search: '', cookies });

/** Every path of the table in spec section 2, and the path that stands for it here. */
const SPEC_PATHS: Record<string, string> = {
  '/': '/',
  '/home': '/',
  '/home_kuaixun': '/home_kuaixun',
  '/kuaixun_wz/7': '/kuaixun_wz/7',
  '/home_zl': '/home_zl',
  '/zl_list': '/zl_list',
  '/home_wz': '/home_wz',
  '/home_wz/7': '/gw_detail/7',
  '/wz_detail': '/home_wz',
  '/wz_detail/7': '/gw_detail/7',
  '/gw_detail/7': '/gw_detail/7',
  '/home_zt': '/home_zt',
  '/home_chanye': '/home_chanye',
  '/home_xiaobai': '/home_xiaobai',
  '/home_active': '/home_active',
  '/hot_topics': '/hot_topics',
  '/home_eightclock': '/home_eightclock',
  '/home_shequn': '/home_shequn',
  '/home_hz': '/home_hz',
  '/home_week': '/home_week',
  '/home_jszk': '/home_jszk',
  '/home_jszk/7': '/home_jszk/7',
  '/gw_dex': '/gw_dex',
  '/gw_dex/5': '/gw_dex/5',
  '/gw_ruzhu': '/gw_ruzhu',
  '/gw_shijian': '/gw_shijian',
  '/home_tools': '/home_tools',
  '/tool': '/home_tools',
  '/search': '/search',
  '/search/btc': '/search/btc',
  '/gw_search': '/search',
  '/gw_search/btc': '/search/btc',
  '/hk': '/hk',
  '/usa': '/usa',
  '/atlas': '/atlas',
  '/en': '/en',
  '/hk_annualceremony': '/hk_annualceremony',
  '/hk_annualceremony_result': '/hk_annualceremony_result',
  '/polkadot2024': '/polkadot2024',
  '/polkadot2024_about': '/polkadot2024_about',
  '/polkadot2024_speaker': '/polkadot2024_speaker',
  '/polkadot2024_partner': '/polkadot2024_partner',
  '/polkadot2024_agenda': '/polkadot2024_agenda',
  '/CryptoFi': '/CryptoFi',
  '/DataEra': '/DataEra',
  '/DataEra/spot': '/DataEra/spot',
  '/forum_2025': '/forum_2025',
  '/CryptoFi2025': '/forum_2025',
  '/forum_2024': '/forum_2024',
  '/CryptoFi2024': '/forum_2024',
  '/forum_2023': '/forum_2023',
  '/CryptoFi2023': '/forum_2023',
  '/activity': '/activity',
  '/events': '/activity',
  '/ac_detail/7': '/ac_detail/7',
  '/ac_ticket/7': '/ac_detail/7#tickets',
  '/ac_create': '/ac_create',
  '/ac_create/7': '/ac_create/7',
  '/ac_organ': '/ac_organ',
  '/ac_mine': '/ac_mine',
  '/my': '/my',
  '/my/Individual': '/my/Individual',
  '/my/mymessage': '/my/mymessage',
  '/my/realname': '/my/realname',
  '/my/follow': '/my/follow',
  '/my/collect': '/my/collect',
  '/my/events': '/my/events',
  '/collect': '/my/collect',
  '/follow': '/my/follow',
  '/mywz': '/mywz',
  '/publish': '/publish',
  '/publish/7': '/publish/7',
  '/feed_back': '/feed_back',
  '/signUp': '/signUp',
  '/third': '/third',
  '/notice': '/notice',
  '/aboutus': '/aboutus',
  '/copyright': '/copyright',
  '/fuwutiaokuan': '/fuwutiaokuan',
  '/mianzeshengming': '/mianzeshengming',
  '/download': '/download',
};

/** Detail pages that the spec also lists without an id: there is nothing to show. */
const SPEC_PATHS_WITHOUT_SUBJECT: Record<string, string> = {
  '/gw_detail': 'article',
  '/kuaixun_wz': 'flash',
  '/ac_detail': 'event',
  '/ac_ticket': 'event',
};

describe('route table', () => {
  it.each(Object.entries(SPEC_PATHS))('answers %s at %s', (asked, canonical) => {
    const decision = get(asked);
    if (asked === canonical) {
      expect(decision).toMatchObject({ kind: 'render', status: 200 });
    } else {
      expect(decision).toMatchObject({ kind: 'redirect', status: 308, location: canonical });
    }
  });

  it.each(Object.entries(SPEC_PATHS_WITHOUT_SUBJECT))('has nothing at %s', (asked, what) => {
    expect(get(asked)).toMatchObject({ status: 404, rewrite: `/zh-Hans/missing/${what}` });
  });

  it('names each row after its path', () => {
    for (const { id, path, titleKey } of ALL_ROUTES) {
      expect(path.slice(1).replaceAll('/', '_')).toBe(id);
      expect(titleKey).toBe(`routes.${id}`);
    }
  });

  it('leads each path, bare or with a parameter, to exactly one row', () => {
    const claims = ALL_ROUTES.flatMap((route) => {
      const paths = [route.path, ...(route.aliases ?? []).map((alias) => alias.path)];
      const forms = [
        ...(route.param?.required ? [] : ['bare']),
        ...(route.param ? ['with parameter'] : []),
      ];
      return paths.flatMap((path) => forms.map((form) => `${path.toLowerCase()} ${form}`));
    });
    const repeated = claims.filter((claim, index) => claims.indexOf(claim) !== index);
    expect(repeated).toEqual([]);
  });

  it('renders each sample, in each language, as its own row', () => {
    for (const { id, sample, forcedLocale } of ALL_ROUTES) {
      for (const locale of forcedLocale ? [forcedLocale] : LOCALES) {
        const expected = { kind: 'render', status: 200, routeId: id, locale };
        expect(get(switchLocalePath(sample, locale))).toMatchObject(expected);
      }
    }
  });

  it('lists page numbers among the query parameters of paged rows, and of no others', () => {
    for (const { paged, query, listing } of ALL_ROUTES) {
      expect(query).toEqual(paged ? ['page'] : []);
      if (listing) expect(paged).not.toBe(false);
    }
  });

  it('guards the six pages of the spec and no others', () => {
    const guarded = ALL_ROUTES.filter(({ auth }) => auth).map(({ path }) => path);
    expect(guarded.sort()).toEqual(
      ['Individual', 'collect', 'events', 'follow', 'mymessage', 'realname'].map((p) => `/my/${p}`),
    );
  });

  it('keeps what is not for search engines out of the sitemap', () => {
    for (const { indexable, inSitemap } of ALL_ROUTES) expect(indexable || !inSitemap).toBe(true);
    expect(isIndexable(routeById('search'))).toBe(false);
    expect(isIndexable(routeById('gw_detail'))).toBe(true);
  });

  it('leads every breadcrumb to the top', () => {
    for (const route of ALL_ROUTES) {
      const seen = [route.id];
      for (let up = route.parent; up; up = routeById(up).parent) {
        expect(seen).not.toContain(up);
        seen.push(up);
      }
    }
  });

  it('tells ids of rows from other strings', () => {
    expect(isRouteId('gw_dex')).toBe(true);
    expect(isRouteId('constructor')).toBe(false);
    expect(isRouteId(undefined)).toBe(false);
  });
});
