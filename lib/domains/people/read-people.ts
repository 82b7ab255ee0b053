import type { DeskPerson } from '../../contract/desk-people';
import { CodedError } from '../../contract/error-codes';
import { levelOf, maskedNumber } from '../accounts/public';
import type { DomainContext } from '../domain-context';
import type { PageRequest, PageResult } from '../listings/public';
import { staffMember } from '../staff';
import {
  countPeople,
  findPersonRow,
  listPeopleRows,
  type PeopleFilter,
  type PersonRow,
} from './repository';

/** Accounts for the desk, the newest first; some when asked. @throws CodedError notPermitted */
export async function listPeople(
  ctx: DomainContext,
  { page, limit, cursor, ...filter }: PageRequest & PeopleFilter,
): Promise<PageResult<DeskPerson>> {
  staffMember(ctx.actor);
  // A cursor that is none of ours asks for the first page.
  const beforeId = cursor && /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : undefined;
  const skip = beforeId === undefined ? (page - 1) * limit : 0;
  const rows = await listPeopleRows(ctx.db, filter, { limit: limit + 1, skip, beforeId });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => presentPerson(ctx, row)),
    total: await countPeople(ctx.db, filter),
    page,
    limit,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
}

/** One account for the desk. @throws CodedError notFound */
export async function getPerson(ctx: DomainContext, id: number): Promise<DeskPerson> {
  const row = await findPersonRow(ctx.db, id);
  if (!row) throw new CodedError('notFound');
  return presentPerson(ctx, row);
}

function presentPerson(ctx: DomainContext, row: PersonRow): DeskPerson {
  const { createdAt, approvedArticles, grantedLevel, emailVerifiedAt } = row;
  const isEmailVerified = emailVerifiedAt !== null;
  return {
    id: row.id,
    nickname: row.nickname,
    email: row.email ?? '',
    mobile: maskedNumber(row),
    role: row.role,
    state: row.state === 'blocked' ? 'blocked' : 'active',
    level: levelOf({ isEmailVerified, createdAt, now: ctx.now, approvedArticles, grantedLevel }),
    granted_level: grantedLevel,
    has_second_step: row.hasSecondStep,
    sessions: row.sessions,
    is_self: ctx.actor.kind === 'person' && ctx.actor.id === row.id,
    created_time: createdAt.toISOString(),
    last_time: row.lastSeenAt?.toISOString() ?? null,
  };
}
