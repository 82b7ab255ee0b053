import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { connectDatabase, type Database, type RawDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';

/** The real schema, empty, for one test file; closed by `close`. */
export interface TestDatabase {
  db: Database;
  raw: RawDatabase;
  isPostgres: boolean;
  /** Address on PostgreSQL, for further connections; empty on PGlite. */
  url: string;
  close(): Promise<void>;
}

/** Tests of what only PostgreSQL has: told as skipped where none is named. */
export const withPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

/**
 * A database of a test file's own: on the PostgreSQL server that
 * TEST_DATABASE_URL names, else PGlite in memory, loaded from a snapshot
 * that the first test of a schema version makes.
 * @param options.isEmpty leaves the schema out (PostgreSQL).
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  // The one place besides env.ts that reads the environment: tests choose their database by it.
  const databaseUrl = process.env.TEST_DATABASE_URL;
  return databaseUrl ? createPostgresDatabase(databaseUrl, isEmpty) : loadSnapshot();
}

async function createPostgresDatabase(serverUrl: string, isEmpty: boolean): Promise<TestDatabase> {
  const name = `chaintide_test_${randomBytes(6).toString('hex')}`;
  const template = isEmpty ? 'template1' : await migratedTemplate(serverUrl);
  await runOnce(serverUrl, `create database ${name} template ${template}`);
  const url = addressOf(serverUrl, name);
  const { db, raw, close } = await connectDatabase({ databaseUrl: url });
  return {
    db,
    raw,
    isPostgres: true,
    url,
    close: async () => {
      await close();
      await runOnce(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** One for all who make a template at the same time. */
const TEMPLATE_LOCK = 7_301_946;
const TEMPLATE_PREFIX = 'chaintide_template_';

/**
 * A database with the schema of this version, made by the first test that needs it and copied by
 * all: a copy takes a fraction of the migrations' time. It stays for the next run.
 */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const template = `${TEMPLATE_PREFIX}${schemaVersion()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount) return template;
    // Under another name until it is whole: whoever is interrupted leaves no half of a schema.
    const draft = `${TEMPLATE_PREFIX}draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const { db, close } = await connectDatabase({ databaseUrl: addressOf(serverUrl, draft) });
    await migrateDatabase(db, process.cwd());
    await close();
    await client.query(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function loadSnapshot(): Promise<TestDatabase> {
  const memory = existsSync(snapshotPath()) ? readSnapshot() : await makeSnapshot();
  const { db, raw, close } = await connectDatabase({ memory });
  return { db, raw, isPostgres: false, url: '', close };
}

function readSnapshot(): Blob {
  return new Blob([readFileSync(snapshotPath())]);
}

async function makeSnapshot(): Promise<Blob> {
  const { db, raw, close } = await connectDatabase({ memory: null });
  await migrateDatabase(db, process.cwd());
  if (raw.kind !== 'pglite') throw new Error('The snapshot is made on PGlite.');
  const dump = await raw.client.dumpDataDir('none');
  await close();
  const file = snapshotPath();
  mkdirSync(path.dirname(file), { recursive: true });
  // Several workers may make it at once: each its own file, the last rename wins.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporary, file);
  return readSnapshot();
}

function snapshotPath(): string {
  const file = `pglite-${schemaVersion()}.tar`;
  return path.join(process.cwd(), 'node_modules', '.cache', 'chaintide', file);
}

/** Changes with every migration. */
function schemaVersion(): string {
  const migrationsFolder = path.join(process.cwd(), 'lib', 'db', 'migrations');
  const hashes = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
}
