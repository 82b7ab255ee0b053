import type { Database } from '../../db/client';

/** PostgreSQL's code for a row that others refer to. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Runs the work in one transaction; everything inside must use the database it is given. */
export function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx as Database));
}

/** Whether a row could not be taken away because another refers to it. */
export function isStillNeeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return Reflect.get(error, 'code') === FOREIGN_KEY_VIOLATION || isStillNeeded(error.cause);
}
