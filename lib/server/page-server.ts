import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../platform/logger';
import type { ProcessRegistry, RenderMark } from '../platform/process-registry';
import type { RateLimits } from '../platform/rate-limit';
import { pickEncoding, type Encoding } from './accept-encoding';
import {
  ensureVariant,
  finishPage,
  keepableSeconds,
  type FinishedPage,
  type PageVariant,
  type RenderedResponse,
} from './finished-page';
import { expireThroughNext, renderPage, type NextHandler } from './next-handler';
import { createPageCache } from './page-cache';
import { providePageParts, withPageParts } from './page-parts';
import { createPageTemplates } from './page-templates';
import { policyOf } from './content-policy';
import { quietPage } from './quiet-page';
import { withHead } from './page-head';
import { createPassage } from './passage';
import { createRenderGate } from './render-gate';
import { ownAnswerTo } from './own-answers';
import {
  asksForOther,
  choseOtherLanguage,
  isBuildAsset,
  isKeepablePath,
  isSearchPage,
  isUnprefixed,
} from './request-rules';
import { takeSearchPage } from './search-limit';
import { keyOf, type SettledPage } from './settled-page';
import { createTagExpirer } from './tag-expirer';

export interface PageServerOptions {
  /** Next's request handler. */
  handle: NextHandler;
  registry: ProcessRegistry;
  log: Logger;
  /** Public origin of the site; the only host that a kept page can have been made for. */
  siteUrl: string;
  /** Bound of the kept pages in bytes, all encodings counted; 0 keeps none (development). */
  cacheBytes: number;
  /** Proxies of one's own in front, whose X-Forwarded-For is believed; none where left out. */
  trustedProxies?: number;
  /** Version that /api/health tells. */
  version: string;
  /** Texts that the server answers by itself, by path; none where left out. */
  ownFiles?: Readonly<Record<string, string>>;
  /** What an address comes to that is a page for everybody; left out, the middleware says. */
  settledPage?(target: string): SettledPage | undefined;
  /** The whole page for a path whose page could not be made. */
  failurePage(target: string): string;
  /** Starts the scripts of a page that is everybody's, see quiet-page; left out, they start at once. */
  firstScript?: string;
  /** Counts the searches of a network. */
  limits: RateLimits;
  /** The whole page for who searched too often. */
  busyPage(target: string): string;
}

export interface PageServer {
  /** Answers one request. */
  handleRequest(request: IncomingMessage, response: ServerResponse): void;
  /** What the cache holds and how often it was asked. */
  stats(): PageServerStats;
}

export interface PageServerStats {
  hits: number;
  /** Pages made, and how many of them by filling a template in. */
  renders: number;
  filled: number;
  entries: number;
  bytes: number;
}

const FAILURE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** What a render that many may wait for came to. */
interface Flight {
  page: FinishedPage;
  /** True when it is the answer to everybody, so that it may be kept. */
  isForAll: boolean;
}

/** How long a path whose answer cannot be kept goes straight to Next. */
const UNKEEPABLE_MS = 60_000;
const UNKEEPABLE_MAX = 2_000;

/**
 * Makes the server that stands in front of Next: it keeps finished pages as bytes
 * and answers from them, renders a missing one once for all who ask, and passes
 * everything else on. It takes over `dropPages`, `expireTags` and
 * `internalSecret` of the registry.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const { handle, registry, log } = options;
  const siteUrl = new URL(options.siteUrl);
  const keepsPages = options.cacheBytes > 0;
  const cache = createPageCache(options.cacheBytes);
  const gate = createRenderGate(registry, log);
  const pass = createPassage({
    handle,
    gate,
    log,
    siteUrl: keepsPages ? siteUrl : undefined,
    trustedProxies: options.trustedProxies ?? 0,
  });
  providePageParts();
  const render = (target: string, settled?: SettledPage) =>
    withPageParts(() => renderPage(handle, siteUrl, target, settled));
  const makeFromTemplate = createPageTemplates({
    registry,
    log,
    render: (path) => render(path, { path, status: 200 }),
    finish: withQuietStart,
  });
  const flights = new Map<string, Promise<Flight>>();
  const unkeepable = new LRUCache<string, true>({ max: UNKEEPABLE_MAX, ttl: UNKEEPABLE_MS });
  const counts = { hits: 0, renders: 0, filled: 0 };

  const secret = randomBytes(32).toString('hex');
  registry.internalSecret = secret;
  registry.dropPages = () => {
    cache.dropPages();
    flights.clear();
    unkeepable.clear();
  };
  registry.expireTags = createTagExpirer(registry, (tags) =>
    expireThroughNext(handle, siteUrl, secret, tags),
  );

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '/';
    if (keepsPages && (request.method === 'GET' || request.method === 'HEAD')) {
      const page = cache.get(target, Date.now());
      if (page !== undefined && mayHave(request, target, page.isHtml)) {
        counts.hits += 1;
        sendKept(request, response, target, page);
        return;
      }
    }
    answerOtherwise(request, response, target);
  }

  function answerOtherwise(request: IncomingMessage, response: ServerResponse, target: string) {
    const own = ownAnswerTo(request.method ?? '', target, options.version, options.ownFiles);
    if (own) {
      request.resume();
      response.writeHead(own.status, own.headers);
      response.end(request.method === 'HEAD' ? undefined : own.body);
    } else if (isSearchPage(target)) {
      void answerSearch(request, response, target);
    } else {
      answerThroughNext(request, response, target);
    }
  }

  function answerThroughNext(request: IncomingMessage, response: ServerResponse, target: string) {
    if (isForAll(request, target)) void answerFromFlight(request, response, target);
    else pass(request, response, target);
  }

  async function answerSearch(request: IncomingMessage, response: ServerResponse, target: string) {
    const { limits, trustedProxies = 0 } = options;
    const wait = await takeSearchPage(limits, request, trustedProxies).catch((error: Error) => {
      log.error({ err: error }, 'a search could not be counted');
      return undefined;
    });
    if (wait === undefined) {
      answerThroughNext(request, response, target);
      return;
    }
    response.writeHead(429, { ...FAILURE_HEADERS, 'retry-after': String(wait) });
    response.end(request.method === 'HEAD' ? undefined : options.busyPage(target));
  }

  /** True when the answer to this request may be the one that everybody gets. */
  function isForAll(request: IncomingMessage, target: string): boolean {
    if (!keepsPages || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    if (!isKeepablePath(target) || unkeepable.has(target)) return false;
    if (request.headers.accept?.includes('text/event-stream')) return false;
    return mayHave(request, target, !isBuildAsset(target));
  }

  async function answerFromFlight(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<void> {
    const settled = options.settledPage?.(target);
    const key = keyOf(target, settled);
    const missing = key === target ? undefined : cache.get(key, Date.now());
    if (missing) {
      counts.hits += 1;
      sendKept(request, response, key, missing);
      return;
    }
    let flight: Flight;
    try {
      flight = await (flights.get(key) ?? startFlight(key, target, settled));
    } catch (error) {
      log.error({ err: error as Error, path: target }, 'a page could not be made');
      sendFailure(response, target);
      return;
    }
    const { page, isForAll } = flight;
    if (!isForAll && !isSameForAll(page.status, request)) pass(request, response, target);
    else if (page.status >= 500) sendFailure(response, target);
    else sendKept(request, response, key, page);
  }

  /** A whole page of our own in place of Next's bare words. */
  function sendFailure(response: ServerResponse, target: string): void {
    response.writeHead(500, FAILURE_HEADERS);
    response.end(options.failurePage(target));
  }

  function startFlight(key: string, target: string, before?: SettledPage): Promise<Flight> {
    const flight = gate.run(async (mark) => {
      counts.renders += 1;
      mark.isOnePass = true;
      // It may have waited for a change that took this away; others wait for what is missing too.
      const settled = key === target ? options.settledPage?.(target) : before;
      const filled = settled && (await makeFromTemplate(settled.path, mark));
      counts.filled += filled ? 1 : 0;
      const response = filled ?? (await makeThroughNext(target, settled, mark));
      const seconds = keepableSeconds(response, settled?.status);
      if (seconds === undefined) {
        if (response.status === 200) unkeepable.set(target, true);
        return { page: finishPage(response, 0, policyOf(target)), isForAll: false };
      }
      const expiresAt = (mark.madeAt ?? Date.now()) + seconds * 1000;
      const page = finishPage(filled ?? withQuietStart(response), expiresAt, policyOf(target));
      const mayKeep = mark.mayKeep && mark.generation === registry.generation;
      if (mayKeep && keyOf(target, settled) === key) cache.set(key, page);
      return { page, isForAll: true };
    });
    flights.set(key, flight);
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.then(forget, forget);
    return flight;
  }

  async function makeThroughNext(
    target: string,
    settled: SettledPage | undefined,
    mark: RenderMark,
  ) {
    let response = await render(target, settled);
    // A reading that expires between Next's two passes fails the page; the next one has it anew.
    if (response.status >= 500) response = await render(target, settled);
    return withHead(response, mark.head);
  }

  /** A page that is everybody's, without scripts in the way of its first view. */
  function withQuietStart(response: RenderedResponse): RenderedResponse {
    const type = String(response.headers['content-type'] ?? '');
    if (options.firstScript === undefined || !type.startsWith('text/html')) return response;
    return { ...response, body: quietPage(response.body, options.firstScript) };
  }

  function sendKept(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: FinishedPage,
  ): void {
    const { headers } = request;
    const encoding = pickEncoding(headers['accept-encoding'] as string | undefined);
    const variant = page.variants[encoding];
    if (variant === undefined) {
      // Compressed once for all who ask; a tenth of the bytes is worth the wait.
      void prepare(key, page, encoding).then(() => {
        const made = page.variants[encoding] ?? page.variants.identity;
        sendVariant(request, response, page, made);
      });
      return;
    }
    sendVariant(request, response, page, variant);
  }

  function sendVariant(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    page: FinishedPage,
    variant: PageVariant,
  ): void {
    const known = headers['if-none-match'];
    // What is missing is none of what one has (RFC 9110, 13.2.1).
    const mayBeKnown = page.status === 200 && known !== undefined;
    if (mayBeKnown && (known === '*' || known.includes(`"${page.tagStem}`))) {
      response.writeHead(304, variant.notModifiedHeaders);
      response.end();
      return;
    }
    response.writeHead(page.status, variant.headers);
    if (method === 'HEAD') response.end();
    else response.end(variant.body);
  }

  function prepare(key: string, page: FinishedPage, encoding: Encoding) {
    return ensureVariant(page, encoding, () => cache.grew(key, page)).catch((error: Error) => {
      log.warn({ err: error, path: key }, 'a page could not be compressed');
    });
  }

  return {
    handleRequest,
    stats: () => ({ ...counts, ...cache.size() }),
  };
}

/** Server with the product's limits on what a client may send and how long it may take. */
export function createHttpServer(listener: http.RequestListener): http.Server {
  const server = http.createServer(listener);
  server.headersTimeout = 15_000;
  // Above the 100000 ms that clients wait (spec section 7), so that they give up first.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** True when nothing in the request asks for another answer than the one for all. */
function mayHave(request: IncomingMessage, target: string, isHtml: boolean): boolean {
  const { headers } = request;
  if (asksForOther(headers)) return false;
  const { cookie } = headers;
  return cookie === undefined || !isHtml || !choseOtherLanguage(cookie) || !isUnprefixed(target);
}

/** True when an answer that is not kept is nonetheless the one that this reader would get. */
function isSameForAll(status: number, { headers }: IncomingMessage): boolean {
  if (status === 404 || status === 410) return true;
  return status !== 200 && headers.cookie === undefined && headers.authorization === undefined;
}
