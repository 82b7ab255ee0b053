import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { LOCALE_PREFIX, type Locale } from '../../i18n/locales';
import { noticeText } from '../../i18n/notice-text';
import { personOf, type DomainContext } from '../domain-context';
import { pageOf } from './notice-kinds';
import { countNotices, countUnread, listNotices, type NoticeRow } from './repository';

interface NoticeQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  unread: boolean;
}

/**
 * What the product told a person, the latest first, in the caller's language.
 * @throws CodedError signInRequired
 */
export async function accountNoticeList({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: NoticeQuery;
}): Promise<CallOutput<'accountNoticeList'>> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const { page, limit, unread } = input;
  const beforeId = cursorId(input.cursor);
  const selection = { accountId: id, isUnreadOnly: unread };
  const skip = beforeId === undefined ? (page - 1) * limit : 0;
  // One more than asked for tells whether there is a next page.
  const rows = await listNotices(ctx.db, selection, { limit: limit + 1, skip, beforeId });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => present(row, ctx.locale)),
    total: await countNotices(ctx.db, selection),
    page,
    limit,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
    unread: await countUnread(ctx.db, id),
  };
}

function present(row: NoticeRow, locale: Locale) {
  const { id, kind, params, readAt, createdAt } = row;
  const page = pageOf(kind);
  return {
    id,
    kind,
    ...noticeText(locale, kind, params),
    href: page && LOCALE_PREFIX[locale] + page,
    is_read: readAt !== null,
    time: createdAt.toISOString(),
  };
}

/** A cursor that is none of ours asks for the first page. */
function cursorId(cursor: string | undefined): number | undefined {
  return cursor !== undefined && /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : undefined;
}
