import type { ArticleItem } from '../../contract/articles';
import type { ColumnDetails, ColumnItem } from '../../contract/columns';
import { CodedError } from '../../contract/error-codes';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById, presentAuthor } from '../articles/public';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import { pictureAddress } from '../media/public';
import {
  countColumns,
  findColumnRow,
  listActiveColumnRows,
  listColumnArticleIds,
  listColumnRows,
  listPopularColumnRows,
  type ColumnRow,
} from './repository';
import { RECENT_DAYS, daysBefore } from './spans';

/** Other columns that a column leads on to. */
const OTHERS = 5;

/** Columns in the desk's order, for the home page. */
export async function listColumns(ctx: DomainContext, limit: number): Promise<ColumnItem[]> {
  return presentColumns(ctx, await listColumnRows(ctx.db, limit));
}

/** All columns by their newest article; a page past the end is empty with the true total. */
export async function listActiveColumns(
  ctx: DomainContext,
  { page, limit }: { page: number; limit: number },
): Promise<PageResult<ColumnItem>> {
  const rows = await listActiveColumnRows(ctx.db, limit, (page - 1) * limit);
  const total = await countColumns(ctx.db);
  return { list: await presentColumns(ctx, rows), total, page, limit, next_cursor: null };
}

/** Columns by the reads of what they published in the last thirty days. */
export async function listPopularColumns(ctx: DomainContext, limit: number): Promise<ColumnItem[]> {
  const rows = await listPopularColumnRows(ctx.db, daysBefore(ctx.now, RECENT_DAYS), limit);
  return presentColumns(ctx, rows);
}

/** One column. @throws CodedError notFound */
export async function getColumn(ctx: DomainContext, id: number): Promise<ColumnDetails> {
  const row = await findColumnRow(ctx.db, id);
  if (!row) throw new CodedError('notFound');
  const others = await listActiveColumnRows(ctx.db, OTHERS, 0, id);
  const [own, ...rest] = await presentColumns(ctx, [row, ...others]);
  if (!own) throw new CodedError('notFound');
  return {
    ...own,
    author_bio: pickText(row.author.bio, ctx.locale),
    author_level: row.author.level,
    views: row.views,
    since_time: row.firstAt?.toISOString() ?? null,
    others: rest,
  };
}

/** The most read articles of all columns in the last thirty days. */
export async function listHotColumnArticles(
  ctx: DomainContext,
  limit: number,
): Promise<ArticleItem[]> {
  const ids = await listColumnArticleIds(ctx.db, daysBefore(ctx.now, RECENT_DAYS), limit);
  return listArticlesById(ctx, ids);
}

async function presentColumns(
  ctx: DomainContext,
  rows: readonly ColumnRow[],
): Promise<ColumnItem[]> {
  const latest = await listArticlesById(
    ctx,
    rows.flatMap((row) => row.latestId ?? []),
  );
  const latestOf = new Map(latest.map((item) => [item.id, item]));
  return rows.map(({ column, author, articleCount, latestId }) => {
    const newest = latestId === null ? undefined : latestOf.get(latestId);
    return {
      id: column.id,
      title: pickText(column.title, ctx.locale),
      intro: pickText(column.intro, ctx.locale),
      pic: pictureAddress(column.cover),
      author: presentAuthor(author, ctx.locale),
      article_count: articleCount,
      latest: newest
        ? { id: newest.id, title: newest.title, release_time: newest.release_time }
        : null,
    };
  });
}
