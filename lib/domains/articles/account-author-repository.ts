import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors } from '../../db/schema';

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
