import type { ReservationSpeed } from './reservations';
import type { SearchSpeed } from './search-speed';
import type { ColdResult } from './cold-articles';
import type { DepthResult } from './list-depth';
import type { HotResult } from './hot-pages';
import type { Machine } from './machine';
import type { StreamResult } from './open-streams';
import type { PageWeight } from './page-weights';
import type { MillionResult } from './million-pages';
import type { MemoryResult } from './server-memory';
import type { WritingResult } from './writing';
import { shown } from './figures';

/** Everything that one run found; a part that was left out is in `skipped` with its reason. */
export interface BenchResults {
  takenAt: string;
  isQuick: boolean;
  machine: Machine;
  hot: HotResult[];
  cold: ColdResult;
  streams: StreamResult[];
  weights: PageWeight[];
  memory: MemoryResult[];
  search: SearchSpeed[];
  reservations: ReservationSpeed[];
  listDepth: DepthResult[];
  millionPages: MillionResult[];
  writing: WritingResult;
  skipped: string[];
}

export interface Verdict {
  target: string;
  measured: string;
  verdict: 'met' | 'not met' | 'not measured';
}

const HOT_RATIO = 0.5;
const COLD_PER_CPU_SECOND = 100;
const JS_ABOVE_BARE_BYTES = 12_000;
/** A frame at 60 a second. */
const KEY_LIMIT_MS = 16;
const PUBLISH_LIMIT_MS = 1_000;
/** A page may take a quarter longer while 2,000 streams are open: the noise of two shared cores. */
const STREAMS_RATIO = 1.25;
/** Of a part of the map or a page of a list, whatever the site holds. */
const MILLION_LIMIT_MS = 300;
/** Of a search, for 95 of 100. */
const SEARCH_LIMIT_MS = 150;
const MEMORY_URLS = 100_000;
const MEMORY_LIMIT_MB = { PGlite: 700, PostgreSQL: 450 };

/** Holds what was measured against what the bench is for. */
export function judge(results: BenchResults): Verdict[] {
  return [
    ...['article', 'home', 'event'].map((page) => judgeHot(page, results.hot)),
    judgeCold(results.cold),
    ...results.streams.map(judgeStreams),
    judgeScripts(results.weights),
    ...(['PGlite', 'PostgreSQL'] as const).map((name) => judgeMemory(name, results.memory)),
    ...results.millionPages.map(judgeMillion),
    ...results.search.map(judgeSearch),
    ...judgeWriting(results.writing),
  ];
}

function judgeMillion({ articles, kind, slowestMs }: MillionResult): Verdict {
  return {
    target: `${kind} of ${shown(articles)} articles: each under ${MILLION_LIMIT_MS} ms`,
    measured: `${shown(slowestMs)} ms at the slowest`,
    verdict: verdictOf(slowestMs < MILLION_LIMIT_MS),
  };
}

function judgeSearch({ rows, query, p95Ms }: SearchSpeed): Verdict {
  return {
    target: `${query}, among ${shown(rows)} articles: 95 of 100 under ${SEARCH_LIMIT_MS} ms`,
    measured: `${shown(p95Ms)} ms`,
    verdict: verdictOf(p95Ms < SEARCH_LIMIT_MS),
  };
}

function judgeWriting({ characters, keyP99Ms, publishMs }: WritingResult): Verdict[] {
  return [
    {
      target: `a key in an article of ${shown(characters)} characters: under ${KEY_LIMIT_MS} ms (p99)`,
      measured: `${shown(keyP99Ms)} ms`,
      verdict: verdictOf(keyP99Ms < KEY_LIMIT_MS),
    },
    {
      target: `what is published is on a reader's page within ${PUBLISH_LIMIT_MS} ms`,
      measured: `${shown(publishMs)} ms`,
      verdict: verdictOf(publishMs < PUBLISH_LIMIT_MS),
    },
  ];
}

/** The lower of both ratios counts: a slow load generator makes the first one look better. */
function judgeHot(page: string, hot: readonly HotResult[]): Verdict {
  const result = hot.find((candidate) => candidate.page === page);
  const ratio = result && Math.min(result.ratioToPlain, result.cpuRatioToPlain ?? Infinity);
  return {
    target: `hot ${page}: at least ${HOT_RATIO} of node:http sending the same bytes`,
    measured: ratio === undefined ? '–' : shown(ratio),
    verdict: verdictOf(ratio === undefined ? undefined : ratio >= HOT_RATIO),
  };
}

function judgeCold({ ours }: ColdResult): Verdict {
  const speed = ours.requestsPerCpuSecond;
  return {
    target: `a never-seen article: at least ${COLD_PER_CPU_SECOND} a second on one core`,
    measured: speed === undefined ? '–' : `${shown(speed)} per CPU second`,
    verdict: verdictOf(speed === undefined ? undefined : speed >= COLD_PER_CPU_SECOND),
  };
}

function judgeStreams({ page, streams, ratio, lost }: StreamResult): Verdict {
  return {
    target: `${page} beside ${shown(streams)} open streams: at most ${STREAMS_RATIO} of its time alone, no stream lost`,
    measured: `${shown(ratio)}, ${lost} lost`,
    verdict: verdictOf(ratio <= STREAMS_RATIO && lost === 0),
  };
}

function judgeScripts(weights: readonly PageWeight[]): Verdict {
  const most = Math.max(...weights.map((weight) => weight.jsAboveBareBytes));
  return {
    target: `scripts: at most ${shown(JS_ABOVE_BARE_BYTES / 1000)} KB gz above the bare Next page`,
    measured: `${shown(most / 1000)} KB on the heaviest page`,
    verdict: verdictOf(most <= JS_ABOVE_BARE_BYTES),
  };
}

/** Fewer addresses can show that the limit is broken, never that it is kept. */
function judgeMemory(database: MemoryResult['database'], memory: readonly MemoryResult[]): Verdict {
  const limit = MEMORY_LIMIT_MB[database];
  const found = memory.find((result) => result.database === database);
  const isKept = found && found.afterwards.rssMb <= limit;
  const isEnough = found && found.urls >= MEMORY_URLS;
  return {
    target: `memory on ${database} after ${shown(MEMORY_URLS)} distinct URLs: at most ${limit} MB`,
    measured: found ? `${shown(found.afterwards.rssMb)} MB after ${shown(found.urls)}` : '–',
    verdict: verdictOf(isKept && !isEnough ? undefined : isKept),
  };
}

function verdictOf(isMet: boolean | undefined): Verdict['verdict'] {
  if (isMet === undefined) return 'not measured';
  return isMet ? 'met' : 'not met';
}
