import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed by the build, not anew for every page.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // The server in front makes strong tags of the bytes that it sends.
  generateEtags: false,
  // The route table settles slashes together with aliases and queries, in one redirect.
  skipTrailingSlashRedirect: true,
  // Of what is not a page each has one address too; 308.
  redirects: () =>
    Promise.resolve([
      {
        source: '/:folder(feeds|sitemaps|og|media)/:path*/',
        destination: '/:folder/:path*',
        permanent: true,
      },
      // Where telephones look for the icon that a page named another place for.
      { source: '/apple-touch-icon.png', destination: '/icons/apple-touch.png', permanent: true },
    ]),
  // Packages with native or embedded parts, and those that the outer server shares with Next.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/jieba',
    'fontkit',
    'ioredis',
    'opencc-js',
    'pdfkit',
    'pg',
    'pino',
    'rate-limiter-flexible',
    'sharp',
  ],
  cacheLife: {
    /** Readings that only somebody's change makes different; a change expires them by tag. */
    settled: { stale: 300, revalidate: 3600, expire: 86_400 },
    /** Readings that change as time passes: events begin, hot lists move. */
    lively: { stale: 300, revalidate: 60, expire: 3600 },
  },
  // The server in front asks as this one client: whole pages in one pass, not the passes of
  // a page for Next's own store (three to four times the time).
  htmlLimitedBots: /^page-server$/,
  experimental: {
    globalNotFound: true,
    // A start is ready sooner; each kind of page is loaded when it is first asked for.
    preloadEntriesOnStart: false,
    // Links are plain ones: no router in the browser would use a second copy of the page's data.
    cachedNavigations: false,
    // A build that goes on from what the one before it kept stands still now and then, for ever.
    turbopackFileSystemCacheForBuild: false,
    // Nor does development have to warn of what would keep such a router waiting.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  // Finished pages in memory, bounded, never older than the last change (docs/decisions).
  cacheHandler: path.resolve('.build/page-store.mjs'),
  // Readings that pages share, kept by their tags.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve('.') },
};

export default withNextIntl(config);
