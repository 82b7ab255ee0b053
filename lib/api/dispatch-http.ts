import type { Endpoint } from '../contract/endpoint';
import { findEndpoint, type EndpointName } from '../contract/endpoints';
import { successEnvelope, type Envelope } from '../contract/envelope';
import { CodedError, isCodedError, isLimit } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { CLIENT_ADDRESS_HEADER } from '../platform/client-address';
import { logger } from '../platform/logger';
import { call } from './call';
import { errorMessage } from './error-message';
import { readForm } from './read-form';

/** The longest JSON body of a call that says nothing else, in bytes; uploads have a door of their own. */
const BODY_MAX_BYTES = 1024 * 1024;

/** Longer than any token; what is longer is none. */
const TOKEN_MAX = 512;

/** The `language` header's values; `cn` is what the spec's client sends. */
const LOCALE_OF_HEADER: Record<string, Locale> = {
  cn: 'zh-Hans',
  'zh-hans': 'zh-Hans',
  hk: 'zh-Hant',
  tw: 'zh-Hant',
  'zh-hant': 'zh-Hant',
  en: 'en',
};

/**
 * Answers one HTTP call of the contract with the envelope {code, message, data}.
 * Faults of ours are logged and answered with code 500 and no internals.
 * @param name the path below /api, e.g. `homeLinsts` or `admin/activity/lists`.
 */
export async function dispatchHttp(request: Request, name: string): Promise<Response> {
  const locale = localeOf(request);
  try {
    const endpoint = endpointFor(request, name);
    const token = bearerToken(request);
    // A file of megabytes is not read for who can not be anybody.
    if (endpoint.body === 'multipart' && !token) throw new CodedError('signInRequired');
    const input = await inputOf(request, endpoint);
    const userAgent = request.headers.get('user-agent') ?? undefined;
    // Written by the outer server at its door, never by who asks.
    const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
    const caller = { locale, token, address, userAgent };
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

/**
 * The header alone makes somebody of a caller, never a cookie: another site can not set it.
 * With and without `Bearer`, for the spec's client sends the bare token.
 */
function bearerToken(request: Request): string | undefined {
  const token = request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  return token ? token.slice(0, TOKEN_MAX) : undefined;
}

function endpointFor(request: Request, name: string): Endpoint {
  const endpoint = findEndpoint(name);
  if (!endpoint) throw new CodedError('unknownCall');
  if (request.method !== endpoint.method) {
    throw new CodedError('methodNotAllowed', { method: endpoint.method });
  }
  return endpoint;
}

function respondError(error: unknown, name: string, locale: Locale): Response {
  if (!isCodedError(error)) logger('api').error({ err: error, call: name }, 'A call failed.');
  const coded = isCodedError(error) ? error : new CodedError('internal');
  const { code, fields } = coded;
  const body = { code, message: errorMessage(coded, locale), data: null };
  return respond(coded.status, fields ? { ...body, fields } : body, headersOf(coded));
}

function headersOf(error: CodedError): Record<string, string> {
  const { key, details } = error;
  if (key === 'methodNotAllowed') return { allow: String(details.method) };
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

function localeOf(request: Request): Locale {
  const language = request.headers.get('language')?.toLowerCase() ?? '';
  return Object.hasOwn(LOCALE_OF_HEADER, language)
    ? (LOCALE_OF_HEADER[language] ?? 'zh-Hans')
    : 'zh-Hans';
}

function queryInput(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

async function bodyInput(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type');
  // A form of another site can send every other type with a reader's cookies.
  if (type !== null && !isJson(type)) throw new CodedError('jsonBodyOnly');
  const text = (await readBody(request, maxBytes)).toString('utf8');
  if (text.trim() === '') return {};
  if (type === null) throw new CodedError('jsonBodyOnly');
  try {
    return JSON.parse(text);
  } catch {
    throw new CodedError('invalidInput', { field: '(body)' });
  }
}

function isJson(contentType: string): boolean {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A body as it comes in. @throws CodedError tooLarge */
async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new CodedError('tooLarge', { maxKb: Math.ceil(maxBytes / 1024) });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    yield value;
  }
}
