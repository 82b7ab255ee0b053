import { randomUUID } from 'node:crypto';
import {
  runCommand,
  type CommandInput,
  type CommandName,
  type CommandResult,
} from '@/lib/api/newsroom-commands';
import { jobHandlers } from '@/lib/api/job-handlers';
import { TAGS } from '@/lib/contract/cache-tags';
import { closeDatabase, getDatabase, openDatabase, type RawDatabase } from '@/lib/db/client';
import { executeSqlOf } from '@/lib/db/execute-sql';
import { migrateDatabase } from '@/lib/db/migrate';
import {
  askServer,
  claimDataFolder,
  findServer,
  type DataFolderClaim,
} from '@/lib/platform/control-socket';
import { setDeskWords } from '@/lib/i18n/desk-words';
import { dataPaths } from '@/lib/platform/data-folder';
import { indexEverything } from '@/lib/domains/search/public';
import { env } from '@/lib/platform/env';
import { createJobQueue } from '@/lib/platform/job-queue';
import { logger } from '@/lib/platform/logger';
import { processRegistry } from '@/lib/platform/process-registry';
import { createChangeNotifier } from '@/lib/server/change-channel';
import { messageOf } from './message-of';

/** Where a command's changes go. */
export interface NewsroomSink {
  /** For the first line of a command's output. */
  description: string;
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandResult<N>>;
  close(): Promise<void>;
}

/**
 * The way to the database for a command: through the server that runs on the
 * data folder, so that its pages are fresh at once, or, when none runs, by
 * opening the database here. PostgreSQL is always opened here; servers on it
 * are told by a notification.
 * @throws DataFolderInUseError when another command holds the folder.
 */
export async function openSink(): Promise<NewsroomSink> {
  const { DATA_DIR, DATABASE_URL } = env();
  const holder = await findServer(DATA_DIR);
  if (holder?.role === 'server') return withWords(serverSink(DATA_DIR));
  const claim = DATABASE_URL ? undefined : await claimDataFolder(DATA_DIR, 'command');
  return withWords(await ownSink(claim));
}

/** The same for whoever sits at the shell: where it can't be had, one line says why, and the command ends. */
export async function openSinkOrEnd(): Promise<NewsroomSink> {
  try {
    return await openSink();
  } catch (error) {
    console.error(messageOf(error));
    return process.exit(1);
  }
}

/** What a command derives is derived by the desk's words, as the server does. */
async function withWords(sink: NewsroomSink): Promise<NewsroomSink> {
  setDeskWords(await sink.run('loadWords', {}));
  return sink;
}

function serverSink(dataDir: string): NewsroomSink {
  return {
    description: 'through the running server',
    run: async (name, input) => (await askServer(dataDir, name, input)) as never,
    close: async () => undefined,
  };
}

async function ownSink(claim: DataFolderClaim | undefined): Promise<NewsroomSink> {
  const { DATA_DIR, DATABASE_URL } = env();
  await openDatabase(
    DATABASE_URL ? { databaseUrl: DATABASE_URL } : { folder: dataPaths(DATA_DIR).database },
  );
  await migrateDatabase(getDatabase(), process.cwd());
  tellServers();
  await keepJobs();
  return {
    description: DATABASE_URL ? 'on PostgreSQL' : 'on the embedded database',
    run: (name, input) => runCommand(name, input),
    close: async () => {
      // The words of a whole newsroom are read here, not in the server's memory.
      await indexEverything(getDatabase());
      await closeDatabase();
      await claim?.release();
    },
  };
}

/** What a command writes down to be done (letters) is done by a server: no queue is started here. */
async function keepJobs(): Promise<void> {
  const registry = processRegistry();
  const raw = registry.database as RawDatabase;
  const queue = createJobQueue({
    executeSql: executeSqlOf(raw),
    handlers: jobHandlers(env()),
    log: logger('jobs'),
    isAlone: raw.kind === 'pglite',
  });
  await queue.open();
  registry.jobs = queue;
}

/** On PostgreSQL servers elsewhere may show what this command changes: they are notified. */
function tellServers(): void {
  const registry = processRegistry();
  const raw = registry.database as RawDatabase;
  if (raw.kind !== 'postgres') return;
  const query = (text: string, values: unknown[]) => raw.pool.query(text, values);
  registry.notifyChange = createChangeNotifier(query, randomUUID(), TAGS.all);
}
