import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, labels, manuscripts } from '../../db/schema';
import type { Locale } from '../../i18n/locales';

/** What is written and not (yet) what readers see: everything but texts that are live as they are. */
const IS_DRAFT = sql`(${manuscripts.state} <> 'approved' or ${manuscripts.publishAt} is not null)`;

export interface DraftRow {
  articleId: number;
  locale: Locale;
}

/** Texts that are not live, of one account or of all, in order, after one. */
export async function listDrafts(
  db: Database,
  accountId: number | null,
  { after, limit }: { after: DraftRow | null; limit: number },
): Promise<DraftRow[]> {
  const isOwn = accountId === null ? undefined : eq(manuscripts.accountId, accountId);
  const isAfter =
    after &&
    or(
      gt(manuscripts.articleId, after.articleId),
      and(eq(manuscripts.articleId, after.articleId), gt(manuscripts.locale, after.locale)),
    );
  return db
    .select({ articleId: manuscripts.articleId, locale: manuscripts.locale })
    .from(manuscripts)
    .where(and(IS_DRAFT, isOwn, isAfter ?? undefined))
    .orderBy(asc(manuscripts.articleId), asc(manuscripts.locale))
    .limit(limit);
}

export async function countDrafts(db: Database, accountId: number | null): Promise<number> {
  const isOwn = accountId === null ? undefined : eq(manuscripts.accountId, accountId);
  return db.$count(manuscripts, and(IS_DRAFT, isOwn));
}

/** One text with what its article says of it, and the keys of its labels. */
export async function findDraft(db: Database, { articleId, locale }: DraftRow) {
  const [row] = await db
    .select({
      clientKey: articles.clientKey,
      originalLocale: articles.originalLocale,
      state: manuscripts.state,
      content: manuscripts.content,
      createdAt: manuscripts.createdAt,
      updatedAt: manuscripts.updatedAt,
    })
    .from(manuscripts)
    .innerJoin(articles, eq(articles.id, manuscripts.articleId))
    .where(and(eq(manuscripts.articleId, articleId), eq(manuscripts.locale, locale)));
  if (!row) return undefined;
  const ids = row.content.labels;
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: labels.id, key: labels.key })
          .from(labels)
          .where(inArray(labels.id, ids));
  const labelKeys = ids.flatMap((id) => found.find((label) => label.id === id)?.key ?? []);
  return { ...row, labelKeys };
}

/** Ids of the labels of some keys, in their order. */
export async function labelIdsOf(db: Database, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ id: labels.id, key: labels.key })
    .from(labels)
    .where(inArray(labels.key, [...keys]));
  return keys.flatMap((key) => rows.find((row) => row.key === key)?.id ?? []);
}
