import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PreparedArticle } from '../../contract/importing';
import type { Database } from '../../db/client';
import {
  articleEditions,
  articleLabels,
  articles,
  authors,
  labels,
  sections,
} from '../../db/schema';

/** What the listings need to know of an article. */
export interface ListedArticle {
  id: number;
  state: (typeof articles.$inferSelect)['state'];
  publishedAt: Date;
  sectionKey: string;
  authorId: number;
  labelIds: number[];
}

type ArticleInsert = typeof articles.$inferInsert;

/** The article of a source, locked until the transaction ends; undefined when it is new. */
export async function findForImport(
  tx: Database,
  sourceKey: string,
): Promise<(ListedArticle & { sourceDigest: string | null }) | undefined> {
  // Two imports of one new source would both find nothing: the second waits here for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sourceKey}, 0))`);
  return lockWhere(tx, eq(articles.sourceKey, sourceKey));
}

/** The article of an id, held until the transaction ends. */
export async function lockArticle(tx: Database, id: number): Promise<ListedArticle | undefined> {
  return lockWhere(tx, eq(articles.id, id));
}

async function lockWhere(tx: Database, condition: SQL) {
  const [row] = await tx
    .select({
      id: articles.id,
      state: articles.state,
      sourceDigest: articles.sourceDigest,
      publishedAt: articles.publishedAt,
      sectionKey: sections.key,
      authorId: articles.authorId,
    })
    .from(articles)
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(condition)
    .for('no key update', { of: articles });
  if (!row) return undefined;
  const labelRows = await tx
    .select({ labelId: articleLabels.labelId })
    .from(articleLabels)
    .where(eq(articleLabels.articleId, row.id));
  return { ...row, labelIds: labelRows.map(({ labelId }) => labelId) };
}

/** The author of that key, made when there is none; a name that is there stays as it is. */
export async function ensureAuthor(
  tx: Database,
  { key, nickname }: PreparedArticle['author'],
): Promise<number> {
  const find = () => tx.select({ id: authors.id }).from(authors).where(eq(authors.key, key));
  const [known] = await find();
  if (known) return known.id;
  const bio = { 'zh-Hans': '', 'zh-Hant': '' };
  await tx.insert(authors).values({ key, nickname, bio }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The author "${key}" could not be written.`);
  return made.id;
}

/** Ids of the labels of those keys, made where there are none, ascending and each once. */
export async function ensureLabels(
  tx: Database,
  wanted: PreparedArticle['labels'],
): Promise<number[]> {
  const keys = [...new Set(wanted.map((label) => label.key))].sort();
  if (keys.length === 0) return [];
  const find = () =>
    tx.select({ id: labels.id, key: labels.key }).from(labels).where(inArray(labels.key, keys));
  const known = new Set((await find()).map((label) => label.key));
  const description = { 'zh-Hans': '', 'zh-Hant': '' };
  const missing = keys
    .filter((key) => !known.has(key))
    .flatMap((key) => wanted.find((label) => label.key === key) ?? [])
    .map(({ key, name }) => ({ key, name, description }));
  if (missing.length > 0) await tx.insert(labels).values(missing).onConflictDoNothing();
  return (await find()).map((label) => label.id).sort((left, right) => left - right);
}

export async function insertArticle(tx: Database, row: ArticleInsert): Promise<number> {
  const [made] = await tx.insert(articles).values(row).returning({ id: articles.id });
  if (!made) throw new Error('The article could not be written.');
  return made.id;
}

export async function updateArticle(
  tx: Database,
  id: number,
  row: Partial<ArticleInsert>,
): Promise<number> {
  await tx.update(articles).set(row).where(eq(articles.id, id));
  return id;
}

/** Puts these editions in place of the ones there are. */
export async function replaceEditions(
  tx: Database,
  articleId: number,
  editions: PreparedArticle['editions'],
): Promise<void> {
  await tx.delete(articleEditions).where(eq(articleEditions.articleId, articleId));
  await tx.insert(articleEditions).values(editions.map((edition) => ({ ...edition, articleId })));
}

/** Puts these labels in place of the ones there are; `publishedAt` null while not live. */
export async function replaceLabels(
  tx: Database,
  articleId: number,
  labelIds: readonly number[],
  publishedAt: Date | null,
): Promise<void> {
  await tx.delete(articleLabels).where(eq(articleLabels.articleId, articleId));
  if (labelIds.length === 0) return;
  await tx
    .insert(articleLabels)
    .values(labelIds.map((labelId) => ({ labelId, articleId, publishedAt })));
}

type EditionInsert = Omit<typeof articleEditions.$inferInsert, 'articleId'>;

/** Languages of the editions that an article has, and whether each was derived. */
export async function listEditionHeads(tx: Database, articleId: number) {
  return tx
    .select({ locale: articleEditions.locale, isDerived: articleEditions.isDerived })
    .from(articleEditions)
    .where(eq(articleEditions.articleId, articleId));
}

/** Puts editions in place of those in the same languages; the others stay. */
export async function putEditions(
  tx: Database,
  articleId: number,
  editions: readonly EditionInsert[],
): Promise<void> {
  for (const edition of editions) {
    await tx
      .insert(articleEditions)
      .values({ ...edition, articleId })
      .onConflictDoUpdate({
        target: [articleEditions.articleId, articleEditions.locale],
        set: edition,
      });
  }
}

/** Puts an article's labels on their lists, or takes them off with null. */
export async function dateLabels(
  tx: Database,
  articleId: number,
  publishedAt: Date | null,
): Promise<void> {
  await tx.update(articleLabels).set({ publishedAt }).where(eq(articleLabels.articleId, articleId));
}
