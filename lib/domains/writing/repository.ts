import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  articleEditions,
  articleLabels,
  articles,
  authors,
  labels,
  manuscripts,
  manuscriptVersions,
  sections,
} from '../../db/schema';
import type { ManuscriptContent, ManuscriptState } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';

export type ManuscriptRow = typeof manuscripts.$inferSelect;
export type ManuscriptChange = Partial<typeof manuscripts.$inferInsert>;

/** Names one text: an article in the language of one edition. */
export interface ManuscriptPlace {
  articleId: number;
  locale: Locale;
}

const isAt = ({ articleId, locale }: ManuscriptPlace) =>
  and(eq(manuscripts.articleId, articleId), eq(manuscripts.locale, locale));

/** Runs work whose writes stand together or not at all. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx));
}

const ARTICLE = {
  id: articles.id,
  state: articles.state,
  originalLocale: articles.originalLocale,
  publishedAt: articles.publishedAt,
  revisedAt: articles.revisedAt,
  authorId: articles.authorId,
  authorAccountId: authors.accountId,
};
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/**
 * An article in whatever state, with the account that writes as its author.
 * @param isHeld holds it until the transaction ends: every change of its manuscripts begins here.
 */
export async function findArticle(db: Database, id: number, isHeld = false) {
  const query = db
    .select(ARTICLE)
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(eq(articles.id, id));
  const [row] = isHeld ? await query.for('no key update', { of: articles }) : await query;
  return row;
}

export async function findManuscript(
  db: Database,
  place: ManuscriptPlace,
): Promise<ManuscriptRow | undefined> {
  const [row] = await db.select().from(manuscripts).where(isAt(place));
  return row;
}

/** Languages in which an article is written, with the state of each, derived ones left out. */
export async function listEditions(
  db: Database,
  articleId: number,
): Promise<{ locale: Locale; state: ManuscriptState }[]> {
  const written = await db
    .select({ locale: manuscripts.locale, state: manuscripts.state })
    .from(manuscripts)
    .where(eq(manuscripts.articleId, articleId));
  const live = await db
    .select({ locale: articleEditions.locale })
    .from(articleEditions)
    .where(and(eq(articleEditions.articleId, articleId), eq(articleEditions.isDerived, false)));
  const known = new Set(written.map(({ locale }) => locale));
  const others = live
    .filter(({ locale }) => !known.has(locale))
    .map(({ locale }) => ({ locale, state: 'approved' as const }));
  return [...written, ...others].sort((left, right) => (left.locale < right.locale ? 1 : -1));
}

/** A text as readers see it, and what is set for the article; undefined without that edition. */
export async function findLive(db: Database, { articleId, locale }: ManuscriptPlace) {
  const [row] = await db
    .select({
      title: articleEditions.title,
      summary: articleEditions.summary,
      bodyHtml: articleEditions.bodyHtml,
      cover: articles.cover,
      section: sections.key,
      origin: articles.origin,
      sourceName: articles.sourceName,
      sourceUrl: articles.sourceUrl,
      isSponsored: articles.isSponsored,
      sponsor: articles.sponsor,
    })
    .from(articleEditions)
    .innerJoin(articles, eq(articles.id, articleEditions.articleId))
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(
      and(
        eq(articleEditions.articleId, articleId),
        eq(articleEditions.locale, locale),
        eq(articleEditions.isDerived, false),
      ),
    );
  if (!row) return undefined;
  const labelRows = await db
    .select({ id: articleLabels.labelId })
    .from(articleLabels)
    .where(eq(articleLabels.articleId, articleId))
    .orderBy(asc(articleLabels.labelId));
  return { ...row, labelIds: labelRows.map(({ id }) => id) };
}
export type LiveText = NonNullable<Awaited<ReturnType<typeof findLive>>>;

export async function insertManuscript(
  tx: Database,
  values: typeof manuscripts.$inferInsert,
): Promise<ManuscriptRow> {
  const [row] = await tx.insert(manuscripts).values(values).returning();
  if (!row) throw new Error('The manuscript could not be written.');
  return row;
}

export async function updateManuscript(
  tx: Database,
  place: ManuscriptPlace,
  change: ManuscriptChange,
): Promise<ManuscriptRow> {
  const [row] = await tx.update(manuscripts).set(change).where(isAt(place)).returning();
  if (!row) throw new Error('There is no such manuscript.');
  return row;
}

export async function deleteManuscriptRow(tx: Database, place: ManuscriptPlace): Promise<void> {
  const { articleId, locale } = place;
  await tx.delete(manuscripts).where(isAt(place));
  await tx
    .delete(manuscriptVersions)
    .where(and(eq(manuscriptVersions.articleId, articleId), eq(manuscriptVersions.locale, locale)));
}

/** Removes an article that was never live, with all that was written of it. */
export async function deleteArticle(tx: Database, articleId: number): Promise<void> {
  await tx.delete(articles).where(eq(articles.id, articleId));
}

/** What the article's own row tells of one that is not live. */
export async function updateHiddenArticle(
  tx: Database,
  articleId: number,
  change: { state?: ManuscriptState; originalLocale?: Locale },
): Promise<void> {
  await tx
    .update(articles)
    .set(change)
    .where(
      and(eq(articles.id, articleId), sql`${articles.state} in ('draft', 'pending', 'refused')`),
    );
}

/** Which of these sections and labels there are. */
export async function findChoices(
  db: Database,
  { section, labels: wanted }: Pick<ManuscriptContent, 'section' | 'labels'>,
): Promise<{ section: string; labels: number[] }> {
  const [found] =
    section === ''
      ? []
      : await db.select({ key: sections.key }).from(sections).where(eq(sections.key, section));
  const rows =
    wanted.length === 0
      ? []
      : await db.select({ id: labels.id }).from(labels).where(inArray(labels.id, wanted));
  const known = new Set(rows.map(({ id }) => id));
  return { section: found?.key ?? '', labels: wanted.filter((id) => known.has(id)) };
}
