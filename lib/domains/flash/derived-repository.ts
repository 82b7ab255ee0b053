import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { flashEditions } from '../../db/schema';

/** Ids of flashes after one whose simplified text holds one of the words. */
export async function listFlashesHolding(
  db: Database,
  terms: readonly string[],
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  if (terms.length === 0) return [];
  const text = sql`${flashEditions.title} || ' ' || ${flashEditions.content}`;
  const rows = await db
    .select({ id: flashEditions.flashId })
    .from(flashEditions)
    .where(
      and(
        eq(flashEditions.locale, 'zh-Hans'),
        gt(flashEditions.flashId, afterId),
        or(...terms.map((term) => sql`strpos(${text}, ${term}) > 0`)),
      ),
    )
    .orderBy(asc(flashEditions.flashId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The simplified text and the traditional one that is derived of it; undefined where it is not. */
export async function findDerivedPair(db: Database, flashId: number) {
  const rows = await db.select().from(flashEditions).where(eq(flashEditions.flashId, flashId));
  const hans = rows.find(({ locale }) => locale === 'zh-Hans');
  const hant = rows.find(({ locale, isDerived }) => locale === 'zh-Hant' && isDerived);
  return hans && hant ? { hans, hant } : undefined;
}

export async function putDerived(
  tx: Database,
  flashId: number,
  text: { title: string; content: string },
): Promise<void> {
  await tx
    .update(flashEditions)
    .set(text)
    .where(and(eq(flashEditions.flashId, flashId), eq(flashEditions.locale, 'zh-Hant')));
}
