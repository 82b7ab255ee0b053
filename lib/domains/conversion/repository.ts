import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { executeSqlIn } from '../../db/execute-sql';
import { conversionVersions, conversionWords } from '../../db/schema';
import type { ConversionWords } from '../../i18n/desk-words';
import { jobQueue } from '../../platform/jobs';
import { APPLY_WORDS } from './conversion-job';

/** The desk's words as they are now. */
export async function readWords(db: Database, besides = 0): Promise<ConversionWords> {
  const rows = await db.select().from(conversionWords).orderBy(asc(conversionWords.id));
  const kept = rows.filter(({ id }) => id !== besides);
  return Object.fromEntries(kept.map(({ hans, hant }) => [hans, hant || hans]));
}

/** Writes the words down as a new version, and the job that applies them, in the caller's transaction. */
export async function insertVersion(
  tx: Database,
  version: { accountId: number | null; at: Date },
): Promise<void> {
  await tx.insert(conversionVersions).values({ ...version, words: await readWords(tx) });
  await jobQueue().enqueue(APPLY_WORDS, {}, { executeSql: executeSqlIn(tx) });
}

export async function findLatest(db: Database) {
  const [row] = await db
    .select()
    .from(conversionVersions)
    .orderBy(desc(conversionVersions.version))
    .limit(1);
  return row;
}

/** Versions that are not applied yet, and before them the last that is: what texts may be derived by. */
export async function listOpenVersions(db: Database) {
  const open = await db
    .select()
    .from(conversionVersions)
    .where(isNull(conversionVersions.appliedAt))
    .orderBy(asc(conversionVersions.version));
  const [applied] = await db
    .select()
    .from(conversionVersions)
    .where(isNotNull(conversionVersions.appliedAt))
    .orderBy(desc(conversionVersions.version))
    .limit(1);
  return { open, appliedWords: applied?.words ?? {} };
}

/** Counts what changed by a version. */
export async function countChanged(db: Database, version: number, texts: number): Promise<void> {
  await db
    .update(conversionVersions)
    .set({ changedTexts: sql`${conversionVersions.changedTexts} + ${texts}` })
    .where(eq(conversionVersions.version, version));
}

/** Marks versions up to one as applied. @returns false where a newer one has come meanwhile. */
export async function markApplied(db: Database, version: number, at: Date): Promise<boolean> {
  await db
    .update(conversionVersions)
    .set({ appliedAt: at })
    .where(and(lte(conversionVersions.version, version), isNull(conversionVersions.appliedAt)));
  const [newer] = await db
    .select({ version: conversionVersions.version })
    .from(conversionVersions)
    .where(gt(conversionVersions.version, version))
    .limit(1);
  return newer === undefined;
}
