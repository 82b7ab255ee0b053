import type { Database } from '../../db/client';
import { deleteMarksOf } from './forget-repository';

/**
 * What goes of a person whose account is deleted: collections, likes, follows, and their
 * part in the counts. Who may is decided by the caller, in whose transaction it happens.
 */
export async function forgetPerson(tx: Database, accountId: number): Promise<void> {
  await deleteMarksOf(tx, accountId);
}
