import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import next from 'next';
import pg from 'pg';
import { call } from '@/lib/api/call';
import { loadExistence } from '@/lib/api/existence';
import { busyPage, failurePage } from '@/lib/api/failure-page';
import { jobHandlers, scheduleJobs } from '@/lib/api/job-handlers';
import { indexNowKeyPath, pushChanges } from '@/lib/api/push-jobs';
import { createVisitBuffer } from '@/lib/api/visit-buffer';
import { NEWSROOM_COMMANDS, runCommand, type CommandName } from '@/lib/api/newsroom-commands';
import { LISTINGS, TAGS } from '@/lib/contract/cache-tags';
import { startSearchIndexer } from '@/lib/api/search-indexer';
import { closeDatabase, getDatabase, openDatabase, type RawDatabase } from '@/lib/db/client';
import { executeSqlOf } from '@/lib/db/execute-sql';
import { migrateDatabase } from '@/lib/db/migrate';
import { claimDataFolder, type DataFolderClaim } from '@/lib/platform/control-socket';
import { ensureDataFolder } from '@/lib/platform/data-folder';
import { env, type Env } from '@/lib/platform/env';
import { createJobQueue } from '@/lib/platform/job-queue';
import { logger } from '@/lib/platform/logger';
import { processRegistry } from '@/lib/platform/process-registry';
import { rateLimits } from '@/lib/platform/rate-limit';
import { createChangeNotifier } from '@/lib/server/change-channel';
import { listenForChanges, type ChangeListener } from '@/lib/server/change-listener';
import { createEventStreams } from '@/lib/server/event-streams';
import { createFlashWire, type FlashWire } from '@/lib/server/flash-wire';
import { makeFirstDatabase, needsFirstDatabase, runPrepare } from '@/lib/server/first-database';
import { writeBuffersAsBase64, type NextHandler } from '@/lib/server/next-handler';
import { createHttpServer, createPageServer } from '@/lib/server/page-server';
import { settledPage } from '@/lib/server/settled-page';
import { createStopper } from '@/lib/server/stop-server';
import { messageOf } from './message-of';

/** How long requests in flight may take once the server is told to stop. */
const STOP_GRACE_MS = 10_000;
const WIRE_POLL_MS = 15_000;
const SAME_SIGNAL_MS = 1_000;
const MB = 2 ** 20;
/** Bundled by scripts/build.mjs. */
const FIRST_SCRIPT = '.build/early-script.js';

/** Every part that is running, in the order in which it started; stopped in reverse. */
const stopping: (() => Promise<unknown>)[] = [];
let stopBegan: number | undefined;

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
try {
  await serve();
} catch (error) {
  await giveUp(error);
}

async function serve(): Promise<void> {
  const settings = env();
  const projectDir = process.cwd();
  let answer: Parameters<typeof createHttpServer>[0] = (_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
    });
    response.end('Starting\n');
  };
  const server = createHttpServer((request, response) => answer(request, response));
  const stopServer = createStopper(server);
  const claim = await claimWithDatabase(settings, projectDir, () => listen(server, settings));
  await openEverything(settings, projectDir, claim);

  const isDevelopment = settings.NODE_ENV === 'development';
  writeBuffersAsBase64();
  const app = next({ dev: isDevelopment, dir: projectDir, port: settings.PORT });
  await app.prepare();
  stopping.push(() => app.close());
  if (isDevelopment) {
    const upgrade = app.getUpgradeHandler();
    server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const siteUrl = new URL(settings.SITE_URL);
  const pages = createPageServer({
    handle: app.getRequestHandler() as NextHandler,
    registry: processRegistry(),
    log: logger('pages'),
    siteUrl: settings.SITE_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
    cacheBytes: isDevelopment ? 0 : settings.PAGE_CACHE_MB * MB,
    version,
    ownFiles: settings.INDEXNOW_KEY
      ? { [indexNowKeyPath(settings.INDEXNOW_KEY)]: settings.INDEXNOW_KEY }
      : {},
    settledPage: (target) => settledPage(target, siteUrl, processRegistry().existence),
    failurePage,
    firstScript: readFileSync(FIRST_SCRIPT, 'utf8').trim(),
    limits: rateLimits(),
    busyPage,
  });
  const startJobs = await openJobs(settings);
  const wire = openWire(settings);
  answer = (request, response) => {
    if (!wire.answer(request, response)) pages.handleRequest(request, response);
  };
  stopping.push(() => stopServer(STOP_GRACE_MS));
  // Streams have no end of their own to be waited for.
  stopping.push(() => wire.stop());
  await listenToOthers(settings);
  startJobs();
  keepSearchTrue(settings);
  printWhereItRuns(settings);
}

/**
 * Takes the data folder, with a finished database in it.
 * @param onClaimed called as soon as the folder is found to be free.
 */
async function claimWithDatabase(
  settings: Env,
  projectDir: string,
  onClaimed: () => Promise<void>,
): Promise<DataFolderClaim> {
  const paths = ensureDataFolder(settings.DATA_DIR);
  let claim = await claimDataFolder(paths.root, 'server');
  stopping.push(() => claim.release());
  await onClaimed();
  const isEmbedded = settings.DATABASE_URL === undefined;
  if (!isEmbedded || needsFirstDatabase(paths)) {
    // The process that makes the database claims the folder itself meanwhile.
    await claim.release();
    console.log('  … Preparing the database');
    const prepare = () => runPrepare(projectDir);
    await (isEmbedded ? makeFirstDatabase(paths, prepare) : prepare());
    claim = await claimDataFolder(paths.root, 'server');
  }
  return claim;
}

async function openEverything(
  settings: Env,
  projectDir: string,
  claim: DataFolderClaim,
): Promise<void> {
  const { database } = ensureDataFolder(settings.DATA_DIR);
  const { DATABASE_URL } = settings;
  await openDatabase(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { folder: database });
  stopping.push(closeDatabase);
  await migrateDatabase(getDatabase(), projectDir);
  await loadExistence();
  const visits = createVisitBuffer(logger('visits'));
  processRegistry().visits = visits;
  // After the last answer and before the database closes.
  stopping.push(() => visits.stop());
  for (const name of Object.keys(NEWSROOM_COMMANDS) as CommandName[]) {
    claim.handle(name, (input) => runCommand(name, input));
  }
}

/** Streams of what happens to flashes; with an existing back end nobody tells of it, so it looks. */
function openWire(settings: Env): FlashWire {
  const wire = createFlashWire({
    streams: createEventStreams(settings.TRUSTED_PROXIES),
    read: (locale, after) =>
      call('flashChangeList', after === undefined ? {} : { after }, { locale }),
    tags: [TAGS.all, TAGS.listing(LISTINGS.flashes)],
    pollMs: settings.API_HOST ? WIRE_POLL_MS : undefined,
    log: logger('wire'),
  });
  processRegistry().whenVisible = (tags) => wire.whenVisible(tags);
  return wire;
}

/** On PostgreSQL: hears what commands and other servers change, and tells them. */
async function listenToOthers({ DATABASE_URL }: Env): Promise<void> {
  const registry = processRegistry();
  const raw = registry.database as RawDatabase;
  if (raw.kind !== 'postgres' || !DATABASE_URL) return;
  const origin = randomUUID();
  const listener: ChangeListener = listenForChanges({
    createClient: () =>
      new pg.Client({
        connectionString: DATABASE_URL,
        application_name: 'chaintide changes',
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
      }),
    origin,
    everythingTag: TAGS.all,
    onChange: async (tags) => {
      await registry.expireTags?.(tags);
      registry.wakeSearch?.();
    },
    log: logger('changes'),
  });
  stopping.push(() => listener.stop());
  await listener.listening;
  const query = (text: string, values: unknown[]) => raw.pool.query(text, values);
  registry.notifyChange = createChangeNotifier(query, origin, TAGS.all);
}

/**
 * Opens the queue of what is done apart from requests, before the first that may write a job down.
 * @returns what begins the work, beside the answering of requests.
 */
async function openJobs(settings: Env): Promise<() => void> {
  const handlers = jobHandlers(settings);
  if (handlers.length === 0) return () => undefined;
  const registry = processRegistry();
  const log = logger('jobs');
  const raw = registry.database as RawDatabase;
  const isAlone = raw.kind === 'pglite';
  const queue = createJobQueue({ executeSql: executeSqlOf(raw), handlers, log, isAlone });
  await queue.open();
  registry.jobs = queue;
  registry.tellOutside = (tags) => pushChanges(queue, settings, tags);
  return () => {
    stopping.push(() => queue.stop(STOP_GRACE_MS));
    void queue
      .start()
      .then(() => scheduleJobs(queue, settings))
      .catch((error: unknown) => log.error({ err: error }, 'The jobs could not be started.'));
  };
}

/** With an existing back end the search is that one's. */
function keepSearchTrue({ API_HOST }: Env): void {
  if (API_HOST !== undefined) return;
  const indexer = startSearchIndexer(logger('search'));
  processRegistry().wakeSearch = indexer.wake;
  stopping.push(indexer.stop);
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${PORT} is taken; set PORT to another one.`) : error);
    });
    server.listen(PORT, HOST, resolve);
  });
}

function printWhereItRuns(settings: Env): void {
  const { DATA_DIR, DATABASE_URL, NODE_ENV, PAYMENT_PROVIDER, PORT, SITE_URL } = settings;
  const postgres = DATABASE_URL && new URL(DATABASE_URL);
  const rows = [
    ['Address', `http://localhost:${PORT}`],
    ...(SITE_URL === `http://localhost:${PORT}` ? [] : [['Public address', SITE_URL]]),
    ...(NODE_ENV === 'development'
      ? [['Mode', 'development, pages are compiled when asked for']]
      : []),
    ['Data folder', DATA_DIR],
    ['Database', postgres ? `PostgreSQL, ${postgres.host}${postgres.pathname}` : 'embedded'],
    ['Import', 'npm run import -- <folder, file or address>'],
    ['Mail sent', 'npm run outbox'],
    // Tickets with a price cost nothing then: nobody shall find that out late.
    ...(PAYMENT_PROVIDER === 'sandbox'
      ? [['Payments', 'sandbox, nobody is charged; PAYMENT_PROVIDER sets another']]
      : []),
    ['Stop', 'Ctrl+C'],
  ];
  console.log(`\n${rows.map(([name, value]) => `  ${name?.padEnd(16)}${value}`).join('\n')}\n`);
}

/**
 * Stops in order and ends the process. A second signal ends it at once, unless it
 * is the same Ctrl+C, which npm passes on as well.
 */
async function stop(): Promise<void> {
  if (stopBegan !== undefined) {
    if (Date.now() - stopBegan > SAME_SIGNAL_MS) process.exit(1);
    return;
  }
  stopBegan = Date.now();
  await stopAll();
  process.exit(0);
}

async function giveUp(error: unknown): Promise<void> {
  if (stopBegan !== undefined) return;
  stopBegan = Date.now();
  console.error(messageOf(error));
  await stopAll();
  process.exit(1);
}

async function stopAll(): Promise<void> {
  for (const part of stopping.reverse()) {
    await part().catch((error: unknown) => console.error(messageOf(error)));
  }
}
