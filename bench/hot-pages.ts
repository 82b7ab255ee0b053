import { writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { href } from '@/lib/routes/href';
import { BARE_STATIC_PATH } from './bare-next';
import { median } from './figures';
import { cpuSecondsOf } from './process-figures';
import { askChild, scratchFolder, startServer, type ChildServer } from './processes';

const CONNECTIONS = 32;

/** Headers that belong to one connection or one moment, not to the page. */
const NOT_COPIED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

export interface LoadFigures {
  requestsPerSecond: number;
  /** Of the server alone: what it could do if the load generator were never the narrow place. */
  requestsPerCpuSecond: number | undefined;
  /** Whole milliseconds, as autocannon keeps them. */
  p50Ms: number;
  p99Ms: number;
}

/** One page under load, beside the same bytes from node:http and a bare static page of Next. */
export interface HotResult {
  page: string;
  path: string;
  /** Of the body as sent, compressed. */
  bytes: number;
  ours: LoadFigures;
  plain: LoadFigures;
  bareNext: LoadFigures;
  /** Of requests a second; nears 1 where the load generator is slower than both servers. */
  ratioToPlain: number;
  ratioToBareNext: number;
  /** Of requests per CPU second: the generator and other work on the machine cancel. */
  cpuRatioToPlain: number | undefined;
}

/** An article, as a page to load. */
export function articlePage(id: number) {
  return { page: 'article', path: href('gw_detail', { locale: 'zh-Hans', param: id }) };
}

/** The pages that are loaded: one that is read, two that are come to, one with a form. */
export function hotPages(articleId: number, eventId: number) {
  return [
    articlePage(articleId),
    { page: 'home', path: href('home', { locale: 'zh-Hans' }) },
    { page: 'flash list', path: href('home_kuaixun', { locale: 'zh-Hans' }) },
    { page: 'event', path: href('ac_detail', { locale: 'zh-Hans', param: eventId }) },
  ];
}

interface HotInput {
  site: ChildServer;
  bareNext: ChildServer;
  pages: readonly { page: string; path: string }[];
  seconds: number;
  warmUpSeconds: number;
  rounds: number;
}

interface Answer {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Loads finished pages with 32 connections that accept gzip. The servers take
 * turns within each round, the medians of all rounds are kept, so that a slower
 * machine, or a slower minute of it, slows all of them alike.
 */
export async function measureHotPages(input: HotInput): Promise<HotResult[]> {
  const answers: Answer[] = [];
  for (const { path: target } of input.pages) {
    await fetchRaw(input.site.origin, target);
    answers.push(await fetchRaw(input.site.origin, target));
  }
  const plain = await startPlainServer(answers);
  const results: HotResult[] = [];
  for (const [place, { page, path: target }] of input.pages.entries()) {
    const figures = await loadInTurns(
      {
        ours: { server: input.site, path: target },
        plain: { server: plain, path: target },
        bareNext: { server: input.bareNext, path: BARE_STATIC_PATH },
      },
      input,
    );
    const { ours, plain: floor, bareNext } = figures;
    const isKnown = ours.requestsPerCpuSecond && floor.requestsPerCpuSecond;
    results.push({
      page,
      path: target,
      bytes: answers[place]?.body.length ?? 0,
      ...figures,
      ratioToPlain: ours.requestsPerSecond / floor.requestsPerSecond,
      ratioToBareNext: ours.requestsPerSecond / bareNext.requestsPerSecond,
      cpuRatioToPlain: isKnown
        ? Number(ours.requestsPerCpuSecond) / Number(floor.requestsPerCpuSecond)
        : undefined,
    });
  }
  await plain.stop();
  return results;
}

interface Subject {
  server: ChildServer;
  path: string;
}

async function loadInTurns<Name extends string>(
  subjects: Record<Name, Subject>,
  input: HotInput,
): Promise<Record<Name, LoadFigures>> {
  const names = Object.keys(subjects) as Name[];
  const taken = names.map((): LoadFigures[] => []);
  for (let round = 0; round < input.rounds; round += 1) {
    for (const [place, name] of names.entries()) {
      taken[place]?.push(await load(subjects[name], input));
    }
  }
  return Object.fromEntries(
    names.map((name, place) => [name, middle(taken[place] ?? [])]),
  ) as Record<Name, LoadFigures>;
}

async function load(
  { server, path: target }: Subject,
  { seconds, warmUpSeconds }: HotInput,
): Promise<LoadFigures> {
  const askFor = (duration: number) =>
    askChild<{ requests: number; seconds: number; p50Ms: number; p99Ms: number }>(
      'load-child.mjs',
      { url: `${server.origin}${target}`, seconds: duration, connections: CONNECTIONS },
    );
  await askFor(warmUpSeconds);
  const cpuBefore = cpuSecondsOf(server.pid);
  const { requests, seconds: taken, p50Ms, p99Ms } = await askFor(seconds);
  const cpuAfter = cpuSecondsOf(server.pid);
  const isKnown = cpuBefore !== undefined && cpuAfter !== undefined;
  return {
    requestsPerSecond: requests / taken,
    requestsPerCpuSecond: isKnown ? requests / (cpuAfter - cpuBefore) : undefined,
    p50Ms,
    p99Ms,
  };
}

function middle(runs: readonly LoadFigures[]): LoadFigures {
  const cpu = runs.flatMap((run) => run.requestsPerCpuSecond ?? []);
  return {
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    requestsPerCpuSecond: cpu.length > 0 ? median(cpu) : undefined,
    p50Ms: median(runs.map((run) => run.p50Ms)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
  };
}

function startPlainServer(answers: readonly Answer[]): Promise<ChildServer> {
  const file = path.join(scratchFolder('plain'), 'answers.json');
  const written = answers.map(({ path: target, headers, body }) => ({
    path: target,
    headers,
    bodyBase64: body.toString('base64'),
  }));
  writeFileSync(file, JSON.stringify(written));
  return startServer({
    args: (port) => [path.join('bench', 'plain-server-child.mjs'), String(port), file],
    readyPath: answers[0]?.path ?? '/',
  });
}

/** A page's bytes as they travel: fetch() would unpack them. */
function fetchRaw(origin: string, target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'gzip' } };
    const request = http.get(`${origin}${target}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${target} answers ${response.statusCode}.`));
          return;
        }
        resolve({ path: target, headers: headersOf(response), body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}

function headersOf({ rawHeaders }: http.IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!NOT_COPIED.has(name.toLowerCase())) headers[name] = rawHeaders[i + 1] ?? '';
  }
  return headers;
}
