import { appMove, appTarget, systemOf, type AppLinks } from './app-link';

const LINKS: AppLinks = {
  scheme: 'tide',
  ios: 'https://apps.example/ios',
  android: 'https://apps.example/android',
  download: '/download',
};
const HERE = { pathname: '/gw_detail/5', search: '' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';

describe('appMove', () => {
  it('opens the app at the thing that is read', () => {
    expect(appMove(IPHONE, LINKS, HERE)).toEqual({ kind: 'open', url: 'tide://article/5' });
  });

  it('shows the overlay in WeChat, on either system', () => {
    expect(appMove(`${IPHONE} MicroMessenger/8.0`, LINKS, HERE)).toEqual({ kind: 'overlay' });
    expect(appMove(`${ANDROID} micromessenger/8.0`, LINKS, HERE)).toEqual({ kind: 'overlay' });
  });

  it.each([
    [IPHONE, 'https://apps.example/ios'],
    [ANDROID, 'https://apps.example/android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', '/download'],
  ])('goes to the store of the system where the app has no link: %s', (agent, url) => {
    expect(appMove(agent, { ...LINKS, scheme: '' }, HERE)).toEqual({ kind: 'store', url });
  });

  it('goes to the download page where the store has no address', () => {
    const move = appMove(IPHONE, { ...LINKS, scheme: '', ios: '' }, HERE);
    expect(move).toEqual({ kind: 'store', url: '/download' });
  });
});

describe('appTarget', () => {
  it.each([
    ['/gw_detail/5', '', 'article/5'],
    ['/zh-hant/gw_detail/5', '', 'article/5'],
    ['/en/kuaixun_wz/12', '', 'flash/12'],
    ['/ac_detail/7', '', 'event/7'],
    ['/ac_detail', '?id=7', 'event/7'],
    ['/download', '?article=5', 'article/5'],
    ['/en/download', '?flash=12', 'flash/12'],
    ['/download', '?event=7&utm_source=x', 'event/7'],
    ['/download', '?article=5e3', 'home'],
    ['/download', '?article=%2F..%2F1', 'home'],
    ['/download', '', 'home'],
    ['/gw_detail', '?id=javascript:1', 'home'],
    ['/home_wz/page/2', '', 'home'],
    ['/home', '?id=5', 'home'],
    ['/', '', 'home'],
  ])('%s%s is %s', (pathname, search, target) => {
    expect(appTarget({ pathname, search })).toBe(target);
  });
});

describe('systemOf', () => {
  it.each([
    [IPHONE, 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
    [ANDROID, 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
  ])('%s with %i touch points is %s', (agent, touchPoints, system) => {
    expect(systemOf(agent, touchPoints)).toBe(system);
  });
});
