import { asc, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { FlashAct } from '../../contract/flash';
import type { Database } from '../../db/client';
import { flashChanges, flashes } from '../../db/schema';
import { FLASH_ROW, type FlashRow } from './repository';

/** Changes that are kept; who was away for longer reads the list anew. */
export const KEPT_CHANGES = 1_000;
/** One of the site's locks within a transaction, by number. */
const CHANGE_LOCK = 7_310_455;

/**
 * Writes down that a flash changed, within the transaction that changes it. Writers wait for
 * each other here until they commit: a lower number is never seen after a higher one.
 */
export async function noteChange(
  tx: Database,
  change: { flashId: number; act: FlashAct; at: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`);
  const [row] = await tx.insert(flashChanges).values(change).returning({ id: flashChanges.id });
  await tx.delete(flashChanges).where(lt(flashChanges.id, (row?.id ?? 0) - KEPT_CHANGES));
}

/** Number of the newest change; 0 before the first. */
export async function newestFlashSeq(db: Database): Promise<number> {
  const [row] = await db.select({ seq: max(flashChanges.id) }).from(flashChanges);
  return row?.seq ?? 0;
}

/** The changes after a number, oldest first. */
export async function listChangesAfter(db: Database, after: number, limit: number) {
  return db
    .select({ seq: flashChanges.id, flashId: flashChanges.flashId, act: flashChanges.act })
    .from(flashChanges)
    .where(gt(flashChanges.id, after))
    .orderBy(asc(flashChanges.id))
    .limit(limit);
}

/** Flashes by id as they are now, those that were withdrawn among them. */
export async function listChangedFlashes(
  db: Database,
  ids: readonly number[],
): Promise<FlashRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(FLASH_ROW)
    .from(flashes)
    .where(inArray(flashes.id, [...ids]));
}
