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
  await runOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, raw, close } = await connectDatabase({ databaseUrl: url.href });
  if (!isEmpty) await migrateDatabase(db, process.cwd());
  return {
    db,
    raw,
    isPostgres: true,
    url: url.href,
    close: async () => {
      await close();
      await runOnce(serverUrl, `drop database ${name} with (force)`);
    },
  };
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
  const migrationsFolder = path.join(process.cwd(), 'lib', 'db', 'migrations');
  const hashes = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
  const version = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  return path.join(process.cwd(), 'node_modules', '.cache', 'chaintide', `pglite-${version}.tar`);
}
