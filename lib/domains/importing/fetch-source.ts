import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;

/** How much is fetched for how long, and what is asked for. */
export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  accept: string;
}

const SOURCE_LIMITS: FetchLimits = {
  maxBytes: 32 * 1024 * 1024,
  timeoutMs: TIMEOUT_MS,
  accept:
    'application/feed+json, application/atom+xml, application/rss+xml, application/xml, application/json, text/xml, */*;q=0.5',
};

/** What is fetched is longer than it may be. */
export class SourceTooLargeError extends Error {
  override name = 'SourceTooLargeError';
}

/**
 * Fetches a source over http(s), at most 32 MB in 30 s where nothing else is said, through at
 * most 5 redirects. Addresses of private, local and special networks are refused at
 * each step, after the name was resolved, unless `allowPrivate` is set (SSRF).
 *
 * Throws an Error with a plain sentence when there is nothing to have.
 */
export async function fetchSource(
  address: string,
  allowPrivate: boolean,
  limits = SOURCE_LIMITS,
): Promise<{ bytes: Uint8Array; contentType: string; url: string }> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`not a web address: ${url.protocol}`);
    assertAllowed(url.hostname.replace(/^\[|\]$/g, ''), allowPrivate);
    const response = await request(url, allowPrivate, signal, limits.accept);
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
      response.destroy();
      if (!URL.canParse(headers.location, url)) throw new Error('redirected to no address');
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`answered with status ${statusCode}`);
    }
    const bytes = await readAll(decompressed(response), signal, limits.maxBytes);
    return { bytes, contentType: headers['content-type'] ?? '', url: url.href };
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

/**
 * The status at an http(s) address after at most 5 redirects, without its content;
 * the addresses that `fetchSource` refuses are refused here as well.
 * Throws an Error where nothing answers within 30 s.
 */
export async function probeAddress(address: string, allowPrivate: boolean): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`not a web address: ${url.protocol}`);
    assertAllowed(url.hostname.replace(/^\[|\]$/g, ''), allowPrivate);
    const response = await request(url, allowPrivate, signal);
    const { statusCode = 0, headers } = response;
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return statusCode;
    if (!URL.canParse(headers.location, url)) throw new Error('redirected to no address');
    url = new URL(headers.location, url);
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

/** True for an IP address that only this machine or its own network can reach. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
  // The same networks behind an IPv6 mask: mapped, translated (RFC 6052), 6to4.
  privateNetworks.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6');
  privateNetworks.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}
for (const [network, bits] of [
  ...([
    ['::', 127],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
  ] as const),
  ...([
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
]) {
  privateNetworks.addSubnet(network, bits, 'ipv6');
}

function assertAllowed(host: string, allowPrivate: boolean): void {
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
    throw new Error(`${host} is a private address`);
  }
}

function request(
  url: URL,
  allowPrivate: boolean,
  signal: AbortSignal,
  accept = SOURCE_LIMITS.accept,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const sent = client.get(
      url,
      {
        signal,
        agent: false,
        lookup: checkedLookup(allowPrivate),
        headers: {
          accept,
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'chaintide-import',
        },
      },
      resolve,
    );
    sent.on('error', (error) => reject(signal.aborted ? new Error('took too long') : error));
  });
}

/** The addresses of a name, none of them private: checked where the connection is made. */
function checkedLookup(allowPrivate: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      const refused = addresses.find(({ address }) => isPrivateAddress(address));
      if (refused && !allowPrivate) {
        return callback(new Error(`${host} is at a private address`), '', 4);
      }
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}

function decompressed(response: http.IncomingMessage): Readable {
  const makers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const coding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (coding === 'identity' || coding === '') return response;
  if (!Object.hasOwn(makers, coding)) throw new Error(`packed as ${coding}`);
  const unpack = makers[coding as keyof typeof makers]();
  response.on('error', (error) => unpack.destroy(error));
  return response.pipe(unpack);
}

async function readAll(
  stream: Readable,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) {
        throw new SourceTooLargeError(`larger than ${maxBytes / 1024 / 1024} MB`);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw signal.aborted ? new Error('took too long') : error;
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}
