import { LISTINGS } from '../../contract/cache-tags';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { writeListingChanges, type ListingChange } from '../listings/public';
import { insertNewNotice } from './repository';

/**
 * Writes the announcements whose keys are not there and counts them, in the
 * caller's transaction; those that exist stay as they are.
 */
export async function saveMissingNotices(db: Database, rows: Newsroom['notices']): Promise<void> {
  const changes: ListingChange[] = [];
  for (const row of rows) {
    if (!(await insertNewNotice(db, row))) continue;
    changes.push({ scope: LISTINGS.notices, publishedAt: new Date(row.publishedAt), delta: 1 });
  }
  await writeListingChanges(db, changes);
}
