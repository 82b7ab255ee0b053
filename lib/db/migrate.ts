import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { rowsOf } from './rows';

/** Any number that no other program would lock; held while one process migrates. */
const MIGRATION_LOCK = 7_241_903;

/** Codes of PostgreSQL: no right to do it; no such thing here (of two ages of the server). */
const NO_RIGHT = '42501';
const NOT_THERE = ['0A000', '58P01'];

/** The database lacks an extension, and the one who connects may not or cannot make it. */
export class MissingExtensionError extends Error {
  override name = 'MissingExtensionError';
}

/**
 * Brings the schema up to date; several processes may try at once on
 * PostgreSQL, one does it. Each migration runs once, all in one transaction.
 * @returns how many migrations were applied.
 * @throws MissingExtensionError
 */
export async function migrateDatabase(db: Database, projectDir: string): Promise<number> {
  const migrations = readMigrationFiles({
    migrationsFolder: path.join(projectDir, 'lib', 'db', 'migrations'),
  });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create table if not exists schema_migrations (
      hash text primary key, folder_millis bigint not null, applied_at timestamptz not null default now())`);
    const applied = rowsOf<{ hash: string }>(
      await tx.execute(sql`select hash from schema_migrations`),
    );
    const known = new Set(applied.map((row) => row.hash));
    const pending = migrations.filter((migration) => !known.has(migration.hash));
    for (const migration of pending) {
      for (const statement of migration.sql) await runStatement(tx, statement);
      await tx.execute(
        sql`insert into schema_migrations (hash, folder_millis) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return pending.length;
  });
}

async function runStatement(tx: Database, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    const [, extension] = /^\s*create extension (?:if not exists )?(\w+)/i.exec(statement) ?? [];
    const { cause = error } = error as Error;
    const { code = '' } = cause as { code?: string };
    if (extension && code === NO_RIGHT) {
      throw new MissingExtensionError(
        `DATABASE_URL: this user may not create the extension ${extension}. Let the owner of the database run "create extension ${extension}" in it once, then start again.`,
        { cause },
      );
    }
    if (extension && NOT_THERE.includes(code)) {
      throw new MissingExtensionError(
        `DATABASE_URL: this PostgreSQL server does not have the extension ${extension}. Install its contrib package (postgresql-contrib), then start again.`,
        { cause },
      );
    }
    throw error;
  }
}
