import { pickEncoding } from './accept-encoding';

describe('pickEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate, zstd', 'identity'],
    ['identity;q=0', 'identity'],
    ['GZIP', 'gzip'],
    [',;q=;;', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
    expect(pickEncoding(header)).toBe(encoding);
  });

  it('answers right after more different values than it remembers', () => {
    for (let index = 0; index < 500; index += 1) pickEncoding(`gzip, x-${index}`);
    expect(pickEncoding('x-new, br')).toBe('br');
  });
});
