import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FLASH_FILTERS } from '../../contract/desk-flash';
import type { Database } from '../../db/client';
import { windowCondition, type FeedWindow } from '../../db/feed-window';
import { accounts, flashEditions, flashes, flashVersions } from '../../db/schema';
import type { FlashEdition, FlashRow } from './repository';

export interface DeskFlashRow extends FlashRow {
  /** How often it was changed. */
  changes: number;
}
type NewFlash = Omit<typeof flashes.$inferInsert, 'id' | 'key'>;
type NewEdition = Omit<typeof flashEditions.$inferInsert, 'flashId'>;
type FlashFilter = (typeof FLASH_FILTERS)[number];

// Names written out: in a query of one table a column is rendered without its table.
const ROW = {
  ...getTableColumns(flashes),
  editions: sql<FlashEdition[] | null>`(
    select json_agg(json_build_object('locale', locale, 'title', title, 'content', content))
    from flash_editions where flash_id = flashes.id)`,
  changes: sql<number>`(
    select count(*) from flash_versions where flash_id = flashes.id)`.mapWith(Number),
};

/** Runs work whose writes stand together or not at all. */
export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx));
}

/** Flashes of the desk's list, newest first, in whatever state. */
export async function listDeskRows(
  db: Database,
  filter: FlashFilter,
  { window, limit, skip }: { window: FeedWindow; limit: number; skip: number },
): Promise<DeskFlashRow[]> {
  return db
    .select(ROW)
    .from(flashes)
    .where(and(conditionOf(filter), windowCondition(flashes.publishedAt, flashes.id, window)))
    .orderBy(desc(flashes.publishedAt), desc(flashes.id))
    .limit(limit)
    .offset(skip);
}

export async function countDeskRows(db: Database, filter: FlashFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(flashes).where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function findDeskRow(db: Database, id: number): Promise<DeskFlashRow | undefined> {
  const [row] = await db.select(ROW).from(flashes).where(eq(flashes.id, id));
  return row;
}

/** A flash that is held until the transaction ends. */
export async function lockDeskRow(tx: Database, id: number): Promise<DeskFlashRow | undefined> {
  await tx.select({ id: flashes.id }).from(flashes).where(eq(flashes.id, id)).for('update');
  return findDeskRow(tx, id);
}

export async function findIdByClientKey(
  db: Database,
  clientKey: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: flashes.id })
    .from(flashes)
    .where(eq(flashes.clientKey, clientKey));
  return row?.id;
}

/** Writes a flash with its editions; undefined where its client key is taken. */
export async function insertFlash(
  tx: Database,
  values: NewFlash,
  editions: readonly NewEdition[],
): Promise<number | undefined> {
  const [row] = await tx
    .insert(flashes)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: flashes.id });
  if (!row) return undefined;
  await putEditions(tx, row.id, editions);
  return row.id;
}

export async function changeFlash(
  tx: Database,
  id: number,
  change: Partial<NewFlash>,
  editions?: readonly NewEdition[],
): Promise<void> {
  await tx.update(flashes).set(change).where(eq(flashes.id, id));
  if (!editions) return;
  await tx.delete(flashEditions).where(eq(flashEditions.flashId, id));
  await putEditions(tx, id, editions);
}

async function putEditions(tx: Database, flashId: number, editions: readonly NewEdition[]) {
  await tx.insert(flashEditions).values(editions.map((edition) => ({ ...edition, flashId })));
}

/** Keeps what a flash says now, before it is changed. */
export async function keepVersion(
  tx: Database,
  row: DeskFlashRow,
  change: { note: string; accountId: number; at: Date },
): Promise<void> {
  const { id: flashId, state, category, isImportant, sourceName, sourceUrl } = row;
  const editions = row.editions ?? [];
  await tx.insert(flashVersions).values({
    ...{ flashId, state, category, isImportant, sourceName, sourceUrl, editions },
    ...change,
  });
}

/** What a flash said before each of its changes, the latest first. */
export async function listVersionRows(db: Database, flashId: number) {
  return db
    .select({ ...getTableColumns(flashVersions), name: accounts.nickname })
    .from(flashVersions)
    .leftJoin(accounts, eq(accounts.id, flashVersions.accountId))
    .where(eq(flashVersions.flashId, flashId))
    .orderBy(desc(flashVersions.id));
}

function conditionOf(filter: FlashFilter) {
  if (filter === 'important') return eq(flashes.isImportant, true);
  return filter === 'withdrawn' ? eq(flashes.state, 'withdrawn') : undefined;
}
