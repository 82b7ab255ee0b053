import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import { grantLevel } from '../accounts/public';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { notify } from '../inbox/public';
import { staffMember } from '../staff';
import { decideInOne, findRealName } from './repository';
import { openDocument } from './sealed-documents';

export interface RealNameDecision {
  accountId: number;
  decision: 'approved' | 'refused';
  /** Told to the person with a refusal. */
  reason: string;
}

/** Level of an organisation whose documents were checked (silent-areas: Users and levels). */
const VERIFIED_ORGANISATION = 5;

/**
 * Decides a request that waits. The person is told; the picture is removed; an
 * organisation whose documents were approved becomes a verified one.
 * @throws CodedError notPermitted, also for one's own; notFound; invalidInput for a refusal
 *   without a reason; conflict where it is decided already.
 */
export async function decideRealName({
  ctx,
  input,
  store,
}: {
  ctx: DomainContext;
  input: RealNameDecision;
  store: FileStore;
}): Promise<void> {
  const { id } = staffMember(ctx.actor);
  const { accountId, decision } = input;
  if (id === accountId) throw new CodedError('notPermitted');
  const reason = input.reason.trim();
  if (decision === 'refused' && reason === '') {
    throw new CodedError('invalidInput', { field: 'reason' }, undefined, { reason: 'required' });
  }
  const row = await findRealName(ctx.db, accountId);
  if (!row) throw new CodedError('notFound');
  const settled = { state: decision, reason: decision === 'refused' ? reason : '' };
  const isDecided = await decideInOne(
    ctx.db,
    { accountId, ...settled, decidedAt: ctx.now },
    async (tx) => {
      if (decision === 'approved' && isOrganisation(row.sealed, accountId)) {
        await grantLevel(tx, accountId, VERIFIED_ORGANISATION);
      }
      await notify(tx, {
        accountId,
        kind: decision === 'approved' ? 'realNameApproved' : 'realNameRefused',
        params: decision === 'approved' ? {} : { reason },
        dedupeKey: `real-name:${row.submittedAt.toISOString()}`,
        at: ctx.now,
      });
      await recordAct(tx, {
        actor: ctx.actor,
        act: decision === 'approved' ? 'realName.approve' : 'realName.refuse',
        subject: 'person',
        subjectId: accountId,
        detail: { reason: settled.reason },
        at: ctx.now,
      });
    },
  );
  if (!isDecided) throw new CodedError('conflict');
  if (row.pictureKey !== '') await store.remove(row.pictureKey);
}

function isOrganisation(sealed: string, accountId: number): boolean {
  return openDocument(sealed, accountId).document === 'organisation';
}
