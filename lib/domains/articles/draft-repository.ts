import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, authors, sections } from '../../db/schema';
import type { Locale } from '../../i18n/locales';

/** The article that the editor's key stands for, and the account that writes as its author. */
export async function findByClientKey(
  db: Database,
  clientKey: string,
): Promise<{ id: number; accountId: number | null } | undefined> {
  const [row] = await db
    .select({ id: articles.id, accountId: authors.accountId })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(eq(articles.clientKey, clientKey));
  return row;
}

/** @returns undefined where one of that key was made by a call at the same time. */
export async function insertDraft(
  tx: Database,
  draft: { authorId: number; clientKey: string; originalLocale: Locale; at: Date },
): Promise<number | undefined> {
  const { authorId, clientKey, originalLocale, at } = draft;
  const [first] = await tx
    .select({ id: sections.id })
    .from(sections)
    .orderBy(asc(sections.position), asc(sections.id))
    .limit(1);
  if (!first) throw new Error('There is no section to begin an article in.');
  const [made] = await tx
    .insert(articles)
    .values({
      authorId,
      clientKey,
      originalLocale,
      // Until one is chosen and approved; nobody sees it.
      sectionId: first.id,
      state: 'draft',
      publishedAt: at,
      createdAt: at,
    })
    .onConflictDoNothing({ target: articles.clientKey })
    .returning({ id: articles.id });
  return made?.id;
}
