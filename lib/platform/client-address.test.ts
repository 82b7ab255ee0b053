import { clientAddress, networkOf } from './client-address';

const from = (forwardedFor: string | undefined, trustedProxies: number) =>
  clientAddress({ socketAddress: '10.0.0.9', forwardedFor, trustedProxies });

describe('clientAddress', () => {
  it.each([
    ['no header', undefined, 0, '10.0.0.9'],
    ['a forged header and no proxy', '1.1.1.1, 2.2.2.2', 0, '10.0.0.9'],
    ['one proxy', '203.0.113.7', 1, '203.0.113.7'],
    ['one proxy and a forged entry before it', '1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['a proxy that wrote nothing', undefined, 1, '10.0.0.9'],
    ['a proxy that wrote nonsense', 'unknown', 1, '10.0.0.9'],
    ['a port after the address', '203.0.113.7:5544', 1, '203.0.113.7'],
    ['IPv6 in brackets', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ])('%s', (_case, header, proxies, expected) => {
    expect(from(header, proxies)).toBe(expected);
  });

  it('reads an IPv4 address that a socket tells as IPv6', () => {
    const socketAddress = '::ffff:198.51.100.4';
    expect(clientAddress({ socketAddress, forwardedFor: '9.9.9.9', trustedProxies: 0 })).toBe(
      '198.51.100.4',
    );
  });

  it('is empty where nobody knows', () => {
    const nothing = { socketAddress: undefined, forwardedFor: undefined, trustedProxies: 3 };
    expect(clientAddress(nothing)).toBe('');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
