import http, { type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logger } from '../platform/logger';
import { createRegistry, type ProcessRegistry } from '../platform/process-registry';
import { createRateLimits } from '../platform/rate-limit';
import type { NextHandler } from '../server/next-handler';
import type { SettledPage } from '../server/settled-page';
import {
  createHttpServer,
  createPageServer,
  type PageServer,
  type PageServerOptions,
} from '../server/page-server';

/** What Next answers. */
export interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers of a page that is kept, and of one that is one reader's. */
export const KEPT = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=600' };
export const PRIVATE = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
/** A page long enough to be sent in pieces and worth compressing. */
export const TEXT = '<p>以太坊基金会</p>'.repeat(200);

/**
 * A page server on a port of its own before each test of the file, with a Next behind it that
 * does what the test says.
 */
export function servePages() {
  let server: Server;
  const site = {
    registry: createRegistry() as ProcessRegistry,
    pages: undefined as unknown as PageServer,
    /** What Next was asked. */
    asked: [] as Asked[],
    /** What Next does with a request. */
    next: (_request: Asked): Answer | Promise<Answer> => ({ headers: KEPT, body: TEXT }),
    address: () => server.address() as AddressInfo,
    trustProxies(trustedProxies: number) {
      site.pages = makePages({ trustedProxies });
    },
    /** Pages that are everybody's start their scripts by this text. */
    startBy(firstScript: string) {
      site.pages = makePages({ firstScript });
    },
    /** The way of these pages is settled before Next is asked. */
    settle(ways: Readonly<Record<string, string | SettledPage>>) {
      const settledPage = (target: string) => {
        const way = ways[target];
        return typeof way === 'string' ? { path: way, status: 200 as const } : way;
      };
      site.pages = makePages({ settledPage });
    },
    /** A change as a verb makes it. */
    async change() {
      await site.registry.expireTags?.(['article:5']);
    },
    ask,
  };

  const handle: NextHandler = async (request, response) => {
    const { method = '', url = '' } = request;
    const one = { method, url, headers: { ...request.headers } };
    if (url === '/api/internal/expire') {
      response.end('{}');
      return;
    }
    site.asked.push(one);
    // The status that it was begun with, like Next, unless the page has another.
    const begun = response.statusCode;
    const { status = begun, headers = {}, body = '' } = await site.next(one);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // As Next does: the head first, then the page in pieces.
    response.writeHead(status);
    const half = Math.ceil(body.length / 2);
    response.write(body.slice(0, half));
    response.end(body.slice(half));
  };

  function makePages(given: Partial<PageServerOptions> = {}): PageServer {
    return createPageServer({
      handle,
      registry: site.registry,
      log: logger('test'),
      siteUrl: 'https://news.example',
      cacheBytes: 400_000,
      version: '1.2.3',
      ownFiles: { '/0123456789abcdef.txt': '0123456789abcdef' },
      failurePage: (target) => `<html>failed: ${target}</html>`,
      ...given,
      limits: createRateLimits(),
      busyPage: (target) => `<html>too often: ${target}</html>`,
    });
  }

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
    const { port } = site.address();
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
      http
        .request(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { statusCode = 0, headers: given } = response;
            resolve({ status: statusCode, headers: given, body: Buffer.concat(chunks) });
          });
        })
        .on('error', reject)
        .end();
    });
  }

  beforeEach(async () => {
    site.registry = createRegistry();
    site.asked = [];
    site.next = () => ({ headers: KEPT, body: TEXT });
    site.pages = makePages();
    server = createHttpServer((request, response) => site.pages.handleRequest(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return site;
}
