import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';

/**
 * The author that an account writes as, with how many of their articles were approved;
 * undefined where it writes as nobody.
 */
export async function findAccountAuthor(
  db: Database,
  accountId: number,
): Promise<{ id: number; approvedArticles: number } | undefined> {
  const [row] = await db
    .select({ id: authors.id, approvedArticles: count(articles.id) })
    .from(authors)
    .leftJoin(articles, and(eq(articles.authorId, authors.id), eq(articles.state, 'approved')))
    .where(eq(authors.accountId, accountId))
    .groupBy(authors.id);
  return row;
}

/** Makes the author of an account; one that is there, also by a call at the same time, stays. */
export async function insertAccountAuthor(
  tx: Database,
  values: typeof authors.$inferInsert,
): Promise<void> {
  await tx.insert(authors).values(values).onConflictDoNothing({ target: authors.accountId });
}

/**
 * The author that an account writes as, made where there is none, of at least a level.
 * @returns its id.
 */
export async function saveAccountAuthor(
  tx: Database,
  { accountId, nickname, level }: { accountId: number; nickname: LocalizedText; level: number },
): Promise<number> {
  const bio: LocalizedText = { 'zh-Hans': '', 'zh-Hant': '' };
  const [row] = await tx
    .insert(authors)
    .values({ accountId, nickname, bio, level })
    .onConflictDoUpdate({
      target: authors.accountId,
      set: { level: sql`greatest(${authors.level}, ${level})` },
    })
    .returning({ id: authors.id });
  if (!row) throw new Error(`No author could be written for account ${accountId}.`);
  return row.id;
}
