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

/** A machine is now faster and now slower: the two are asked in turns of this many pages each. */
const TURN_PAGES = 150;

/**
 * Articles that this server has never shown, each address once, four at a time;
 * beside them, turn by turn, a bare Next page of the same text, rendered for each request.
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
  await askOnceEach(site, warmUpPaths);
  const turns: { ours: Turn[]; bare: Turn[] } = { ours: [], bare: [] };
  for (let from = 0; from < paths.length; from += TURN_PAGES) {
    const to = from + TURN_PAGES;
    turns.bare.push(await takeTurn(bareNext, barePaths.slice(from, to), CONCURRENCY));
    turns.ours.push(await takeTurn(site, paths.slice(from, to), CONCURRENCY));
  }
  const [ours, floor] = [summary(turns.ours), summary(turns.bare)];
  const speed = (figures: OnceEach) => figures.requestsPerCpuSecond ?? figures.requestsPerSecond;
  return { ours, bareNext: floor, ratioToBareNext: speed(ours) / speed(floor) };
}

/** Asks a server for each path once, some at a time. @throws Error when one answers anything but 200. */
export async function askOnceEach(
  server: ChildServer,
  paths: readonly string[],
  concurrency = CONCURRENCY,
): Promise<OnceEach> {
  return summary([await takeTurn(server, paths, concurrency)]);
}

interface Turn {
  seconds: number;
  cpuSeconds: number | undefined;
  /** One for each page, in whatever order. */
  timesMs: number[];
}

async function takeTurn(
  server: ChildServer,
  paths: readonly string[],
  concurrency: number,
): Promise<Turn> {
  const cpuBefore = cpuSecondsOf(server.pid);
  const told = await askChild<{ seconds: number; timesMs: number[] }>('once-each-child.mjs', {
    origin: server.origin,
    paths,
    concurrency,
  });
  const cpuAfter = cpuSecondsOf(server.pid);
  const isKnown = cpuBefore !== undefined && cpuAfter !== undefined;
  return { ...told, cpuSeconds: isKnown ? cpuAfter - cpuBefore : undefined };
}

function summary(turns: readonly Turn[]): OnceEach {
  const times = turns.flatMap(({ timesMs }) => timesMs).sort((left, right) => left - right);
  const cpu = turns.map(({ cpuSeconds }) => cpuSeconds);
  const cpuSeconds = cpu.includes(undefined) ? undefined : sum(cpu as number[]);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: times.length,
    requestsPerSecond: times.length / sum(turns.map(({ seconds }) => seconds)),
    requestsPerCpuSecond: cpuSeconds === undefined ? undefined : times.length / cpuSeconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    slowestMs: times.at(-1) ?? 0,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
