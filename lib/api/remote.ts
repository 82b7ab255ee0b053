import { REQUEST_TIMEOUT_MS, SUCCESS_CODE } from '../contract/constants';
import type { Endpoint } from '../contract/endpoint';
import {
  ENDPOINTS,
  type CallInput,
  type CallOutput,
  type EndpointName,
} from '../contract/endpoints';
import { anyEnvelope } from '../contract/envelope';
import { CodedError, ERRORS, type ErrorKey } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { htmlToTraditional } from '../i18n/html-to-traditional';
import { toTraditional } from '../i18n/to-traditional';
import { publicPictureAddress, type MediaHosts } from '../platform/media-host';

/** What the existing back end is told beside the input (spec section 7). */
export interface RemoteCaller {
  /** Origin of the back end, without a final slash. */
  host: string;
  locale: Locale;
  token?: string | undefined;
  /** For tests; the spec's value else. */
  timeoutMs?: number;
  /** For tests; this installation's else. */
  mediaHosts?: MediaHosts;
}

/** First match wins, so a code that several keys share is read as its general one. */
const KEY_OF_CODE = new Map<number, ErrorKey>(
  (Object.keys(ERRORS) as ErrorKey[]).reverse().map((key) => [ERRORS[key].code, key]),
);

/**
 * Asks an existing back end that speaks the same contract. It answers in
 * simplified Chinese; for a traditional page its text is converted here.
 * @throws CodedError with the back end's code, upstreamTimeout or upstreamFailed.
 */
export async function callRemote<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  caller: RemoteCaller,
): Promise<CallOutput<Name>> {
  const body = await send(name, input, caller);
  const parsed = anyEnvelope.safeParse(body);
  // A response without a code is returned as is (spec section 8).
  const data = parsed.success ? parsed.data.data : body;
  if (parsed.success && parsed.data.code !== SUCCESS_CODE) {
    throw new CodedError(KEY_OF_CODE.get(parsed.data.code) ?? 'upstreamFailed', {
      code: parsed.data.code,
      message: parsed.data.message,
    });
  }
  const output = ENDPOINTS[name].output.safeParse(data);
  if (!output.success) throw new CodedError('upstreamFailed', { call: name }, output.error);
  const result = withPublicPicture(name, output.data, caller.mediaHosts) as CallOutput<Name>;
  return caller.locale === 'zh-Hant' ? (convertText(result) as CallOutput<Name>) : result;
}

/** Spec section 7: an uploaded picture's test host gives way to the public one. */
function withPublicPicture(name: EndpointName, data: unknown, hosts?: MediaHosts): unknown {
  if (name !== 'upload') return data;
  const answer = data as CallOutput<'upload'>;
  return { ...answer, url: publicPictureAddress(answer.url, hosts) };
}

async function send(name: EndpointName, input: unknown, caller: RemoteCaller): Promise<unknown> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { method } = endpoint;
  const url = new URL(`${caller.host}/${name}`);
  if (method === 'GET') {
    for (const [key, value] of Object.entries(input ?? {})) {
      if (value !== undefined) url.searchParams.set(key, String(value));
    }
  }
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        language: 'cn',
        os: 'ios',
        ...(caller.token ? { authorization: caller.token } : {}),
        ...(method === 'POST' && endpoint.body !== 'multipart'
          ? { 'content-type': 'application/json' }
          : {}),
      },
      ...(method === 'POST' ? { body: bodyOf(endpoint, input) } : {}),
      signal: AbortSignal.timeout(caller.timeoutMs ?? REQUEST_TIMEOUT_MS),
    });
    return await response.json();
  } catch (error) {
    const isTimeout = (error as { name?: unknown } | null)?.name === 'TimeoutError';
    throw new CodedError(isTimeout ? 'upstreamTimeout' : 'upstreamFailed', { call: name }, error);
  }
}

/** A form where a file comes with it; its type and boundary are then `fetch`'s to write. */
function bodyOf(endpoint: Endpoint, input: unknown): string | FormData {
  if (endpoint.body !== 'multipart') return JSON.stringify(input ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined) continue;
    if (value instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(value)]), name);
    else form.append(name, String(value));
  }
  return form;
}

/** Fields that are keys, addresses or codes, not text for people. */
const NOT_TEXT = /(^|_)(id|key|url|pic|img|link|cursor|zone|lang|symbol|code|poster|time)$/;

function convertText(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (NOT_TEXT.test(field)) return value;
    return field.endsWith('_html') ? htmlToTraditional(value) : toTraditional(value);
  }
  if (Array.isArray(value)) return value.map((item) => convertText(item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, convertText(item, key)]),
  );
}
