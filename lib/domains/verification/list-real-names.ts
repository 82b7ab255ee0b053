import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { listPending } from './repository';

/** Most requests that the desk is shown at once. */
const LIST_MAX = 100;

/** A request that waits, with nothing that was sealed. */
export interface WaitingRealName {
  accountId: number;
  maskedName: string;
  submittedAt: Date;
}

/** Requests that wait for the desk, the longest first. @throws CodedError notPermitted */
export async function listRealNames({ ctx }: { ctx: DomainContext }): Promise<WaitingRealName[]> {
  staffMember(ctx.actor);
  const rows = await listPending(ctx.db, LIST_MAX);
  return rows.map(({ accountId, maskedName, submittedAt }) => ({
    accountId,
    maskedName,
    submittedAt,
  }));
}
