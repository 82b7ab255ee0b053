import { isDeepStrictEqual } from 'node:util';
import type { ArchivedArticle } from '../../contract/archive';
import { CodedError } from '../../contract/error-codes';
import type { ImportOutcome } from '../../contract/importing';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { savePictures } from '../media/public';
import { findArchived } from './archive-repository';
import {
  ensureArchivedAuthor,
  ensureArchivedLabels,
  ensureSection,
  findArchivedId,
  replaceCorrections,
} from './archive-write-repository';
import { sanitizeBody } from './body-html';
import { moveListings } from './listing-changes';
import { mayImport } from './policy';
import {
  insertArticle,
  lockArticle,
  replaceEditions,
  replaceLabels,
  updateArticle,
  type ListedArticle,
} from './write-repository';

/**
 * Brings articles of an archive back as they were, each in a transaction of its own. One that is
 * here and the same is left alone; one that was imported before is made as the archive says; one
 * that was written here is never written over.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function importArchived({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { articles: readonly ArchivedArticle[] };
}): Promise<ImportOutcome[]> {
  if (!mayImport(ctx.actor)) throw new CodedError('notPermitted');
  const outcomes: ImportOutcome[] = [];
  for (const article of input.articles) outcomes.push(await importOne(ctx, article));
  return outcomes;
}

async function importOne(ctx: DomainContext, article: ArchivedArticle): Promise<ImportOutcome> {
  const sourceKey = article.key;
  try {
    const touched: string[] = [];
    const outcome = await ctx.db.transaction((tx) =>
      writeArchived(tx as Database, article, (tag) => touched.push(tag)),
    );
    touched.forEach((tag) => ctx.changed(tag));
    return { sourceKey, reason: null, ...outcome };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { sourceKey, outcome: 'failed', id: null, reason };
  }
}

async function writeArchived(
  tx: Database,
  article: ArchivedArticle,
  changed: (tag: string) => void,
): Promise<{ outcome: 'new' | 'updated' | 'unchanged'; id: number }> {
  const known = await findArchivedId(tx, article);
  const before = known && (await lockArticle(tx, known.id));
  if (before) {
    if (isSame(await findArchived(tx, before.id), article)) {
      return { outcome: 'unchanged', id: before.id };
    }
    if (known.isWrittenHere) {
      throw new Error('it was written on this site and differs from the archive: left as it is');
    }
  }
  const sectionId = await ensureSection(tx, article.section);
  const authorId = await ensureArchivedAuthor(tx, article.author);
  const labelIds = await ensureArchivedLabels(tx, article.labels);
  await savePictures(tx, article.pictures);
  // A takedown here stays one, whatever the archive is older than.
  const state = before?.state === 'withdrawn' ? 'withdrawn' : article.state;
  const row = { ...rowOf(article), sectionId, authorId, state };
  const id = before
    ? await updateArticle(tx, before.id, row)
    : await insertArticle(tx, { ...row, views: article.views });
  await replaceEditions(
    tx,
    id,
    article.editions.map((edition) => ({
      locale: edition.locale,
      title: edition.title,
      summary: edition.summary,
      bodyHtml: sanitizeBody(edition.body_html),
      isDerived: edition.is_derived,
      readingMinutes: edition.reading_minutes,
    })),
  );
  await replaceCorrections(tx, id, article.corrections);
  const publishedAt = new Date(article.published_time);
  await replaceLabels(tx, id, labelIds, state === 'approved' ? publishedAt : null);
  const sectionKey = article.section.key;
  const after: ListedArticle = { id, state, publishedAt, sectionKey, authorId, labelIds };
  (await moveListings(tx, before, after)).forEach(changed);
  return { outcome: before ? 'updated' : 'new', id };
}

function rowOf(article: ArchivedArticle) {
  const dateOf = (time: string | null) => (time === null ? null : new Date(time));
  return {
    originalLocale: article.original_locale,
    publishedAt: new Date(article.published_time),
    revisedAt: dateOf(article.revised_time),
    createdAt: new Date(article.created_time),
    withdrawnAt: dateOf(article.withdrawn_time),
    withdrawnReason: article.withdrawn_reason,
    cover: article.cover,
    isSponsored: article.is_sponsored,
    sponsor: article.sponsor,
    origin: article.origin,
    sourceName: article.source_name,
    sourceUrl: article.source_url,
    clientKey: article.client_key,
    sourceKey: article.key,
    sourceDigest: article.source_digest,
  };
}

/** Reads go on here, and what labels, sections and authors say of themselves is the site's own. */
function isSame(kept: ArchivedArticle | undefined, article: ArchivedArticle): boolean {
  return kept !== undefined && isDeepStrictEqual(ownOf(kept), ownOf(article));
}

/** What is the article's own, without what is absent, as it is written in a file. */
function ownOf(article: ArchivedArticle): unknown {
  const { section, labels, author, pictures, ...own } = article;
  const keys = labels.map(({ key }) => key).sort();
  const hashes = pictures.map(({ hash }) => hash).sort();
  return JSON.parse(
    JSON.stringify({
      ...own,
      views: 0,
      section: section.key,
      labels: keys,
      author: author.key,
      pictures: hashes,
    }),
  );
}
