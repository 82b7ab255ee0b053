import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { conversionWords } from '../../db/schema';

/** The simplified word of a record; undefined where there is none. */
export async function findWord(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hans: conversionWords.hans })
    .from(conversionWords)
    .where(eq(conversionWords.id, id));
  return row?.hans;
}
