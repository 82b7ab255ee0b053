import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, CLIENT_ADDRESS_HEADER } from '../platform/client-address';
import type { Logger } from '../platform/logger';
import { PAGE_LIFE_HEADER, SETTLED_HEADER } from '../platform/page-life';
import { outgoingCacheControl } from './cache-control';
import type { NextHandler } from './next-handler';
import type { RenderGate } from './render-gate';
import { isApiPath, isBuildAsset, removeForgeable } from './request-rules';
import { SECURITY_HEADERS } from './security-headers';
import { policyOf } from './content-policy';
import type { PolicyOf } from './finished-page';

interface PassageOptions {
  handle: NextHandler;
  gate: RenderGate;
  log: Logger;
  /** Origin that pages are made for; undefined leaves the reader's host (development). */
  siteUrl: URL | undefined;
  /** Proxies of one's own in front; 0 believes nobody's X-Forwarded-For. */
  trustedProxies: number;
}

/** What the middleware says to this server and to nobody else. */
const INTERNAL_HEADERS = [PAGE_LIFE_HEADER, 'x-middleware-rewrite'];

/** A page whose head is sent has done its shared reading but for what it streams. */
const STREAM_HOLD_MS = 500;
/** A call is no render; it is waited for only as long as one may take to read. */
const CALL_HOLD_MS = 1_000;

/**
 * Makes what passes a reader's own request on to Next: calls, forms, queries,
 * personal pages, whatever Next's router in the browser asks for.
 */
export function createPassage(options: PassageOptions) {
  const { handle, gate, log, siteUrl, trustedProxies } = options;
  return function pass(request: IncomingMessage, response: ServerResponse, target: string): void {
    const isApi = isApiPath(target);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const address = clientAddress({
      socketAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
      trustedProxies,
    });
    delete request.headers[CLIENT_ADDRESS_HEADER];
    // Only this server may have the middleware stand aside, in development too.
    delete request.headers[SETTLED_HEADER];
    if (isApi) request.headers[CLIENT_ADDRESS_HEADER] = address;
    if (siteUrl) {
      removeForgeable(request.headers, isApi);
      if (!isApi) {
        request.headers.host = siteUrl.host;
        request.headers['x-forwarded-proto'] = siteUrl.protocol.slice(0, -1);
      }
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const answered =
      !siteUrl || !isReading || isBuildAsset(target)
        ? handle(request, response)
        : isApi
          ? answerCall(request, response)
          : answerPage(request, response);
    answered.catch((error: Error) => {
      log.error({ err: error, path: target }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end();
    });
  };

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await gate.run(async (_mark, ended) => {
      response.once('prefinish', ended).once('close', ended);
      onHead(response, () => {
        setTimeout(ended, STREAM_HOLD_MS).unref();
        const given = response.getHeader('cache-control')?.toString();
        const control = outgoingCacheControl(response.statusCode, given);
        if (control !== undefined) response.setHeader('cache-control', control);
        for (const name of INTERNAL_HEADERS) response.removeHeader(name);
      });
      const policy = policyOf(request.url ?? '/');
      if (policy) holdBack(request, response, policy);
      await handle(request, response);
    });
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await gate.run(async (_mark, ended) => {
      setTimeout(ended, CALL_HOLD_MS).unref();
      response.once('prefinish', ended).once('close', ended);
      onHead(response, ended);
      await handle(request, response);
    }, false);
  }
}

/**
 * Holds a page back until it is whole: its policy names the scripts that stand in it. What is
 * not HTML is sent on as it is, at its end.
 */
function holdBack(request: IncomingMessage, response: ServerResponse, policyOf: PolicyOf): void {
  // The text is wanted, not what Next would make of it for the way.
  delete request.headers['accept-encoding'];
  const chunks: Buffer[] = [];
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (body?: Buffer) => ServerResponse;
  let head: unknown[] | undefined;
  const take = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = (...args: unknown[]) => {
    head = args;
    return response;
  };
  response.flushHeaders = () => undefined;
  response.write = (chunk: unknown, encoding?: unknown, done?: unknown) => {
    take(chunk, encoding);
    const called = typeof encoding === 'function' ? encoding : done;
    if (typeof called === 'function') process.nextTick(called as () => void);
    return true;
  };
  response.end = (chunk?: unknown, encoding?: unknown) => {
    take(chunk, encoding);
    response.writeHead = writeHead;
    response.end = end as typeof response.end;
    const body = Buffer.concat(chunks);
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    if (isHtml) response.setHeader('content-security-policy', policyOf(body.toString('utf8')));
    if (head) writeHead(...head);
    return end(body);
  };
}

/** Calls back when the head of an answer is written, by whatever way. */
function onHead(response: ServerResponse, callback: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    callback();
    return writeHead(...args);
  };
}
