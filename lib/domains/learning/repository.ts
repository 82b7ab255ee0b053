import { asc, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { articles, courseModules, glossaryTerms, lessons, scamWarnings } from '../../db/schema';

export async function listModuleRows(db: Database) {
  return db.select().from(courseModules).orderBy(asc(courseModules.position));
}

export async function listLessonRows(db: Database) {
  return db.select().from(lessons).orderBy(asc(lessons.position));
}

export async function listTermRows(db: Database) {
  return db.select().from(glossaryTerms).orderBy(asc(glossaryTerms.key));
}

export async function listScamRows(db: Database) {
  return db.select().from(scamWarnings).orderBy(asc(scamWarnings.position));
}

/** Ids of articles by their source keys; unknown ones are left out. */
export async function articleIdsBySource(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.sourceKey, [...keys]));
  return new Map(rows.map((row) => [row.key ?? '', row.id]));
}

/** Adds the modules that are not there. @returns the ids of all by key. */
export async function saveMissingModules(
  db: Database,
  rows: readonly Omit<typeof courseModules.$inferInsert, 'id'>[],
): Promise<Map<string, number>> {
  await insertMissing(db, courseModules, courseModules.key, rows);
  const saved = await db
    .select({ id: courseModules.id, key: courseModules.key })
    .from(courseModules);
  return new Map(saved.map((row) => [row.key, row.id]));
}

export async function saveMissingLessons(
  db: Database,
  rows: readonly Omit<typeof lessons.$inferInsert, 'id'>[],
): Promise<void> {
  await insertMissing(db, lessons, lessons.key, rows);
}

export async function saveMissingTerms(
  db: Database,
  rows: readonly Omit<typeof glossaryTerms.$inferInsert, 'id'>[],
): Promise<void> {
  await insertMissing(db, glossaryTerms, glossaryTerms.key, rows);
}

export async function saveMissingScams(
  db: Database,
  rows: readonly Omit<typeof scamWarnings.$inferInsert, 'id'>[],
): Promise<void> {
  await insertMissing(db, scamWarnings, scamWarnings.key, rows);
}

/** Two writers of the whole section wait for each other. */
export async function lockLearning(db: Database): Promise<void> {
  await db.execute(sql`lock table ${courseModules} in share row exclusive mode`);
}

/** Writes the rows whose keys are not there; what stands there may be the desk's own by now. */
async function insertMissing(
  db: Database,
  table: PgTable,
  key: AnyPgColumn,
  rows: readonly { key: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoNothing({ target: key });
}
