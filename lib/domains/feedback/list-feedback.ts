import type { FeedbackItem } from '../../contract/desk-requests';
import type { DomainContext } from '../domain-context';
import type { PageRequest, PageResult } from '../listings/public';
import { staffMember } from '../staff';
import { countFeedback, listFeedbackRows } from './repository';

/**
 * What readers told the desk, the latest first; with `suspect` what a machine seems to have
 * sent instead.
 * @throws CodedError notPermitted, secondStepRequired
 */
export async function listFeedback({
  ctx,
  input: { page, limit, cursor, suspect },
}: {
  ctx: DomainContext;
  input: PageRequest & { suspect: boolean };
}): Promise<PageResult<FeedbackItem>> {
  staffMember(ctx.actor);
  // A cursor that is none of ours asks for the first page.
  const beforeId = cursor && /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : undefined;
  const skip = beforeId === undefined ? (page - 1) * limit : 0;
  const rows = await listFeedbackRows(ctx.db, suspect, { limit: limit + 1, skip, beforeId });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => ({
      reference: row.reference,
      text: row.text,
      email: row.contact,
      page: row.page,
      locale: row.locale,
      person: row.accountId === null ? null : { id: row.accountId, nickname: row.nickname ?? '' },
      time: row.createdAt.toISOString(),
    })),
    total: await countFeedback(ctx.db, suspect),
    page,
    limit,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
}
