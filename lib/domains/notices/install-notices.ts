import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { insertNewNotice } from './repository';

/** Writes the announcements whose keys are not there; those that exist stay as they are. */
export async function saveMissingNotices(db: Database, rows: Newsroom['notices']): Promise<void> {
  for (const row of rows) await insertNewNotice(db, row);
}
