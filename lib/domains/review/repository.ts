import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, articleCorrections, authors, manuscripts } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import type { ManuscriptPlace } from '../writing/public';

/** Name of an account, '' where it is gone. */
export async function findName(db: Database, accountId: number | null): Promise<string> {
  if (accountId === null) return '';
  const [row] = await db
    .select({ name: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.name ?? '';
}

export async function findAuthorRow(db: Database, id: number) {
  const [row] = await db
    .select({ id: authors.id, nickname: authors.nickname, level: authors.level })
    .from(authors)
    .where(eq(authors.id, id));
  if (!row) throw new Error(`There is no author ${id}.`);
  return row;
}

/** Gives a reviewer's own lock back; another's stays. */
export async function releaseLock(
  db: Database,
  { articleId, locale }: ManuscriptPlace,
  reviewerId: number,
): Promise<void> {
  await db
    .update(manuscripts)
    .set({ lockedUntil: null })
    .where(
      and(
        eq(manuscripts.articleId, articleId),
        eq(manuscripts.locale, locale),
        eq(manuscripts.reviewerId, reviewerId),
      ),
    );
}

/** Id of a correction with that very text, where the article has one. */
export async function findCorrection(
  tx: Database,
  articleId: number,
  text: LocalizedText,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: articleCorrections.id })
    .from(articleCorrections)
    .where(and(eq(articleCorrections.articleId, articleId), eq(articleCorrections.text, text)));
  return row?.id;
}

export async function insertCorrection(
  tx: Database,
  values: typeof articleCorrections.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(articleCorrections)
    .values(values)
    .returning({ id: articleCorrections.id });
  if (!row) throw new Error('The correction could not be written.');
  return row.id;
}

/** Approved texts whose time has come, the longest due first. */
export async function listDue(db: Database, now: Date, limit: number): Promise<ManuscriptPlace[]> {
  return db
    .select({ articleId: manuscripts.articleId, locale: manuscripts.locale })
    .from(manuscripts)
    .where(
      and(
        isNotNull(manuscripts.publishAt),
        lte(manuscripts.publishAt, now),
        eq(manuscripts.state, 'approved'),
      ),
    )
    .orderBy(asc(manuscripts.publishAt))
    .limit(limit);
}
