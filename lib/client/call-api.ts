import Cookies from 'js-cookie';
import { REQUEST_TIMEOUT_MS, SUCCESS_CODE } from '../contract/constants';
import type { CallInput, CallOutput, EndpointName } from '../contract/endpoints';
import { ERRORS, type FieldFault } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { reloadForServer } from './reload-for-server';

/** The `language` header of each edition; `cn` is the spec's own word. */
const LANGUAGE_HEADER: Record<Locale, string> = { 'zh-Hans': 'cn', 'zh-Hant': 'hk', en: 'en' };
/** Spec section 7: what the client calls itself. */
const OS_HEADER = 'ios';

/** A call that was not answered with success; `code` 0 where nothing usable came back. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  /** @param message the server's sentence for the reader; '' where there is none. */
  constructor(
    readonly code: number,
    message: string,
    /** What is wrong with which field of the input, for a form to say beside it. */
    readonly fields: Readonly<Record<string, FieldFault>> = {},
  ) {
    super(message);
  }
}

export interface CallOptions {
  /** Language of the answer. */
  locale: Locale;
  /** As the contract says of the call; most are POST. */
  method?: 'GET' | 'POST';
  signal?: AbortSignal;
  /** Sent to its end though the page is being left; for small inputs. */
  keepalive?: boolean;
}

/**
 * A call of the contract from the browser, with the headers of spec section 7.
 * In: the call's name and input. Out: its data; an answer without a code is the data itself
 * (spec section 8). Code 10500 loads the page anew, once, and is thrown like the others.
 * @throws CallFailed for every answer but success, its code and sentence unchanged; also
 *   for none within 100 s.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  { locale, method = 'POST', signal, keepalive = false }: CallOptions,
): Promise<CallOutput<Name>> {
  const { isOk, body } = await ask(name, input as Record<string, unknown>, {
    method,
    headers: headersFor(locale),
    signal: withTimeout(signal),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!isRecord(body)) throw new CallFailed(0, '');
  if (isOk && !('code' in body)) return body as CallOutput<Name>;
  const { message, data, fields }: Answer = body;
  const code = Number(body.code) || 0;
  if (code === SUCCESS_CODE) {
    if (data === null || data === undefined) throw new CallFailed(code, '');
    return data as CallOutput<Name>;
  }
  if (code === ERRORS.pageOutdated.code) reloadForServer();
  throw new CallFailed(code, message ?? '', fields);
}

interface Answer {
  message?: string;
  data?: unknown;
  fields?: Record<string, FieldFault>;
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null;
}

/** Out: whether HTTP was content with it, and the answer; undefined where none came. */
async function ask(
  name: string,
  input: Record<string, unknown>,
  request: {
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    signal: AbortSignal;
    keepalive?: boolean;
  },
): Promise<{ isOk: boolean; body: unknown }> {
  const isGet = request.method === 'GET';
  const query = isGet ? new URLSearchParams(input as Record<string, string>).toString() : '';
  try {
    const response = await fetch(`/api/${name}${query && `?${query}`}`, {
      ...request,
      ...(isGet ? {} : bodyOf(input, request.headers)),
    });
    return { isOk: response.ok, body: await response.json() };
  } catch {
    return { isOk: false, body: undefined };
  }
}

/** JSON, or a form where a file comes with it; the browser then writes the type. */
function bodyOf(input: Record<string, unknown>, headers: Record<string, string>) {
  const hasFile = Object.values(input).some((value) => value instanceof Uint8Array);
  if (!hasFile) {
    return {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Uint8Array) body.append(name, new Blob([new Uint8Array(value)]), name);
    else if (value !== undefined) body.append(name, String(value));
  }
  return { headers, body };
}

/** The headers of spec section 7, with the reader's own token. */
export function headersFor(locale: Locale): Record<string, string> {
  const token = Cookies.get('token');
  return {
    language: LANGUAGE_HEADER[locale],
    os: OS_HEADER,
    ...(token ? { authorization: token } : {}),
  };
}

/** Ends what is asked after the time that spec section 7 allows, or with the caller's own signal. */
export function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  if (!signal) return timeout;
  // Browsers of before 2024 join no signals; the caller's own matters more there.
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal;
}
