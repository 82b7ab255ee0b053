import { eq } from 'drizzle-orm';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { documents } from '../../db/schema';

export async function findDocumentRow(db: Database, key: string) {
  const [row] = await db.select().from(documents).where(eq(documents.key, key));
  return row;
}

/** Documents by key; one that exists may be the newsroom's own text by now, and stays. */
export async function saveMissingDocuments(
  db: Database,
  rows: Newsroom['documents'],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, effectiveAt: new Date(row.effectiveAt) }));
  await db.insert(documents).values(values).onConflictDoNothing();
}
