import { safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each([
    ['/my/follow', '/my/follow'],
    ['/en/my/events?order=9', '/en/my/events?order=9'],
    ['/my/events?order=9&next=//evil.example#x', '/my/events?order=9'],
    ['/zh-hant/publish/5', '/zh-hant/publish/5'],
    ['/home', '/'],
    ['/collect', '/my/collect'],
    ['/search/a%2Fb', '/search/a%2Fb'],
  ])('accepts %s', (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'my/follow',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/my/follow',
    'javascript:alert(1)',
    '/api/logOut',
    '/nothing',
    '/gw_detail',
    `/my/follow?${'x'.repeat(2000)}`,
  ])('refuses %p', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });
});
