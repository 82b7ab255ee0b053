import type { HotAuthor } from '../../contract/columns';
import { pickText } from '../../i18n/pick-text';
import { presentAuthor } from '../articles/public';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import {
  countAuthors,
  listAuthorRows,
  listColumnTitles,
  listWeekAuthorRows,
  type AuthorRow,
} from './repository';
import { RECENT_DAYS, WEEK_DAYS, daysBefore } from './spans';

/** Authors by the reads of what they published in the last seven days. */
export async function listWeekAuthors(ctx: DomainContext, limit: number): Promise<HotAuthor[]> {
  return present(ctx, await listWeekAuthorRows(ctx.db, daysBefore(ctx.now, WEEK_DAYS), limit));
}

/** Everybody who has published, by number of articles. */
export async function listAuthors(
  ctx: DomainContext,
  { page, limit }: { page: number; limit: number },
): Promise<PageResult<HotAuthor>> {
  const since = daysBefore(ctx.now, RECENT_DAYS);
  const rows = await listAuthorRows(ctx.db, since, limit, (page - 1) * limit);
  const list = await present(ctx, rows);
  return { list, total: await countAuthors(ctx.db), page, limit, next_cursor: null };
}

async function present(ctx: DomainContext, rows: readonly AuthorRow[]): Promise<HotAuthor[]> {
  const titles = new Map((await listColumnTitles(ctx.db)).map((row) => [row.id, row.title]));
  return rows.map(({ author, articleCount, recentCount, recentViews, columnId }) => {
    const title = columnId === null ? undefined : titles.get(columnId);
    return {
      ...presentAuthor(author, ctx.locale),
      bio: pickText(author.bio, ctx.locale),
      level: author.level,
      article_count: articleCount,
      recent_count: recentCount,
      recent_views: recentViews,
      column:
        columnId !== null && title ? { id: columnId, title: pickText(title, ctx.locale) } : null,
    };
  });
}
