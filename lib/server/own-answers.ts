import { isInternalPath, isReadOnlyPath, KNOWN_METHODS, URL_MAX_LENGTH } from './request-rules';

/** What the server answers by itself, without Next. */
export interface OwnAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const HEALTH_PATH = '/api/health';

/**
 * What is answered before Next is asked: health, and what nobody here answers.
 * @param version what health tells.
 * @param files texts by path, such as the proof that a key is this site's.
 * @returns undefined when Next is to be asked.
 */
export function ownAnswerTo(
  method: string,
  target: string,
  version: string,
  files: Readonly<Record<string, string>> = {},
): OwnAnswer | undefined {
  if (target.length > URL_MAX_LENGTH) return plain(414, 'URI Too Long', { connection: 'close' });
  const path = pathOf(target);
  if (method !== 'GET' && method !== 'HEAD' && isReadOnlyPath(path)) {
    return plain(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
  }
  if (!KNOWN_METHODS.includes(method)) {
    return plain(405, 'Method Not Allowed', { allow: KNOWN_METHODS.join(', ') });
  }
  if (!target.startsWith('/')) return plain(400, 'Bad Request', { connection: 'close' });
  if (hasDotSegment(target)) return plain(308, 'Moved', { location: withoutDots(target) });
  if (isInternalPath(path)) return plain(404, 'Not Found');
  if (path === HEALTH_PATH && (method === 'GET' || method === 'HEAD')) {
    return {
      ...plain(200, JSON.stringify({ status: 'ok', version })),
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    };
  }
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file !== undefined && (method === 'GET' || method === 'HEAD')) {
    const { status, headers } = plain(200, '');
    return { status, headers, body: file };
  }
  return undefined;
}

/** Path of a request target as a router would see it: no query, escapes undone once. */
function pathOf(target: string): string {
  const path = target.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

/** A step up or in place, also written as an escape: browsers take it before they ask (WHATWG URL). */
function hasDotSegment(target: string): boolean {
  return /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i.test(target.split('?', 1)[0] ?? '');
}

/** The address that a browser would have asked for; never one of another site. */
function withoutDots(target: string): string {
  const { pathname, search } = new URL(`http://site${target}`);
  return pathname.replace(/^\/+/, '/') + search;
}

function plain(status: number, body: string, headers: Record<string, string> = {}): OwnAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: `${body}\n`,
  };
}
