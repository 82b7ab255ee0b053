import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  ensureVariant,
  finishPage,
  keepableSeconds,
  pageBytes,
  type RenderedResponse,
} from './finished-page';

function rendered(headers: RenderedResponse['headers'], body = 'x'.repeat(2000), status = 200) {
  return { status, headers, body: Buffer.from(body) };
}

function headerOf(list: readonly string[], name: string): string | undefined {
  const at = list.findIndex(
    (entry, index) => index % 2 === 0 && entry.toLowerCase() === name.toLowerCase(),
  );
  return at < 0 ? undefined : list[at + 1];
}

const KEPT = { 'cache-control': 's-maxage=600, stale-while-revalidate=30' };

describe('keepableSeconds', () => {
  it('is what Next allows', () => {
    expect(keepableSeconds(rendered(KEPT))).toBe(600);
  });

  it('is the whole age of a file that never changes', () => {
    const control = 'public, max-age=31536000, immutable';
    expect(keepableSeconds(rendered({ 'cache-control': control }))).toBe(31_536_000);
  });

  it.each([
    ['no word about it', {}],
    ['an age for browsers alone', { 'cache-control': 'public, max-age=600' }],
    ['no age', { 'cache-control': 's-maxage=0' }],
    ['a private answer', { 'cache-control': 'private, s-maxage=600' }],
    ['one not to be stored', { 'cache-control': 'no-store, s-maxage=600' }],
    ['a cookie', { ...KEPT, 'set-cookie': ['a=b'] }],
    ['one that varies by cookie', { ...KEPT, vary: 'rsc, Cookie' }],
    ['one that varies by anything', { ...KEPT, vary: '*' }],
    ['a stale one', { ...KEPT, 'x-nextjs-cache': 'STALE' }],
    ['a compressed one', { ...KEPT, 'content-encoding': 'gzip' }],
  ])('is nothing for %s', (_, headers) => {
    expect(keepableSeconds(rendered(headers))).toBeUndefined();
  });

  it.each([201, 204, 301, 308, 404, 410, 500])('is nothing for status %d', (status) => {
    expect(keepableSeconds(rendered(KEPT, 'x', status))).toBeUndefined();
  });

  it('does not mind that Next varies by its own headers', () => {
    const vary = 'rsc, next-router-state-tree, next-router-segment-prefetch, Accept-Encoding';
    expect(keepableSeconds(rendered({ ...KEPT, vary }))).toBe(600);
  });
});

describe('finishPage', () => {
  const headers = {
    ...KEPT,
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'MISS',
    'x-middleware-rewrite': '/zh-Hans/home',
    'x-powered-by': 'Next.js',
    link: ['</a.css>; rel=preload', '</b.woff2>; rel=preload'],
    vary: 'rsc',
    etag: '"theirs"',
  };
  const body = '<p>正文</p>'.repeat(400);

  it('keeps what a reader needs and nothing that is between Next and the server', () => {
    const { variants } = finishPage(rendered(headers, body), 0);
    const list = variants.identity.headers;
    expect(list.filter((_, index) => index % 2 === 0)).toEqual([
      'content-type',
      'link',
      'link',
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'content-security-policy',
      'Cache-Control',
      'Vary',
      'ETag',
      'Content-Length',
    ]);
    expect(headerOf(list, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headerOf(list, 'vary')).toBe('Accept-Encoding');
    expect(headerOf(list, 'content-length')).toBe(String(Buffer.byteLength(body)));
  });

  it('leaves the age of a file that never changes, and a frame rule of the page itself', () => {
    const control = 'public, max-age=31536000, immutable';
    const { variants } = finishPage(
      rendered({ 'cache-control': control, 'x-frame-options': 'DENY' }),
      0,
    );
    expect(headerOf(variants.identity.headers, 'cache-control')).toBe(control);
    expect(headerOf(variants.identity.headers, 'x-frame-options')).toBe('DENY');
  });

  it('gives every encoding the same text, a length and an entity tag of its own', async () => {
    const page = finishPage(rendered(headers, body), 0);
    const before = pageBytes(page);
    let grown = 0;
    await Promise.all([
      ensureVariant(page, 'br', () => void (grown += 1)),
      ensureVariant(page, 'br', () => void (grown += 1)),
      ensureVariant(page, 'gzip', () => void (grown += 1)),
    ]);
    const { identity, br, gzip } = page.variants;
    expect(grown).toBe(2);
    expect(brotliDecompressSync(br!.body).toString()).toBe(body);
    expect(gunzipSync(gzip!.body).toString()).toBe(body);
    for (const variant of [br!, gzip!]) {
      expect(headerOf(variant.headers, 'content-length')).toBe(String(variant.body.length));
    }
    expect(headerOf(br!.headers, 'content-encoding')).toBe('br');
    const tags = [identity, br!, gzip!].map((variant) => headerOf(variant.headers, 'etag'));
    expect(new Set(tags).size).toBe(3);
    expect(pageBytes(page) - before).toBe(br!.body.length + gzip!.body.length);
  });

  it('has the same entity tag for the same bytes and another for others', () => {
    const tag = (text: string) =>
      headerOf(finishPage(rendered(headers, text), 0).variants.identity.headers, 'etag');
    expect(tag('a')).toBe(tag('a'));
    expect(tag('a')).not.toBe(tag('b'));
  });

  it.each([
    ['a picture', { 'content-type': 'image/webp' }, 'x'.repeat(5000)],
    ['a small body', { 'content-type': 'text/html' }, '<p>short</p>'],
  ])('does not compress %s', async (_, given, text) => {
    const page = finishPage(rendered(given, text), 0);
    await ensureVariant(page, 'br', () => {});
    expect(page.variants.br).toBeUndefined();
  });

  it('repeats in a 304 what decides about keeping, and no length', () => {
    const { notModifiedHeaders } = finishPage(rendered(headers, body), 0).variants.identity;
    expect(notModifiedHeaders.filter((_, index) => index % 2 === 0)).toEqual([
      'Cache-Control',
      'Vary',
      'ETag',
    ]);
  });
});
