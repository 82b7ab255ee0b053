import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { processRegistry } from '../platform/process-registry';
import { withStatements } from './embedded-statements';
import * as schema from './schema';

/** Queries in one dialect, whether PGlite or PostgreSQL answers them. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The open connection: one PGlite instance, or a pool of PostgreSQL connections. */
export type RawDatabase = { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; pool: pg.Pool };

/** Where to find the database: a PostgreSQL address, a folder for PGlite, or memory. */
export type DatabaseLocation =
  { databaseUrl: string } | { folder: string } | { memory: Blob | null };

const POOL_SIZE = 10;

/** Extensions that the schema asks for; PostgreSQL has them on its server. */
const extensions = { pg_trgm };

let wrapped: { raw: RawDatabase; db: Database } | undefined;

/**
 * Opens the database and shares it with every bundle of this process (pages,
 * route handlers and the outer server are bundled apart, PGlite is one instance).
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const registry = processRegistry();
  registry.database ??= await connect(location);
  return getDatabase();
}

/**
 * The open database of this process.
 * @throws Error when `openDatabase` did not run first, a fault in start-up order.
 */
export function getDatabase(): Database {
  const raw = processRegistry().database as RawDatabase | undefined;
  if (!raw) throw new Error('The database is not open.');
  if (wrapped?.raw !== raw) wrapped = { raw, db: wrap(raw) };
  return wrapped.db;
}

/** Wraps a connection that the caller owns, for tests that hold several. */
export async function connectDatabase(
  location: DatabaseLocation,
): Promise<{ db: Database; raw: RawDatabase; close(): Promise<void> }> {
  const raw = await connect(location);
  return { db: wrap(raw), raw, close: () => close(raw) };
}

/** Closes the shared database; PGlite writes out what it still holds. */
export async function closeDatabase(): Promise<void> {
  const registry = processRegistry();
  const raw = registry.database as RawDatabase | undefined;
  registry.database = undefined;
  wrapped = undefined;
  if (raw) await close(raw);
}

async function connect(location: DatabaseLocation): Promise<RawDatabase> {
  if ('databaseUrl' in location) {
    const pool = new pg.Pool({
      connectionString: location.databaseUrl,
      max: POOL_SIZE,
      application_name: 'chaintide',
    });
    // A connection that dies while idle is replaced by the pool; unheard, it would end the process.
    pool.on('error', () => undefined);
    await pool.query('select 1');
    return { kind: 'postgres', pool };
  }
  if ('folder' in location) {
    mkdirSync(path.dirname(location.folder), { recursive: true });
    return { kind: 'pglite', client: await PGlite.create(location.folder, { extensions }) };
  }
  return {
    kind: 'pglite',
    client: await PGlite.create({
      extensions,
      ...(location.memory ? { loadDataDir: location.memory } : {}),
    }),
  };
}

function wrap(raw: RawDatabase): Database {
  return raw.kind === 'pglite'
    ? (drizzlePglite(withStatements(raw.client), { schema }) as unknown as Database)
    : (drizzlePostgres(raw.pool, { schema }) as unknown as Database);
}

async function close(raw: RawDatabase): Promise<void> {
  if (raw.kind === 'pglite') await raw.client.close();
  else await raw.pool.end();
}
