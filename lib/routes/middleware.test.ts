import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { SETTLED_HEADER } from '@/lib/platform/page-life';
import { processRegistry } from '@/lib/platform/process-registry';
import { config, middleware } from '@/middleware';
import { NOT_A_PAGE } from './page-address';

const ORIGIN = 'http://localhost:3000';

function ask(path: string, init: { cookie?: string; method?: string } = {}) {
  const headers = new Headers(init.cookie ? { cookie: init.cookie } : {});
  return middleware(new NextRequest(ORIGIN + path, { method: init.method ?? 'GET', headers }));
}

describe('middleware', () => {
  afterEach(() => {
    delete processRegistry().existence;
  });

  it('renders a page from its language folder on this server', () => {
    const response = ask('/gw_detail/5');
    expect(response.status).toBe(200);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/zh-Hans/gw_detail/5`);
    expect(response.headers.get('Cache-Control')).toBeNull();
  });

  it('answers an unlisted path with a 404 that is hardly kept', () => {
    const response = ask('/en/nothing');
    expect(response.status).toBe(404);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/en/missing/page`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=5, must-revalidate');
  });

  it('answers who chose a language in it, and nobody else', () => {
    const response = ask('/nothing', { cookie: 'lang=en' });
    expect(response.status).toBe(404);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/en/missing/page`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['/gallery', '/en/gallery', '/zh-hant/gallery'])(
    'has no %s outside development',
    (path) => {
      const response = ask(path);
      expect(response.status).toBe(404);
      expect(getRewrittenUrl(response)).toMatch(/\/missing\/page$/);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    },
  );

  it('asks the registered existence check', () => {
    processRegistry().existence = { stateOf: () => 'withdrawn', pageCount: () => 1 };
    const response = ask('/zh-hant/gw_detail/5');
    expect(response.status).toBe(410);
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/zh-Hant/missing/withdrawn-article`);
  });

  it('redirects once, keeps the campaign and drops a trailing slash', () => {
    const response = ask('/gw_detail/?id=5&utm_source=x%20y');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/gw_detail/5`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const cookie = response.headers.get('Set-Cookie');
    expect(cookie).toMatch(/^campaign=utm_source%3Dx%2By; Path=\/;.*Max-Age=1800;.*SameSite=lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('lets an alias redirect be kept', () => {
    const response = ask('/zh-Hans/home/');
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/`);
    expect(response.headers.get('Cache-Control')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('hears the language cookie', () => {
    const response = ask('/', { cookie: 'lang=zh-hant' });
    expect(response.status).toBe(307);
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/zh-hant`);
    expect(response.headers.get('Vary')).toBe('Cookie');
  });

  it('guards the pages of the reader', () => {
    const response = ask('/my/follow');
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/#login`);
    expect(response.headers.get('Set-Cookie')).toMatch(/^return_to=%2Fmy%2Ffollow; .*Max-Age=600/);
    expect(ask('/my/follow', { cookie: 'token=t' }).status).toBe(200);
  });

  it('does not redirect a POST', () => {
    const response = ask('/gw_detail/?id=5', { method: 'POST' });
    expect(getRewrittenUrl(response)).toBe(`${ORIGIN}/zh-Hans/gw_detail/5`);
  });
});

describe('middleware matcher', () => {
  const runs = (url: string, headers = {}) =>
    unstable_doesMiddlewareMatch({ config, url, headers, nextConfig: {} });

  it('stands aside where the server around Next has settled the way', () => {
    expect(runs('/zh-Hans/gw_detail/5', { [SETTLED_HEADER]: '1' })).toBe(false);
    expect(runs('/zh-Hans/gw_detail/5', { 'x-other': '1' })).toBe(true);
  });

  it('takes what is a page’s, in the words of the route table', () => {
    expect(config.matcher[0]!.source).toBe(`/((?!${NOT_A_PAGE}).*)`);
  });

  it.each([
    '/',
    '/en',
    '/gw_detail/5',
    '/gw_detail/5/',
    '/gw_detail/5.html',
    '/nothing',
    '/apiary',
    '/mediator/x',
    '/foo.txt',
    '/zh-hant/foo.txt',
    '/.env',
    '/search/node.js',
    '/en/search/a.png',
    '/zh-hant/gw_search/a.txt/page/2',
  ])('takes %s', (url) => expect(runs(url)).toBe(true));

  it.each([
    '/_next/static/chunks/a.js',
    '/_next/image?url=x',
    '/api',
    '/api/homeLinsts',
    '/media/a/b',
    '/og/article/5',
    '/feeds/rss',
    '/sitemaps/1',
    '/robots.txt',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon.svg',
    '/brand/logo.svg',
    '/.well-known/apple-app-site-association',
  ])('leaves %s alone', (url) => expect(runs(url)).toBe(false));

  it('leaves every file of public/ alone', () => {
    const folder = path.join(process.cwd(), 'public');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join('/', path.relative(folder, entry.parentPath), entry.name));
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((url) => runs(url))).toEqual([]);
  });
});
