import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import { PAGE_LIFE_HEADER, PAGE_LIFE_SECONDS, SETTLED_HEADER } from '../platform/page-life';
import type { RenderedResponse } from './finished-page';
import type { SettledPage } from './settled-page';

/** What `next().getRequestHandler()` gives; its promise settles when it has answered. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The one client that finished pages are made for: nothing in it comes from a
 * reader. `htmlLimitedBots` of next.config.ts names it, so that Next makes the
 * whole page in one pass instead of the three of a page for its own store.
 */
export const RENDER_USER_AGENT = 'page-server';
export const EXPIRE_PATH = '/api/internal/expire';
const SECRET_HEADER = 'x-internal-secret';

/**
 * Has Next answer a GET without a connection, from a request that holds the path
 * and the site's own host and nothing else.
 * @param siteUrl public origin of the site.
 * @param settled what the path comes to, where that is known and is everybody's.
 */
export async function renderPage(
  handle: NextHandler,
  siteUrl: URL,
  path: string,
  settled?: SettledPage,
): Promise<RenderedResponse> {
  const response = await dispatch(handle, {
    method: 'GET',
    url: settled?.path ?? path,
    status: settled?.status ?? 200,
    headers: {
      host: siteUrl.host,
      'x-forwarded-proto': siteUrl.protocol.slice(0, -1),
      accept: 'text/html,*/*',
      'user-agent': RENDER_USER_AGENT,
      ...(settled === undefined ? {} : { [SETTLED_HEADER]: '1' }),
    },
  });
  if (settled === undefined) return withLife(response);
  // Another status than it was begun with: not the page that was looked for.
  if (response.status !== settled.status) return response;
  return keptFor(PAGE_LIFE_SECONDS, settled.status === 200 ? response : unlisted(response));
}

/** As the middleware says it of what is missing. */
function unlisted(response: RenderedResponse): RenderedResponse {
  return { ...response, headers: { ...response.headers, 'x-robots-tag': 'noindex' } };
}

/** Next says of a page made for one request that nobody may keep it; the middleware knows better. */
function withLife(response: RenderedResponse): RenderedResponse {
  const { [PAGE_LIFE_HEADER]: seconds, ...headers } = response.headers;
  const told = { ...response, headers };
  const mayKeep = seconds !== undefined && response.status === 200;
  return mayKeep ? keptFor(Number(seconds), told) : told;
}

function keptFor(seconds: number, response: RenderedResponse): RenderedResponse {
  const headers = { ...response.headers, 'cache-control': `s-maxage=${seconds}` };
  return { ...response, headers };
}

/**
 * Expires tags in Next's stores through its internal route, the only place where
 * Next allows it.
 * @throws Error when the route did not do it.
 */
export async function expireThroughNext(
  handle: NextHandler,
  siteUrl: URL,
  secret: string,
  tags: readonly string[],
): Promise<void> {
  const response = await dispatch(handle, {
    method: 'POST',
    url: EXPIRE_PATH,
    headers: {
      host: siteUrl.host,
      'user-agent': RENDER_USER_AGENT,
      'content-type': 'application/json',
      [SECRET_HEADER]: secret,
    },
    payload: JSON.stringify({ tags }),
  });
  if (response.status !== 200) {
    throw new Error(`Next did not expire tags: it answered ${response.status}.`);
  }
}

interface Dispatched {
  method: 'GET' | 'POST';
  url: string;
  /** The status of a page that is made as it should be, as Next's middleware would set it. */
  status?: number;
  headers: Record<string, string>;
  payload?: string;
}

async function dispatch(
  handle: NextHandler,
  { status = 200, ...request }: Dispatched,
): Promise<RenderedResponse> {
  const response = await inject(
    (incoming, outgoing) => {
      outgoing.statusCode = status;
      handle(incoming as unknown as IncomingMessage, outgoing).catch((error: Error) => {
        outgoing.destroy(error);
      });
    },
    // A whole payload would be made into text too, which nobody reads.
    { ...request, payloadAsStream: true },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/**
 * Next measures every page that it finishes by writing it as JSON, and Node
 * writes a buffer as a list of numbers: a tenth of the time of a new page. As
 * base64 it says the same. To be called once, before Next is started.
 */
export function writeBuffersAsBase64(): void {
  Buffer.prototype.toJSON = function toJSON(this: Buffer) {
    return { type: 'Buffer', data: this.toString('base64') } as unknown as ReturnType<
      Buffer['toJSON']
    >;
  };
}
