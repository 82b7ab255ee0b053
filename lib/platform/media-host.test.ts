import { publicPictureAddress } from './media-host';

const HOSTS = { testHost: 'store.test:9000', publicOrigin: 'https://media.example' };

describe('publicPictureAddress', () => {
  it.each([
    ['http://store.test:9000/a/b.jpg?v=1', 'https://media.example/a/b.jpg?v=1'],
    ['HTTPS://STORE.TEST:9000/a.jpg', 'https://media.example/a.jpg'],
    ['/media/abc/1280.jpg', 'https://media.example/media/abc/1280.jpg'],
    ['https://store.test.evil.example/a.jpg', 'https://store.test.evil.example/a.jpg'],
    ['https://other.example/store.test:9000/a.jpg', 'https://other.example/store.test:9000/a.jpg'],
    ['//store.test:9000/a.jpg', '//store.test:9000/a.jpg'],
    ['', ''],
  ])('makes of %s the address %s', (given, expected) => {
    expect(publicPictureAddress(given, HOSTS)).toBe(expected);
  });

  it('leaves every address as it is where no public host is set', () => {
    const hosts = { testHost: 'store.test', publicOrigin: undefined };
    expect(publicPictureAddress('http://store.test/a.jpg', hosts)).toBe('http://store.test/a.jpg');
    expect(publicPictureAddress('/media/abc/1280.jpg', hosts)).toBe('/media/abc/1280.jpg');
  });
});
