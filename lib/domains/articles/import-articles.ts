import { CodedError } from '../../contract/error-codes';
import type { ImportOutcome, PreparedArticle } from '../../contract/importing';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { savePictures } from '../media/public';
import { moveListings } from './listing-changes';
import { mayImport } from './policy';
import { findSectionByKey } from './repository';
import {
  ensureAuthor,
  ensureLabels,
  findForImport,
  insertArticle,
  replaceEditions,
  replaceLabels,
  updateArticle,
  type ListedArticle,
} from './write-repository';

/**
 * Writes articles from outside, each in a transaction of its own: an article
 * is there whole or not at all, and one that fails does not stop the others.
 * The same source again changes nothing (by digest); a changed one updates.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function importArticles({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { articles: readonly PreparedArticle[] };
}): Promise<ImportOutcome[]> {
  if (!mayImport(ctx.actor)) throw new CodedError('notPermitted');
  const outcomes: ImportOutcome[] = [];
  for (const article of input.articles) outcomes.push(await importOne(ctx, article));
  return outcomes;
}

async function importOne(ctx: DomainContext, article: PreparedArticle): Promise<ImportOutcome> {
  const { sourceKey } = article;
  try {
    const touched: string[] = [];
    const outcome = await ctx.db.transaction(async (tx) =>
      writeArticle(tx as Database, article, ctx.now, (tag) => touched.push(tag)),
    );
    touched.forEach((tag) => ctx.changed(tag));
    return { sourceKey, reason: null, ...outcome };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { sourceKey, outcome: 'failed', id: null, reason };
  }
}

async function writeArticle(
  tx: Database,
  article: PreparedArticle,
  now: Date,
  changed: (tag: string) => void,
): Promise<{ outcome: 'new' | 'updated' | 'unchanged'; id: number }> {
  const before = await findForImport(tx, article.sourceKey);
  if (before?.sourceDigest === article.digest) return { outcome: 'unchanged', id: before.id };
  const section = await findSectionByKey(tx, article.section);
  if (!section) throw new Error(`There is no section "${article.section}".`);
  const authorId = await ensureAuthor(tx, article.author);
  const labelIds = await ensureLabels(tx, article.labels);
  await savePictures(tx, article.pictures);
  const row = {
    sectionId: section.id,
    authorId,
    originalLocale: article.originalLocale,
    publishedAt: dateOf(article, now) ?? before?.publishedAt ?? now,
    cover: article.cover,
    sourceName: article.sourceName,
    sourceUrl: article.sourceUrl,
    sourceKey: article.sourceKey,
    sourceDigest: article.digest,
  };
  // A withdrawn article stays withdrawn: an import must not undo a takedown.
  const id = before
    ? await updateArticle(tx, before.id, { ...row, revisedAt: now })
    : await insertArticle(tx, { ...row, state: 'approved', views: article.views });
  await replaceEditions(tx, id, article.editions);
  const isLive = !before || before.state === 'approved';
  await replaceLabels(tx, id, labelIds, isLive ? row.publishedAt : null);
  const after: ListedArticle = {
    id,
    state: before?.state ?? 'approved',
    publishedAt: row.publishedAt,
    sectionKey: section.key,
    authorId,
    labelIds,
  };
  (await moveListings(tx, before, after)).forEach(changed);
  return { outcome: before ? 'updated' : 'new', id };
}

/** The date of its source; a day that has not come would hold it on top of every list until then. */
function dateOf({ publishedAt }: PreparedArticle, now: Date): Date | null {
  if (!publishedAt) return null;
  const date = new Date(publishedAt);
  return date > now ? now : date;
}
