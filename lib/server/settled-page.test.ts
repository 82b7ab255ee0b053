import { ALL_ROUTES } from '../routes/route-table';
import type { Existence } from '../routes/resolve-request';
import { settledPage } from './settled-page';

const SITE = new URL('https://example.org');
const EXISTENCE: Existence = {
  stateOf: (_entity, id) => (id === 404 ? 'absent' : id === 410 ? 'withdrawn' : 'live'),
  pageCount: () => 3,
};
const settled = (target: string) => settledPage(target, SITE, EXISTENCE);

describe('settledPage', () => {
  it.each([
    ['/', '/zh-Hans/home'],
    ['/en/home', '/en/home'],
    ['/gw_detail/5', '/zh-Hans/gw_detail/5'],
    ['/zh-hant/gw_detail/5', '/zh-Hant/gw_detail/5'],
    ['/hk', '/zh-Hant/hk'],
  ])('has %s made as %s', (target, internal) => {
    expect(settled(target)).toEqual({ path: internal, status: 200 });
  });

  it.each([
    ['a text that never was', '/gw_detail/404', '/zh-Hans/missing/article', 404],
    ['a text that was taken down', '/en/gw_detail/410', '/en/missing/withdrawn-article', 410],
    ['a page behind the last', '/home_wz/page/4', '/zh-Hans/missing/page', 404],
    ['an unknown path', '/zh-hant/no-such-page', '/zh-Hant/missing/page', 404],
  ])('has of %s a page that says so', (_what, target, path, status) => {
    expect(settled(target)).toEqual({ path, status });
  });

  it.each([
    ['an alias', '/home'],
    ['a query', '/gw_detail?id=5&utm_source=x'],
    ['what is counted in a query', '/gw_detail/5?utm_source=x'],
    ['the drawing board', '/en/gallery'],
    ['a picture that is not there', '/media/0123/x.webp'],
    ['a file', '/robots.txt'],
    ['an icon that has moved', '/apple-touch-icon.png'],
    ['a call', '/api/no-such-call'],
    ['a path with a step back', '/x/../gw_detail/5'],
    ['another host', '//evil.example/gw_detail/5'],
    ['an address with a host', 'https://evil.example/gw_detail/5'],
    ['a backslash', '/\\evil.example'],
    ['broken escapes', '/gw_detail/%E0%A4%A'],
    ['a fragment', '/gw_detail/5#text'],
    ['nothing', ''],
  ])('leaves %s to the middleware', (_what, target) => {
    expect(settled(target)).toBeUndefined();
  });

  it('leaves every page that is somebody’s own to the guard', () => {
    const own = ALL_ROUTES.filter(({ auth }) => auth);
    expect(own.length).toBeGreaterThan(5);
    for (const { sample } of own) expect(settled(sample)).toBeUndefined();
  });
});
