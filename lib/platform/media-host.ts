import { env } from './env';

/** Hosts of pictures: the storage's own for tests, and the one that readers are sent to. */
export interface MediaHosts {
  /** Host, with its port where it has one, that no reader shall see. */
  testHost: string | undefined;
  /** Origin of the public media host. */
  publicOrigin: string | undefined;
}

/** The hosts of this installation. */
export function mediaHosts(): MediaHosts {
  const { MEDIA_TEST_HOST, MEDIA_PUBLIC_HOST } = env();
  return { testHost: MEDIA_TEST_HOST, publicOrigin: MEDIA_PUBLIC_HOST };
}

/**
 * Address of an uploaded picture for readers (spec section 7): one on the test storage host
 * is rewritten to the public media host, and one of this site goes there too where it is set.
 */
export function publicPictureAddress(
  address: string,
  { testHost, publicOrigin }: MediaHosts = mediaHosts(),
): string {
  if (!publicOrigin) return address;
  if (address.startsWith('/') && !address.startsWith('//')) return `${publicOrigin}${address}`;
  if (!testHost || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.host !== testHost) return address;
  return `${publicOrigin}${url.pathname}${url.search}`;
}
