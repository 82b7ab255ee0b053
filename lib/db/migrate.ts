import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { rowsOf } from './rows';

/** Any number that no other program would lock; held while one process migrates. */
const MIGRATION_LOCK = 7_241_903;

/**
 * Brings the schema up to date; several processes may try at once on
 * PostgreSQL, one does it. Each migration runs once, all in one transaction.
 * @returns how many migrations were applied.
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
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (hash, folder_millis) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return pending.length;
  });
}
