import { asc } from 'drizzle-orm';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { communityPlaces } from '../../db/schema';

export async function listCommunityRows(db: Database) {
  return db
    .select()
    .from(communityPlaces)
    .orderBy(asc(communityPlaces.position), asc(communityPlaces.id));
}

/** Sample groups and channels by key; one that exists stays as it is. */
export async function saveMissingCommunityPlaces(
  db: Database,
  rows: Newsroom['communityPlaces'],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row, position) => ({ ...row, position, isSample: true }));
  await db.insert(communityPlaces).values(values).onConflictDoNothing();
}
