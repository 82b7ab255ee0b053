import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startBareNext } from '@/bench/bare-next';
import { measureColdArticles, type ColdResult } from '@/bench/cold-articles';
import { articlePage, hotPages, measureHotPages, type HotResult } from '@/bench/hot-pages';
import { benchListDepth } from '@/bench/list-depth';
import { describeMachine } from '@/bench/machine';
import { benchMillionPages, type MillionResult } from '@/bench/million-pages';
import { benchArchive, type ArchiveResult } from '@/bench/newsroom-archive';
import { measureOpenStreams, type StreamResult } from '@/bench/open-streams';
import { findEventId, findFlashId, weighPages } from '@/bench/page-weights';
import { multiplyArticles } from '@/bench/multiply-articles';
import { postgresRefusal, withOwnDatabase } from '@/bench/postgres';
import { untilIdle } from '@/bench/process-figures';
import { cleanUp, scratchFolder, type ChildServer } from '@/bench/processes';
import { hotParts, reportOf, writeResults } from '@/bench/report';
import {
  archiveParts,
  coldParts,
  memoryParts,
  millionParts,
  reservationParts,
  searchParts,
  streamParts,
  writingParts,
} from '@/bench/report-parts';
import {
  benchReservationsOnPglite,
  benchReservationsOnPostgres,
  type ReservationSpeed,
} from '@/bench/reservations';
import { benchSearch, type SearchSpeed } from '@/bench/search-speed';
import { measureMemory, type MemoryResult } from '@/bench/server-memory';
import { articlePaths, fillSite, type FilledSite } from '@/bench/site';
import type { BenchResults } from '@/bench/targets';
import { measureWriting, type WritingResult } from '@/bench/writing';
import { LOCALES } from '@/lib/i18n/locales';
import { commandLine } from './command-line';

const USAGE = `Usage: npm run bench -- [options]
  --only cold          articles never seen before, beside a bare Next
  --only hot           finished pages, beside node:http and a bare Next
  --only memory        memory of the server after distinct addresses, on both databases
  --only search        searches among 200,000 articles on PostgreSQL and nothing else
  --only reservations  seats of an event, on PGlite and on PostgreSQL, and nothing else
  --only streams       a page beside 2,000 open streams, and nothing else
  --only million       maps and lists of a site with a million articles, and nothing else
  --only archive       a newsroom of 100,000 articles taken as one zip; no part of the whole run
  --only writing       keys in a long article, and the way of a flash to a reader
                 none of these writes results
  --quick        a small run that shows that the bench works; writes no results
  --urls <n>     distinct addresses for the memory part (3000; 100000 for the full run)
  --articles <n> never-seen articles, each in three languages (1500)`;

const FULL = { articles: 1_500, urls: 3_000, seconds: 8, warmUpSeconds: 2, rounds: 3, keys: 400 };
const QUICK = { articles: 300, urls: 500, seconds: 2, warmUpSeconds: 1, rounds: 2, keys: 100 };
/** Articles that warm the code up and are not measured. */
const WARM_UP_ARTICLES = 40;
/** Articles that come in as `npm run import` brings them; what is more is made out of them. */
const IMPORTED_MAX = 2_000;
const SEARCHED_ARTICLES = { full: 200_000, quick: 2_000 };
const MILLION = { full: 1_000_000, quick: 20_000 };
const ARCHIVED = { full: 100_000, quick: 2_000 };
const RESERVATIONS = { full: 2_000, quick: 200 };
/** Parts that can be run by themselves. */
const PARTS: Record<string, () => Promise<string[]>> = {
  cold: async () => coldParts({ cold: await coldAlone() }),
  hot: async () => hotParts({ hot: await hotAlone() }),
  memory: async () => memoryParts({ memory: await memoryAlone() }),
  search: async () => searchParts(await searchOnPostgres()),
  reservations: async () => reservationParts(await reserve()),
  streams: async () => streamParts(await streamsAlone()),
  million: async () => millionParts(await millionOnPostgres()),
  archive: async () => archiveParts(await archiveOnPostgres()),
  writing: async () => writingParts([await writeOn(await fillSite(1))]),
};

/**
 * `npm run bench`: how fast and how heavy the built site is, beside node:http and
 * a bare Next in the same run. TEST_DATABASE_URL names the PostgreSQL server.
 */
const { values } = commandLine(USAGE, {
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    urls: { type: 'string' },
    articles: { type: 'string' },
  },
});
const size = { ...(values.quick ? QUICK : FULL), ...given('urls'), ...given('articles') };
const skipped: string[] = [];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
const only = values.only === undefined ? undefined : PARTS[values.only];
const isKnown = values.only === undefined || only !== undefined;
if (!isKnown || Object.values(size).some((number) => !Number.isSafeInteger(number) || number < 1)) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (only) {
  const parts = await only().finally(cleanUp);
  if (parts.length > 0) console.log(`\n${parts.join('\n\n')}`);
} else {
  await bench().finally(cleanUp);
}

async function bench(): Promise<void> {
  const takenAt = new Date().toISOString();
  const machine = describeMachine();
  say('bare Next: building and starting');
  const bareNext = await startBareNext();
  const onPglite = await benchOnPglite(bareNext);
  await bareNext.stop();
  const onPostgres = await benchOnPostgres();
  const results: BenchResults = {
    takenAt,
    isQuick: values.quick,
    machine,
    ...onPglite,
    memory: [...onPglite.memory, ...onPostgres.memory],
    listDepth: onPostgres.listDepth,
    millionPages: await millionOnPostgres(),
    search: await searchOnPostgres(),
    reservations: await reserve(),
    skipped,
  };
  console.log(`\n${reportOf(results)}`);
  if (values.quick) console.log('A --quick run writes no results.');
  else console.log(`Written: ${writeResults(results).join(', ')}`);
}

async function coldAlone(): Promise<ColdResult> {
  say('bare Next: building and starting');
  const bareNext = await startBareNext();
  return measureCold(await fill(), bareNext);
}

async function measureCold(filled: Filled, bareNext: ChildServer): Promise<ColdResult> {
  const coldPaths = filled.paths.slice(0, size.articles * LOCALES.length);
  return onFreshServer(filled.site, async (server) => {
    say(`articles never seen before: ${coldPaths.length}, and as many from bare Next`);
    return measureColdArticles(server, coldPaths, filled.warmUpPaths, bareNext);
  });
}

async function memoryAlone(): Promise<MemoryResult[]> {
  const { site, paths } = await fill();
  const onPglite = await memoryOn('PGlite', site, paths);
  return [...onPglite, ...(await memoryOnPostgres())];
}

async function benchOnPglite(bareNext: ChildServer) {
  const filled = await fill();
  const { site, paths } = filled;
  const cold = await measureCold(filled, bareNext);
  const memory = await memoryOn('PGlite', site, paths);
  const rest = await onFreshServer(site, async (server) => {
    const articleId = site.articleIds[0] ?? 0;
    const hot = await measureHot(server, bareNext, articleId);
    say('pages beside open streams');
    const streams = [
      await measureOpenStreams({ site: server, ...articlePage(articleId), ...size }),
    ];
    say('page weights');
    const ids = { articleId, flashId: await findFlashId(server) };
    return { hot, streams, weights: await weighPages(server, bareNext, ids) };
  });
  return { cold, memory, ...rest, writing: await writeOn(site) };
}

async function hotAlone(): Promise<HotResult[]> {
  say('bare Next: building and starting');
  const bareNext = await startBareNext();
  const site = await fillSite(1);
  return onFreshServer(site, (server) => measureHot(server, bareNext, site.articleIds[0] ?? 0));
}

async function measureHot(site: ChildServer, bareNext: ChildServer, articleId: number) {
  say('finished pages under load');
  const pages = hotPages(articleId, await findEventId(site));
  return measureHotPages({ site, bareNext, pages, ...size });
}

async function writeOn(site: FilledSite): Promise<WritingResult> {
  return onFreshServer(site, async (server) => {
    say(`writing: ${size.keys} keys in a long article, flashes on their way to a reader`);
    return measureWriting(site.dataDir, server, size.keys);
  });
}

async function streamsAlone(): Promise<StreamResult[]> {
  const site = await fillSite(1);
  return onFreshServer(site, async (server) => [
    await measureOpenStreams({ site: server, ...articlePage(site.articleIds[0] ?? 0), ...size }),
  ]);
}

async function benchOnPostgres(): Promise<Pick<BenchResults, 'memory' | 'listDepth'>> {
  const memory = await memoryOnPostgres();
  if (memory.length === 0) return { memory, listDepth: [] };
  if (values.quick) {
    skip('depth of a list: a million rows are too many for --quick');
    return { memory, listDepth: [] };
  }
  const serverUrl = testDatabaseUrl();
  say('depth of a list: a million articles on PostgreSQL');
  return { memory, listDepth: await benchListDepth(serverUrl) };
}

async function memoryOnPostgres(): Promise<MemoryResult[]> {
  const serverUrl = testDatabaseUrl();
  const refusal = await postgresRefusal(serverUrl);
  if (refusal) {
    skip(`memory and lists on PostgreSQL: none answers (${refusal}); set TEST_DATABASE_URL`);
    return [];
  }
  return withOwnDatabase(serverUrl, async (databaseUrl) => {
    const { site, paths } = await fill(databaseUrl);
    return memoryOn('PostgreSQL', site, paths);
  });
}

async function reserve(): Promise<ReservationSpeed[]> {
  const count = RESERVATIONS[values.quick ? 'quick' : 'full'];
  say(`reservations: ${count} of one event at a time, on PGlite`);
  const onPglite = await benchReservationsOnPglite(scratchFolder('reservations'), count);
  const serverUrl = testDatabaseUrl();
  const refusal = await postgresRefusal(serverUrl);
  if (refusal) {
    skip(`reservations on PostgreSQL: none answers (${refusal}); set TEST_DATABASE_URL`);
    return onPglite;
  }
  say('reservations on PostgreSQL');
  return [...onPglite, ...(await benchReservationsOnPostgres(serverUrl, count))];
}

async function searchOnPostgres(): Promise<SearchSpeed[]> {
  const serverUrl = testDatabaseUrl();
  const refusal = await postgresRefusal(serverUrl);
  if (refusal) {
    skip(`searches: no PostgreSQL answers (${refusal}); set TEST_DATABASE_URL`);
    return [];
  }
  const rows = SEARCHED_ARTICLES[values.quick ? 'quick' : 'full'];
  say(`searches among ${rows} articles on PostgreSQL`);
  return benchSearch(serverUrl, rows);
}

async function millionOnPostgres(): Promise<MillionResult[]> {
  const serverUrl = testDatabaseUrl();
  const refusal = await postgresRefusal(serverUrl);
  if (refusal) {
    skip(`maps and lists: no PostgreSQL answers (${refusal}); set TEST_DATABASE_URL`);
    return [];
  }
  const articles = MILLION[values.quick ? 'quick' : 'full'];
  say(`maps and lists of ${articles} articles on PostgreSQL`);
  return benchMillionPages(serverUrl, articles);
}

async function archiveOnPostgres(): Promise<ArchiveResult[]> {
  const serverUrl = testDatabaseUrl();
  const refusal = await postgresRefusal(serverUrl);
  if (refusal) {
    skip(`the archive: no PostgreSQL answers (${refusal}); set TEST_DATABASE_URL`);
    return [];
  }
  const articles = ARCHIVED[values.quick ? 'quick' : 'full'];
  say(`a newsroom of ${articles} articles as one zip, on PostgreSQL`);
  return [await benchArchive(serverUrl, articles)];
}

interface Filled {
  site: FilledSite;
  warmUpPaths: string[];
  paths: string[];
}

async function fill(databaseUrl = ''): Promise<Filled> {
  const perMemory = Math.ceil(size.urls / LOCALES.length);
  const articles = WARM_UP_ARTICLES + Math.max(databaseUrl ? 0 : size.articles, perMemory);
  const imported = Math.min(articles, IMPORTED_MAX);
  say(`filling ${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${articles} articles`);
  const site = await fillSite(imported, databaseUrl);
  const where = { dataDir: site.dataDir, databaseUrl };
  const copies = articles > imported ? await multiplyArticles(where, articles - imported) : [];
  const ids = [...site.articleIds, ...copies];
  return {
    site,
    warmUpPaths: articlePaths(ids.slice(0, WARM_UP_ARTICLES)),
    paths: articlePaths(ids.slice(WARM_UP_ARTICLES)),
  };
}

async function memoryOn(
  database: MemoryResult['database'],
  site: FilledSite,
  paths: readonly string[],
): Promise<MemoryResult[]> {
  say(`memory on ${database}: ${size.urls} distinct addresses`);
  const result = await onFreshServer(site, (server) =>
    measureMemory(database, server, paths.slice(0, size.urls)),
  );
  if (!result) skip(`memory on ${database}: this system has no /proc`);
  return result ? [result] : [];
}

async function onFreshServer<T>(
  site: FilledSite,
  run: (server: ChildServer) => Promise<T>,
): Promise<T> {
  const server = await site.start();
  try {
    await untilIdle(server.pid);
    return await run(server);
  } finally {
    await server.stop();
  }
}

/** Settings are read in lib/platform/env.ts alone, and a test's database is none of them. */
function testDatabaseUrl(): string {
  const script = path.join('scripts', 'test-database-url.mjs');
  return execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
}

function given(name: 'urls' | 'articles'): Record<string, number> {
  const value = values[name];
  return value === undefined ? {} : { [name]: Number(value) };
}

function skip(what: string): void {
  skipped.push(what);
  console.log(`*** SKIPPED: ${what} ***`);
}

function say(what: string): void {
  console.log(`… ${what}`);
}
