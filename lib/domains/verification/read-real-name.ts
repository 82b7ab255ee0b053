import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { personOf, type DomainContext } from '../domain-context';
import { findRealName } from './repository';

/** Where one's own verification by name stands. @throws CodedError signInRequired */
export async function getRealName({
  ctx,
}: {
  ctx: DomainContext;
}): Promise<CallOutput<'getRealName'>> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const row = await findRealName(ctx.db, id);
  return {
    status: row?.state ?? 'none',
    name: row?.maskedName ?? '',
    reason: row?.reason ?? '',
    submitted_time: row?.submittedAt.toISOString() ?? null,
    decided_time: row?.decidedAt?.toISOString() ?? null,
  };
}
