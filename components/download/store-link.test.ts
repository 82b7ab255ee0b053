import { isStoreLink } from './store-link';

describe('isStoreLink', () => {
  it.each([
    ['', false],
    ['/download', false],
    ['/en/download', false],
    ['/files/chaintide.apk', true],
    ['https://apps.apple.com/app/id1', true],
  ])('"%s": %s', (url, expected) => {
    expect(isStoreLink(url)).toBe(expected);
  });
});
