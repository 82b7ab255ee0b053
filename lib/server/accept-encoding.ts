import Negotiator from 'negotiator';

/** How a body may be sent; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

const AVAILABLE = ['br', 'gzip', 'identity'];
const PREFERRED = ['br', 'gzip'];

/** The option that the package has since 1.0 and its types do not know yet. */
interface Negotiates {
  encodings(available: string[], options?: { preferred: string[] }): string[];
}

/** Browsers send a dozen different values; a stranger may send any number. */
const REMEMBERED_MAX = 200;
const REMEMBERED_LENGTH_MAX = 100;
const remembered = new Map<string, Encoding>();

/**
 * Picks the encoding that a client likes best, brotli before gzip at equal
 * weight (RFC 9110, 12.5.3). What forbids even identity gets identity.
 * @param header value of Accept-Encoding; undefined where there is none.
 */
export function pickEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const picked = negotiate(header);
  if (header.length <= REMEMBERED_LENGTH_MAX && remembered.size < REMEMBERED_MAX) {
    remembered.set(header, picked);
  }
  return picked;
}

function negotiate(header: string): Encoding {
  const negotiator: Negotiates = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(AVAILABLE, { preferred: PREFERRED });
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
