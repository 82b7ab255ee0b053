import { asc, eq, max, or, sql } from 'drizzle-orm';
import type { ArchivedArticle } from '../../contract/archive';
import type { Database } from '../../db/client';
import {
  articleCorrections,
  articles,
  authors,
  labels,
  manuscripts,
  sections,
} from '../../db/schema';
import { siteKeyId } from './archive-repository';

/** The article that an archive's or the editor's key stands for, and whether it was written here. */
export async function findArchivedId(
  tx: Database,
  { key, client_key: clientKey }: Pick<ArchivedArticle, 'key' | 'client_key'>,
): Promise<{ id: number; isWrittenHere: boolean } | undefined> {
  // Two imports of one new article would both find nothing: the second waits here for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clientKey ?? key}, 0))`);
  const isSame = eq(articles.sourceKey, key);
  const [row] = await tx
    .select({ id: articles.id, sourceKey: articles.sourceKey })
    .from(articles)
    .where(clientKey === null ? isSame : or(isSame, eq(articles.clientKey, clientKey)))
    .orderBy(asc(articles.id))
    .limit(1);
  if (!row) return undefined;
  const [text] = await tx
    .select({ articleId: manuscripts.articleId })
    .from(manuscripts)
    .where(eq(manuscripts.articleId, row.id))
    .limit(1);
  return { id: row.id, isWrittenHere: row.sourceKey === null || text !== undefined };
}

/** The section of that key, made last in the order where there is none. */
export async function ensureSection(
  tx: Database,
  section: ArchivedArticle['section'],
): Promise<number> {
  const find = () =>
    tx.select({ id: sections.id }).from(sections).where(eq(sections.key, section.key));
  const [known] = await find();
  if (known) return known.id;
  const [last] = await tx.select({ position: max(sections.position) }).from(sections);
  const position = (last?.position ?? -1) + 1;
  await tx
    .insert(sections)
    .values({ ...section, position })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The section "${section.key}" could not be written.`);
  return made.id;
}

/**
 * The author of an archive: the one of that key, the one who wrote on this very site, or a new
 * one. Who is there stays as they are.
 */
export async function ensureArchivedAuthor(
  tx: Database,
  author: ArchivedArticle['author'],
): Promise<number> {
  const own = siteKeyId('author', author.key);
  const find = () =>
    tx
      .select({ id: authors.id })
      .from(authors)
      .where(
        own === undefined
          ? eq(authors.key, author.key)
          : sql`${authors.key} = ${author.key} or (${authors.id} = ${own} and ${authors.key} is null
              and ${authors.nickname}->>'zh-Hans' = ${author.nickname['zh-Hans']})`,
      )
      .orderBy(asc(authors.id))
      .limit(1);
  const [known] = await find();
  if (known) return known.id;
  await tx.insert(authors).values(author).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The author "${author.key}" could not be written.`);
  return made.id;
}

/** Ids of the labels of an archive, made where there are none. */
export async function ensureArchivedLabels(
  tx: Database,
  wanted: ArchivedArticle['labels'],
): Promise<number[]> {
  const ids: number[] = [];
  // In one order, so that two imports do not wait for each other.
  const inOrder = [...wanted].sort((left, right) => (left.key < right.key ? -1 : 1));
  for (const label of inOrder) {
    await tx.insert(labels).values(label).onConflictDoNothing({ target: labels.key });
    const [row] = await tx.select({ id: labels.id }).from(labels).where(eq(labels.key, label.key));
    if (row) ids.push(row.id);
  }
  return ids;
}

/** Puts these corrections in place of the ones there are. */
export async function replaceCorrections(
  tx: Database,
  articleId: number,
  corrections: ArchivedArticle['corrections'],
): Promise<void> {
  await tx.delete(articleCorrections).where(eq(articleCorrections.articleId, articleId));
  if (corrections.length === 0) return;
  await tx
    .insert(articleCorrections)
    .values(corrections.map(({ text, time }) => ({ articleId, text, at: new Date(time) })));
}
