import { isIP } from 'node:net';

/**
 * Header in which the outer server tells the calls who asks. It is written anew
 * at the door of every request, so what a stranger puts there is never read.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

export interface AddressSource {
  /** Address of the other end of the connection. */
  socketAddress: string | undefined;
  /** The X-Forwarded-For header as it came; anybody may have written it. */
  forwardedFor: string | undefined;
  /** How many proxies of one's own stand in front; 0 trusts the header not at all. */
  trustedProxies: number;
}

/**
 * Address of the client behind the proxies that are one's own. Each proxy adds
 * the address that it was asked from at the right end of X-Forwarded-For, so only
 * as many entries from the right as there are proxies are worth anything.
 * @returns a plain IPv4 or IPv6 address, or '' where there is none.
 */
export function clientAddress(source: AddressSource): string {
  const socket = plainAddress(source.socketAddress ?? '');
  const said = (source.forwardedFor ?? '').split(',').map((entry) => plainAddress(entry.trim()));
  const chain = source.forwardedFor === undefined ? [socket] : [...said, socket];
  const place = Math.max(0, chain.length - 1 - source.trustedProxies);
  return chain[place] || socket;
}

/**
 * What of an address a limit counts by: all of IPv4, the first 64 bits of IPv6,
 * since one household or server has that many addresses to itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** `[::1]:80`, `1.2.3.4:80` and `::ffff:1.2.3.4` as the address in them; '' for what is none. */
function plainAddress(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.[1] ?? bare;
  const withoutPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(mapped)?.[1] ?? mapped;
  return isIP(withoutPort) ? withoutPort : '';
}
