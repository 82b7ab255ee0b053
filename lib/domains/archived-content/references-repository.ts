import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors, courseModules, events, flashes, labels } from '../../db/schema';
import { siteKey, siteKeyId } from '../articles/public';
import { MissingReferenceError } from './record-store';

const TARGETS = {
  article: { table: articles, key: articles.sourceKey },
  author: { table: authors, key: authors.key },
  event: { table: events, key: events.key },
  flash: { table: flashes, key: flashes.key },
  label: { table: labels, key: labels.key },
  module: { table: courseModules, key: courseModules.key },
} as const;
export type Target = keyof typeof TARGETS;

/** The key by which an archive names a row: its own, or one of this site where it has none. */
export async function keyOf(db: Database, target: Target, id: number): Promise<string> {
  const { table, key } = TARGETS[target];
  const [row] = await db.select({ key }).from(table).where(eq(table.id, id));
  return row?.key ?? siteKey(target, id);
}

/** The row that a key of an archive names; undefined where it is not here. */
export async function findByKey(
  db: Database,
  target: Target,
  wanted: string,
): Promise<number | undefined> {
  const { table, key } = TARGETS[target];
  const [row] = await db.select({ id: table.id }).from(table).where(eq(key, wanted)).limit(1);
  if (row) return row.id;
  // What was written on this very site, and has no key of its own.
  const id = siteKeyId(target, wanted);
  if (id === undefined) return undefined;
  const [own] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(key)));
  return own?.id;
}

/** @throws MissingReferenceError where it is not here. */
export async function getByKey(db: Database, target: Target, key: string): Promise<number> {
  const id = await findByKey(db, target, key);
  if (id === undefined) throw new MissingReferenceError(`the ${target} ${key} is not here`);
  return id;
}

/** Of some keys those that are here, each once, in their order. */
export async function knownKeys(
  db: Database,
  target: Target,
  keys: readonly string[],
): Promise<string[]> {
  const known: string[] = [];
  for (const key of new Set(keys)) {
    if ((await findByKey(db, target, key)) !== undefined) known.push(key);
  }
  return known;
}
