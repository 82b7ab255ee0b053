import type { CallOutput } from '../../contract/endpoints';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { countActs, listActs } from './repository';

interface ActQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  subject?: string | undefined;
  subject_id?: string | undefined;
  account_id?: number | undefined;
}

/** What staff did, the latest first; of one thing or one person when asked. @throws CodedError notPermitted */
export async function listStaffActs({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: ActQuery;
}): Promise<CallOutput<'staffActList'>> {
  staffMember(ctx.actor);
  const { page, limit, subject, subject_id: subjectId, account_id: accountId } = input;
  const filter = { subject, subjectId, accountId };
  const beforeId = cursorId(input.cursor);
  const skip = beforeId === undefined ? (page - 1) * limit : 0;
  // One more than asked for tells whether there is a next page.
  const rows = await listActs(ctx.db, filter, { limit: limit + 1, skip, beforeId });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => ({
      id: row.id,
      act: row.act,
      name: row.name ?? '',
      subject: row.subject,
      subject_id: row.subjectId,
      detail: row.detail,
      time: row.at.toISOString(),
    })),
    total: await countActs(ctx.db, filter),
    page,
    limit,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
}

/** A cursor that is none of ours asks for the first page. */
function cursorId(cursor: string | undefined): number | undefined {
  return cursor !== undefined && /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : undefined;
}
