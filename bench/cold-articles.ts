import { bareDynamicPath } from './bare-next';
import { cpuSecondsOf } from './process-figures';
import { askChild, type ChildServer } from './processes';

const CONCURRENCY = 4;

export interface OnceEach {
  requests: number;
  requestsPerSecond: number;
  /** Undefined where the system does not tell a process's CPU time. */
  requestsPerCpuSecond: number | undefined;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
}

export interface ColdResult {
  ours: OnceEach;
  bareNext: OnceEach;
  /** Of requests per CPU second, or per second where that is not known. */
  ratioToBareNext: number;
}

/**
 * Articles that this server has never shown, each address once, four at a time;
 * beside them a bare Next page of the same text, rendered for each request.
 * @param warmUpPaths asked for first, not counted: the code is warm, the pages are not.
 */
export async function measureColdArticles(
  site: ChildServer,
  paths: readonly string[],
  warmUpPaths: readonly string[],
  bareNext: ChildServer,
): Promise<ColdResult> {
  const barePaths = paths.map((_, n) => bareDynamicPath(n));
  await askOnceEach(bareNext, barePaths.slice(0, warmUpPaths.length));
  const floor = await askOnceEach(bareNext, barePaths);
  await askOnceEach(site, warmUpPaths);
  const ours = await askOnceEach(site, paths);
  const speed = (figures: OnceEach) => figures.requestsPerCpuSecond ?? figures.requestsPerSecond;
  return { ours, bareNext: floor, ratioToBareNext: speed(ours) / speed(floor) };
}

/** Asks a server for each path once, some at a time. @throws Error when one answers anything but 200. */
export async function askOnceEach(
  server: ChildServer,
  paths: readonly string[],
  concurrency = CONCURRENCY,
): Promise<OnceEach> {
  const cpuBefore = cpuSecondsOf(server.pid);
  const { seconds, ...times } = await askChild<{
    seconds: number;
    p50Ms: number;
    p99Ms: number;
    slowestMs: number;
  }>('once-each-child.mjs', { origin: server.origin, paths, concurrency });
  const cpuAfter = cpuSecondsOf(server.pid);
  const isKnown = cpuBefore !== undefined && cpuAfter !== undefined;
  return {
    requests: paths.length,
    requestsPerSecond: paths.length / seconds,
    requestsPerCpuSecond: isKnown ? paths.length / (cpuAfter - cpuBefore) : undefined,
    ...times,
  };
}
