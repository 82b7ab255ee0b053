import type { Endpoint } from '../contract/endpoint';
import { findEndpoint, type EndpointName } from '../contract/endpoints';
import { successEnvelope, type Envelope } from '../contract/envelope';
import { CodedError, isCodedError, isLimit } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { logger } from '../platform/logger';
import { call } from './call';
import { errorMessage } from './error-message';
import { readBody, readChunks } from './read-body';
import { readForm } from './read-form';
import { callerOf, localeOf } from './request-caller';

/** The longest JSON body of a call that says nothing else, in bytes; uploads have a door of their own. */
const BODY_MAX_BYTES = 1024 * 1024;

/** The methods of HTTP that a call of each kind answers. */
const ALLOWED: Record<Endpoint['method'], readonly string[]> = {
  GET: ['GET', 'HEAD', 'OPTIONS'],
  POST: ['POST', 'OPTIONS'],
};

/**
 * Answers one HTTP call of the contract with the envelope {code, message, data}.
 * Faults of ours are logged and answered with code 500 and no internals.
 * A HEAD is answered as its GET without the body, OPTIONS with what the call allows.
 * @param name the path below /api, e.g. `homeLinsts` or `admin/activity/lists`.
 */
export async function dispatchHttp(request: Request, name: string): Promise<Response> {
  const response = await answerTo(request, name);
  if (request.method !== 'HEAD') return response;
  const { status, headers } = response;
  return new Response(null, { status, headers });
}

async function answerTo(request: Request, name: string): Promise<Response> {
  const locale = localeOf(request);
  try {
    const endpoint = endpointFor(request, name);
    if (request.method === 'OPTIONS') return allowed(endpoint);
    const caller = callerOf(request);
    // A file of megabytes is not read for who can not be anybody.
    if (endpoint.body === 'multipart' && !caller.token) throw new CodedError('signInRequired');
    const input = await inputOf(request, endpoint);
    // The input is checked by the call itself; here it is only known to be JSON.
    const data = await call(endpoint.name as EndpointName, input as never, caller);
    return respond(200, successEnvelope(data));
  } catch (error) {
    return respondError(error, name, locale);
  }
}

function inputOf(request: Request, endpoint: Endpoint): Promise<unknown> | unknown {
  if (endpoint.method === 'GET') return queryInput(request);
  const maxBytes = endpoint.bodyMaxBytes ?? BODY_MAX_BYTES;
  return endpoint.body === 'multipart'
    ? readForm(readChunks(request, maxBytes), request.headers.get('content-type') ?? '')
    : bodyInput(request, maxBytes);
}

function endpointFor(request: Request, name: string): Endpoint {
  const endpoint = findEndpoint(name);
  if (!endpoint) throw new CodedError('unknownCall');
  if (!ALLOWED[endpoint.method].includes(request.method)) {
    throw new CodedError('methodNotAllowed', { method: endpoint.method });
  }
  return endpoint;
}

/** Says what a call takes; nothing in it lets pages of other origins call. */
function allowed({ method }: Endpoint): Response {
  const headers = { allow: ALLOWED[method].join(', '), 'cache-control': 'no-store' };
  return new Response(null, { status: 204, headers });
}

/** A failure as the envelope says it; a fault of ours is logged by the name of what was asked. */
export function respondError(error: unknown, name: string, locale: Locale): Response {
  if (!isCodedError(error)) logger('api').error({ err: error, call: name }, 'A call failed.');
  const coded = isCodedError(error) ? error : new CodedError('internal');
  const { code, fields } = coded;
  const body = { code, message: errorMessage(coded, locale), data: null };
  return respond(coded.status, fields ? { ...body, fields } : body, headersOf(coded));
}

function headersOf(error: CodedError): Record<string, string> {
  const { key, details } = error;
  if (key === 'methodNotAllowed') {
    return { allow: ALLOWED[details.method as Endpoint['method']].join(', ') };
  }
  if (isLimit(error) && details.retryAfterSeconds !== undefined) {
    return { 'retry-after': String(details.retryAfterSeconds) };
  }
  return {};
}

function respond(
  status: number,
  body: Envelope<unknown>,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** A name that is given twice has its first value, as it has on the pages. */
function queryInput(request: Request): Record<string, string> {
  const given = [...new URL(request.url).searchParams].reverse();
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNul(value)]));
}

async function bodyInput(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type');
  // A form of another site can send every other type with a reader's cookies.
  if (type !== null && !isJson(type)) throw new CodedError('jsonBodyOnly');
  const text = (await readBody(request, maxBytes)).toString('utf8');
  if (text.trim() === '') return {};
  if (type === null) throw new CodedError('jsonBodyOnly');
  try {
    // Going through what was read takes its time and its depth: only where there is something to find.
    return text.includes('\\u0000')
      ? JSON.parse(text, (_, value) => withoutNul(value))
      : JSON.parse(text);
  } catch {
    throw new CodedError('invalidInput', { field: '(body)' });
  }
}

/** A text without U+0000, which means nothing to a reader and which a database can not hold. */
function withoutNul<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

function isJson(contentType: string): boolean {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
