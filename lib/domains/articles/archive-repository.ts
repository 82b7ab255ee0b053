import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { ArchivedArticle } from '../../contract/archive';
import type { Database } from '../../db/client';
import {
  articleCorrections,
  articleEditions,
  articleLabels,
  articles,
  authors,
  labels,
  media,
  sections,
} from '../../db/schema';
import { LOCALES } from '../../i18n/locales';
import { env } from '../../platform/env';

/** Whose articles: all of them, or those of the author that an account writes as. */
export type ArchiveScope = { kind: 'newsroom' } | { kind: 'account'; accountId: number };

const STATES = ['approved', 'withdrawn'] as const;
/** A picture of the site's own, in the address that a text names it by. */
const PICTURE = /\/media\/([0-9a-f]{64})\//g;
const HASH = /^[0-9a-f]{64}$/;

/** Ids of articles that readers can see or could, ascending, after one. */
export async function listArchiveIds(
  db: Database,
  scope: ArchiveScope,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(and(inScope(scope), gt(articles.id, afterId)))
    .orderBy(asc(articles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countArchive(db: Database, scope: ArchiveScope): Promise<number> {
  return db.$count(
    db
      .select({ id: articles.id })
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.authorId))
      .where(inScope(scope))
      .as('kept'),
  );
}

/** One article whole, as an archive holds it; undefined for one that never was published. */
export async function findArchived(db: Database, id: number): Promise<ArchivedArticle | undefined> {
  return (await listArchived(db, [id])).get(id);
}

/** Articles whole, by id, as an archive holds them; without those that never were published. */
export async function listArchived(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ArchivedArticle>> {
  const rows = await db
    .select({ article: articles, author: authors, section: sections })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(and(inArray(articles.id, [...ids]), inArray(articles.state, [...STATES])))
    .orderBy(asc(articles.id));
  const [editions, labelled, corrections] = [
    await editionsOf(db, ids),
    await labelsOf(db, ids),
    await correctionsOf(db, ids),
  ];
  const hashesOf = new Map(
    rows.map(({ article, author }) => {
      const bodies = (editions.get(article.id) ?? []).map(({ body_html: html }) => html);
      return [article.id, hashesIn([article.cover, author.avatar, ...bodies])];
    }),
  );
  const pictures = await listPictures(db, [...new Set([...hashesOf.values()].flat())]);
  const found = new Map<number, ArchivedArticle>();
  for (const { article, author, section } of rows) {
    const { id } = article;
    const written = editions.get(id);
    if (!written) continue;
    found.set(id, {
      key: article.sourceKey ?? siteKey('article', id),
      client_key: article.clientKey,
      source_name: article.sourceName,
      source_url: article.sourceUrl,
      source_digest: article.sourceDigest,
      original_locale: article.originalLocale,
      state: article.state as (typeof STATES)[number],
      published_time: article.publishedAt.toISOString(),
      revised_time: article.revisedAt?.toISOString() ?? null,
      created_time: article.createdAt.toISOString(),
      withdrawn_time: article.withdrawnAt?.toISOString() ?? null,
      withdrawn_reason: article.withdrawnReason,
      origin: article.origin,
      is_sponsored: article.isSponsored,
      sponsor: article.sponsor,
      views: article.views,
      section: pick(section, ['key', 'name', 'description', 'routeId', 'hue']),
      labels: labelled.get(id) ?? [],
      author: {
        key: author.key ?? siteKey('author', author.id),
        ...pick(author, ['nickname', 'bio', 'avatar', 'level']),
      },
      cover: article.cover,
      editions: written,
      corrections: corrections.get(id) ?? [],
      pictures: pictures.filter(({ hash }) => hashesOf.get(id)?.includes(hash)),
    });
  }
  return found;
}

/** What is known of stored pictures, by hash in order; those that are not known are left out. */
export async function listPictures(db: Database, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({
      hash: media.hash,
      mime: media.mime,
      width: media.width,
      height: media.height,
      bytes: media.bytes,
    })
    .from(media)
    .where(inArray(media.hash, [...hashes]))
    .orderBy(asc(media.hash));
  return rows;
}

/** Hashes of the site's own pictures in some texts and addresses, each once, in order. */
export function hashesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) =>
    HASH.test(text) ? [text] : [...text.matchAll(PICTURE)].map(([, hash = '']) => hash),
  );
  return [...new Set(found)].sort();
}

/** The identity of what was written on this site. */
export function siteKey(kind: string, id: number): string {
  return `${new URL(env().SITE_URL).host}/${kind}/${id}`;
}

/** The id in a key of this site's own; undefined for others. */
export function siteKeyId(kind: string, key: string): number | undefined {
  const start = siteKey(kind, 0).slice(0, -1);
  const rest = key.startsWith(start) ? key.slice(start.length) : '';
  return /^[1-9]\d{0,8}$/.test(rest) ? Number(rest) : undefined;
}

function inScope(scope: ArchiveScope): SQL | undefined {
  const isPublic = inArray(articles.state, [...STATES]);
  return scope.kind === 'newsroom'
    ? isPublic
    : and(isPublic, eq(authors.accountId, scope.accountId));
}

/** What belongs to each of some articles, by article. */
type ByArticle<Field extends keyof ArchivedArticle> = Map<number, ArchivedArticle[Field]>;

async function editionsOf(db: Database, ids: readonly number[]): Promise<ByArticle<'editions'>> {
  const rows = await db
    .select()
    .from(articleEditions)
    .where(inArray(articleEditions.articleId, [...ids]));
  rows.sort((left, right) => LOCALES.indexOf(left.locale) - LOCALES.indexOf(right.locale));
  return grouped(rows, (row) => ({
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    body_html: row.bodyHtml,
    is_derived: row.isDerived,
    reading_minutes: row.readingMinutes,
  }));
}

async function labelsOf(db: Database, ids: readonly number[]): Promise<ByArticle<'labels'>> {
  const rows = await db
    .select({ articleId: articleLabels.articleId, label: labels })
    .from(articleLabels)
    .innerJoin(labels, eq(labels.id, articleLabels.labelId))
    .where(inArray(articleLabels.articleId, [...ids]))
    .orderBy(asc(labels.key));
  return grouped(rows, ({ label }) => ({
    key: label.key,
    name: label.name,
    description: label.description,
  }));
}

async function correctionsOf(
  db: Database,
  ids: readonly number[],
): Promise<ByArticle<'corrections'>> {
  const rows = await db
    .select()
    .from(articleCorrections)
    .where(inArray(articleCorrections.articleId, [...ids]))
    .orderBy(asc(articleCorrections.at), asc(articleCorrections.id));
  return grouped(rows, ({ text, at }) => ({ text, time: at.toISOString() }));
}

function grouped<Row extends { articleId: number }, Kept>(
  rows: readonly Row[],
  kept: (row: Row) => Kept,
): Map<number, Kept[]> {
  const groups = new Map<number, Kept[]>();
  for (const row of rows) {
    const group = groups.get(row.articleId);
    if (group) group.push(kept(row));
    else groups.set(row.articleId, [kept(row)]);
  }
  return groups;
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
