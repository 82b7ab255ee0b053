import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { upsertTools } from './repository';

/** Writes tools by key, in the caller's transaction; the caller names the tag. */
export async function saveTools(db: Database, rows: Newsroom['tools']): Promise<void> {
  await upsertTools(db, rows);
}
