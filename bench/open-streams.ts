import path from 'node:path';
import { median } from './figures';
import { memoryOf } from './process-figures';
import { askChild, startServer, type ChildServer } from './processes';

/** Readers that have a page open and hear of news. */
export const STREAMS = 2_000;
const STREAM_PATH = '/api/live/flash/zh-Hans';
/** Few enough that an answer waits for the work on it and not for other answers. */
const CONNECTIONS = 4;

/** What open streams cost those who ask for pages. */
export interface StreamResult {
  page: string;
  streams: number;
  /** Mean time of an answer, ms, without and with the streams. */
  aloneMs: number;
  besideMs: number;
  /** Median over the rounds of the two times of one round. */
  ratio: number;
  p99AloneMs: number;
  p99BesideMs: number;
  /** Resident memory for each stream, KB (2^10); undefined but on Linux. */
  kbPerStream: number | undefined;
  /** Streams that ended while pages were asked for; none should. */
  lost: number;
}

interface StreamsInput {
  site: ChildServer;
  page: string;
  path: string;
  seconds: number;
  rounds: number;
}

/** Asks for one page without and with the streams open, in turns. */
export async function measureOpenStreams(input: StreamsInput): Promise<StreamResult> {
  const { site, page, rounds } = input;
  await ask(input);
  const alone: Answered[] = [];
  const beside: Answered[] = [];
  let lost = 0;
  let kbPerStream: number | undefined;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await ask(input));
    const before = memoryOf(site.pid);
    const readers = await startServer({
      args: (port) => [
        path.join('bench', 'streams-child.mjs'),
        ...[String(port), site.origin, STREAM_PATH, String(STREAMS)],
      ],
      readyPath: '/ready',
    });
    const opened = memoryOf(site.pid);
    // The first time alone: memory that was taken once is not given back at once.
    if (before && opened) kbPerStream ??= ((opened.rssMb - before.rssMb) * 1024) / STREAMS;
    beside.push(await ask(input));
    const figures = (await (await fetch(`${readers.origin}/figures`)).json()) as { lost: number };
    lost += figures.lost;
    await readers.stop();
  }
  const meanOf = (runs: readonly Answered[]) => median(runs.map(({ meanMs }) => meanMs));
  const p99Of = (runs: readonly Answered[]) => median(runs.map(({ p99Ms }) => p99Ms));
  const ratios = beside.map(({ meanMs }, round) => meanMs / (alone[round]?.meanMs ?? NaN));
  return {
    ...{ page, streams: STREAMS, lost, kbPerStream, ratio: median(ratios) },
    ...{ aloneMs: meanOf(alone), besideMs: meanOf(beside) },
    ...{ p99AloneMs: p99Of(alone), p99BesideMs: p99Of(beside) },
  };
}

interface Answered {
  meanMs: number;
  p99Ms: number;
}

async function ask({ site, path: target, seconds }: StreamsInput): Promise<Answered> {
  const answer = await askChild<{ requests: number; seconds: number; p99Ms: number }>(
    'load-child.mjs',
    { url: `${site.origin}${target}`, seconds, connections: CONNECTIONS },
  );
  return {
    meanMs: (answer.seconds * 1000 * CONNECTIONS) / answer.requests,
    p99Ms: answer.p99Ms,
  };
}
