import type { IncomingMessage } from 'node:http';
import { clientAddress, networkOf } from '../platform/client-address';
import type { LimitRule, RateLimits } from '../platform/rate-limit';

/** Each page is a search of the database: far more than a person looks for, far less than a program. */
export const SEARCH_PAGES_BY_NETWORK: LimitRule = {
  name: 'search-page:network',
  points: 60,
  seconds: 60,
};

/**
 * Counts a page of a search that is not ready for the network that asks for it.
 * @param trustedProxies proxies of one's own in front, whose X-Forwarded-For is believed.
 * @returns the seconds to wait for; undefined where the page may be made.
 */
export async function takeSearchPage(
  limits: RateLimits,
  request: IncomingMessage,
  trustedProxies: number,
): Promise<number | undefined> {
  const address = clientAddress({
    socketAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
    trustedProxies,
  });
  const answer = await limits.take(SEARCH_PAGES_BY_NETWORK, networkOf(address));
  return answer.isAllowed ? undefined : answer.retryAfterSeconds;
}
