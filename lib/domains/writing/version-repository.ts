import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, manuscriptVersions } from '../../db/schema';
import type { ManuscriptPlace, ManuscriptRow } from './repository';

export type VersionReason = (typeof manuscriptVersions.$inferSelect)['reason'];

const isOf = ({ articleId, locale }: ManuscriptPlace) =>
  and(eq(manuscriptVersions.articleId, articleId), eq(manuscriptVersions.locale, locale));

/**
 * Keeps a manuscript as it is now in its history. A revision is there once: kept again, it
 * takes the later reason.
 */
export async function keepVersion(
  tx: Database,
  row: Pick<ManuscriptRow, 'articleId' | 'locale' | 'revision' | 'content' | 'words'>,
  kept: { reason: VersionReason; savedBy: number | null; savedAt: Date },
): Promise<void> {
  const { articleId, locale, revision, content, words } = row;
  const known = await tx
    .update(manuscriptVersions)
    .set({ reason: kept.reason })
    .where(and(isOf(row), eq(manuscriptVersions.revision, revision)))
    .returning({ id: manuscriptVersions.id });
  if (known.length > 0) return;
  await tx
    .insert(manuscriptVersions)
    .values({ articleId, locale, revision, content, words, ...kept });
}

/**
 * Leaves of the autosaves the last one of each five minutes of the past day and of each hour
 * before; what was submitted, restored or approved stays.
 */
export async function thinVersions(tx: Database, place: ManuscriptPlace, now: Date): Promise<void> {
  const { articleId, locale } = place;
  await tx.execute(sql`
    delete from ${manuscriptVersions} where id in (
      select id from (
        select id, row_number() over (
          partition by saved_at > ${now.toISOString()}::timestamptz - interval '1 day',
            floor(extract(epoch from saved_at) / case
              when saved_at > ${now.toISOString()}::timestamptz - interval '1 day' then 300
              else 3600 end)
          order by revision desc) as place
        from ${manuscriptVersions}
        where article_id = ${articleId} and locale = ${locale} and reason = 'autosave'
      ) as saves where place > 1)`);
}

const HEAD = {
  revision: manuscriptVersions.revision,
  reason: manuscriptVersions.reason,
  savedAt: manuscriptVersions.savedAt,
  savedBy: accounts.nickname,
  words: manuscriptVersions.words,
};

/** Versions of a manuscript without their texts, the latest first. */
export async function listVersionHeads(db: Database, place: ManuscriptPlace, limit: number) {
  return db
    .select(HEAD)
    .from(manuscriptVersions)
    .leftJoin(accounts, eq(accounts.id, manuscriptVersions.savedBy))
    .where(isOf(place))
    .orderBy(desc(manuscriptVersions.revision))
    .limit(limit);
}
export type VersionHead = Awaited<ReturnType<typeof listVersionHeads>>[number];

/** One version, whole. */
export async function findVersion(db: Database, place: ManuscriptPlace, revision: number) {
  const [row] = await db
    .select({ ...HEAD, content: manuscriptVersions.content })
    .from(manuscriptVersions)
    .leftJoin(accounts, eq(accounts.id, manuscriptVersions.savedBy))
    .where(and(isOf(place), eq(manuscriptVersions.revision, revision)));
  return row;
}

/** The text of a manuscript that was approved last, as it was written. */
export async function findApprovedVersion(db: Database, place: ManuscriptPlace) {
  const [row] = await db
    .select({ content: manuscriptVersions.content })
    .from(manuscriptVersions)
    .where(and(isOf(place), eq(manuscriptVersions.reason, 'approve')))
    .orderBy(desc(manuscriptVersions.revision))
    .limit(1);
  return row?.content;
}
