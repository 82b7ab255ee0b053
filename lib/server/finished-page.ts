import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding';
import { outgoingCacheControl } from './cache-control';
import { missingSecurityHeaders } from './security-headers';

/** A whole answer, as Next gave it. */
export interface RenderedResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Buffer;
}

/** One way of sending a page: the bytes, and all headers as a flat list of names and values. */
export interface PageVariant {
  headers: string[];
  /** Headers of a 304 for the same bytes. */
  notModifiedHeaders: string[];
  body: Buffer;
}

/** A page that is kept as bytes, ready to be sent. */
export interface FinishedPage {
  status: number;
  /** Milliseconds since the epoch from which on it has to be made anew. */
  expiresAt: number;
  /** Part that the entity tags of all its variants share. */
  tagStem: string;
  isHtml: boolean;
  variants: Partial<Record<Encoding, PageVariant>> & { identity: PageVariant };
  /** Encodings that are being made or not worth making. */
  made: Partial<Record<Encoding, Promise<void>>>;
}

const SMALLEST_COMPRESSED_BYTES = 512;
const BROTLI_QUALITY = 5;
/** Three fifths of the time that the usual 6 takes, for a thirtieth more bytes; browsers take brotli. */
const GZIP_LEVEL = 4;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)|javascript)|image\/svg)/;

/** What a kept answer does not repeat: Next's own notes, and what is made here. */
const DROPPED_HEADER =
  /^(?:x-nextjs-.*|x-middleware-.*|x-powered-by|connection|keep-alive|transfer-encoding|date|content-length|content-encoding|etag|vary|cache-control)$/;

/** Memory of a kept page beside its bytes. */
const OVERHEAD_BYTES = 2_048;

const compressors = {
  gzip: promisify(gzip),
  br: promisify(brotliCompress),
};

/**
 * How long an answer may be kept, in seconds; undefined where it may not. Next
 * says so by `s-maxage`; build files are `immutable`. An answer that sets a cookie,
 * has not the status that is looked for, was stale when it came, or varies by something of the
 * reader's is not kept.
 */
export function keepableSeconds(
  { status, headers }: RenderedResponse,
  expected = 200,
): number | undefined {
  if (status !== expected || headers['set-cookie'] !== undefined) return undefined;
  if (headers['x-nextjs-cache'] === 'STALE' || headers['content-encoding']) return undefined;
  const vary = String(headers.vary ?? '').toLowerCase();
  if (vary.split(',').some((name) => !isHarmlessVary(name.trim()))) return undefined;

  const control = String(headers['cache-control'] ?? '').toLowerCase();
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return undefined;
  const age = /\bs-maxage=(\d+)/.exec(control) ?? immutableAge(control);
  const seconds = Number(age?.[1] ?? 0);
  return seconds > 0 ? seconds : undefined;
}

/** What a page is allowed to do, from its text: a Content-Security-Policy. */
export type PolicyOf = (html: string) => string;

/**
 * Makes a page that is ready to send.
 * @param expiresAt milliseconds since the epoch.
 * @param policyOf its own policy, where it has one.
 */
export function finishPage(
  response: RenderedResponse,
  expiresAt: number,
  policyOf?: PolicyOf,
): FinishedPage {
  const tagStem = createHash('sha256').update(response.body).digest('base64url').slice(0, 22);
  const type = String(response.headers['content-type'] ?? '');
  const isHtml = type.startsWith('text/html');
  const policy = isHtml && policyOf ? policyOf(response.body.toString('utf8')) : undefined;
  const common = [
    ...listHeaders(
      policy === undefined
        ? response.headers
        : { ...response.headers, 'content-security-policy': policy },
    ),
    ...cacheControlOf(response),
    'Vary',
    'Accept-Encoding',
  ];
  const page: FinishedPage = {
    status: response.status,
    expiresAt,
    tagStem,
    isHtml,
    variants: { identity: makeVariant(response.body, common, tagStem, 'identity') },
    made: {},
  };
  if (response.body.length < SMALLEST_COMPRESSED_BYTES || !COMPRESSIBLE.test(type)) {
    page.made = { br: Promise.resolve(), gzip: Promise.resolve() };
  }
  return page;
}

/**
 * Sees to it that a page has an encoding, once for all who ask; resolves when it
 * has, or at once where it is not worth it.
 * @param onGrown called when the page has taken more memory.
 */
export function ensureVariant(
  page: FinishedPage,
  encoding: Encoding,
  onGrown: () => void,
): Promise<void> {
  if (encoding === 'identity') return Promise.resolve();
  return (page.made[encoding] ??= compressVariant(page, encoding).then(onGrown));
}

/** Memory that a page takes, in bytes. */
export function pageBytes(page: FinishedPage): number {
  let bytes = OVERHEAD_BYTES;
  for (const variant of Object.values(page.variants)) bytes += variant.body.length;
  return bytes;
}

async function compressVariant(page: FinishedPage, encoding: 'br' | 'gzip'): Promise<void> {
  const plain = page.variants.identity;
  const body =
    encoding === 'br'
      ? await compressors.br(plain.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.length,
          },
        })
      : await compressors.gzip(plain.body, { level: GZIP_LEVEL });
  if (body.length >= plain.body.length) return;
  const at = plain.headers.indexOf('ETag');
  page.variants[encoding] = makeVariant(body, plain.headers.slice(0, at), page.tagStem, encoding);
}

function makeVariant(
  body: Buffer,
  common: readonly string[],
  tagStem: string,
  encoding: Encoding,
): PageVariant {
  // A strong tag names these bytes, and each encoding has bytes of its own (RFC 9110, 8.8.3).
  const tag = encoding === 'identity' ? `"${tagStem}"` : `"${tagStem}-${encoding}"`;
  return {
    headers: [
      ...common,
      'ETag',
      tag,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ],
    notModifiedHeaders: [...common.filter(isForNotModified), 'ETag', tag],
    body,
  };
}

/** Keeps of a flat list what a 304 repeats; the rest the client has already. */
function isForNotModified(_: string, index: number, list: readonly string[]): boolean {
  const name = list[index - (index % 2)]?.toLowerCase() ?? '';
  return name === 'cache-control' || name === 'vary';
}

function listHeaders(headers: RenderedResponse['headers']): string[] {
  const given = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || DROPPED_HEADER.test(name)) return [];
    return (Array.isArray(value) ? value : [String(value)]).flatMap((one) => [name, one]);
  });
  return [...given, ...missingSecurityHeaders(headers)];
}

function cacheControlOf({ status, headers }: RenderedResponse): string[] {
  const given = headers['cache-control'];
  const control = outgoingCacheControl(status, given === undefined ? undefined : String(given));
  return control === undefined ? [] : ['Cache-Control', control];
}

function isHarmlessVary(name: string): boolean {
  return (
    name === '' || name === 'accept-encoding' || name === 'rsc' || name.startsWith('next-router-')
  );
}

function immutableAge(control: string): RegExpExecArray | null {
  return /\bimmutable\b/.test(control) ? /\bmax-age=(\d+)/.exec(control) : null;
}
