import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CuratedPlaces, Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import {
  appSettings,
  articles,
  authors,
  banners,
  columns,
  flashEditions,
  flashes,
  homeSlots,
  hotWords,
  labels,
  sections,
} from '../../db/schema';

/** Settings by key; one that exists was chosen by the newsroom and stays. */
export async function saveMissingSettings(
  db: Database,
  settings: Newsroom['settings'],
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  if (rows.length > 0) await db.insert(appSettings).values(rows).onConflictDoNothing();
}

export async function saveSections(db: Database, rows: Newsroom['sections']): Promise<void> {
  await upsertByKey(
    db,
    sections,
    sections.key,
    rows.map((row, position) => ({ ...row, position })),
  );
}

export async function saveAuthors(db: Database, rows: Newsroom['authors']): Promise<void> {
  await upsertByKey(
    db,
    authors,
    authors.key,
    rows.map((row) => ({ ...row, isSample: true })),
  );
}

export async function saveLabels(db: Database, rows: Newsroom['labels']): Promise<void> {
  await upsertByKey(db, labels, labels.key, rows);
}

export async function saveColumns(db: Database, rows: Newsroom['columns']): Promise<void> {
  const authorIds = await authorIdsByKey(
    db,
    rows.map((row) => row.author),
  );
  const values = rows.map(({ author, ...row }, position) => ({
    ...row,
    position,
    authorId: authorIds.get(author),
  }));
  await upsertByKey(db, columns, columns.key, values);
}

export async function replaceHotWords(db: Database, words: Newsroom['hotWords']): Promise<void> {
  await db.delete(hotWords);
  if (words.length === 0) return;
  await db.insert(hotWords).values(words.map((word, position) => ({ word, position })));
}

export async function saveBanners(db: Database, rows: Newsroom['banners']): Promise<void> {
  await upsertByKey(
    db,
    banners,
    banners.key,
    rows.map((row, position) => ({ ...row, position })),
  );
}

/** Writes a flash with its editions unless its key is there. @returns true when written. */
export async function insertNewFlash(
  db: Database,
  { editions, publishedAt, ...flash }: Newsroom['flashes'][number],
): Promise<boolean> {
  const [made] = await db
    .insert(flashes)
    .values({ ...flash, publishedAt: new Date(publishedAt), state: 'published' })
    .onConflictDoNothing()
    .returning({ id: flashes.id });
  if (!made) return false;
  const rows = editions.map((edition) => ({ ...edition, flashId: made.id }));
  await db.insert(flashEditions).values(rows);
  return true;
}

export async function replaceHomeSlots(
  db: Database,
  sourceKeys: CuratedPlaces['homeSlots'],
): Promise<void> {
  const ids = await articleIdsBySource(db, sourceKeys);
  await db.delete(homeSlots);
  if (ids.length === 0) return;
  await db.insert(homeSlots).values(ids.map((articleId, place) => ({ articleId, place })));
}

/** Inserts rows, and where the key is there sets every other given column. */
async function upsertByKey(
  db: Database,
  table: PgTable,
  target: AnyPgColumn,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columnsOf = table as unknown as Record<string, AnyPgColumn>;
  const assignments = Object.keys(first).flatMap((name) => {
    const column = columnsOf[name];
    if (!column || column.name === target.name) return [];
    return [[name, sql.raw(`excluded."${column.name}"`)] as const];
  });
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target, set: Object.fromEntries(assignments) });
}

async function authorIdsByKey(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: authors.id, key: authors.key })
    .from(authors)
    .where(inArray(authors.key, [...keys]));
  return new Map(rows.map((row) => [row.key ?? '', row.id]));
}

async function articleIdsBySource(db: Database, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.sourceKey, [...keys]));
  const idOf = new Map(rows.map((row) => [row.key, row.id]));
  return keys.flatMap((key) => idOf.get(key) ?? []);
}
