import { PAGE_LIFE_SECONDS } from '../platform/page-life';

/**
 * An answer that is the same for everybody: the server around Next keeps it until the next
 * change or for a page's life, gives it an entity tag and answers 304 by it. What the outside
 * is told about keeping it is that server's own word.
 */
export function keptResponse(body: string, type: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': `s-maxage=${PAGE_LIFE_SECONDS}`, ...headers },
  });
}

/** There is nothing at that address; kept by nobody. */
export function nothingThere(): Response {
  return new Response('Not Found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}
