import { sql } from 'drizzle-orm';
import type { ContentKind } from '../../contract/desk-content';
import type { Database } from '../../db/client';

/** PostgreSQL's code for a row that others refer to. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Runs the work in one transaction; everything inside must use the database it is given. */
export function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx as Database));
}

/**
 * Lets records of a kind be made or renamed one after the other until the transaction ends:
 * whether a key or a name is there already is then true when the record is written.
 */
export async function lockKind(tx: Database, kind: ContentKind): Promise<void> {
  const name = `desk-content:${kind}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether a row could not be taken away because another refers to it. */
export function isStillNeeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return Reflect.get(error, 'code') === FOREIGN_KEY_VIOLATION || isStillNeeded(error.cause);
}
