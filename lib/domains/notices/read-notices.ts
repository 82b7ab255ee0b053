import { CodedError } from '../../contract/error-codes';
import type { NoticeDetails, NoticeItem } from '../../contract/notices';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import { countNotices, findNeighbour, findNoticeRow, listNoticeRows } from './repository';

type ItemRow = Awaited<ReturnType<typeof listNoticeRows>>[number];

/** One page of the announcements; a page past the end is empty with the true total. */
export async function listNotices(
  ctx: DomainContext,
  page: number,
  limit: number,
): Promise<PageResult<NoticeItem>> {
  const { db, now } = ctx;
  const rows = await listNoticeRows(db, { now, limit, skip: (page - 1) * limit });
  return {
    list: rows.map((row) => presentItem(ctx, row)),
    total: await countNotices(db, now),
    page,
    limit,
    next_cursor: null,
  };
}

/** One announcement. @throws CodedError notFound, also for one that is not published yet */
export async function getNotice(ctx: DomainContext, id: number): Promise<NoticeDetails> {
  const row = await findNoticeRow(ctx.db, id, ctx.now);
  if (!row) throw new CodedError('notFound');
  const newer = await findNeighbour(ctx.db, 'newer', row, ctx.now);
  const older = await findNeighbour(ctx.db, 'older', row, ctx.now);
  const named = (neighbour: typeof newer) =>
    neighbour ? { id: neighbour.id, title: pickText(neighbour.title, ctx.locale) } : null;
  return {
    ...presentItem(ctx, row),
    content_html: pickText(row.body, ctx.locale),
    newer: named(newer),
    older: named(older),
  };
}

function presentItem(ctx: DomainContext, row: ItemRow): NoticeItem {
  return {
    id: row.id,
    kind: row.kind as NoticeItem['kind'],
    title: pickText(row.title, ctx.locale),
    summary: pickText(row.summary, ctx.locale),
    is_pinned: row.isPinned,
    release_time: row.publishedAt.toISOString(),
  };
}
