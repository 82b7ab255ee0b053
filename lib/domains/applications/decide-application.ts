import type { ApplicationStatus } from '../../contract/application-rules';
import type { ApplicationDecision } from '../../contract/applications';
import { CodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { letterOf } from './letter';
import { findByReference, updateStatus } from './repository';
import { mayFollow } from './rules';

/**
 * Moves an application on: into review, approved, or declined with a reason, and tells
 * the applicant by mail. The newsroom alone may.
 * @throws CodedError notPermitted, applicationNotFound; invalidInput for a refusal
 *   without a reason; conflict where the status does not lead there, or has just changed.
 */
export async function decideApplication({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: ApplicationDecision;
}): Promise<{ reference: string; status: ApplicationStatus }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const { reference, status, reason } = input;
  if (status === 'declined' && reason === '') {
    throw new CodedError('invalidInput', { field: 'reason' }, undefined, { reason: 'required' });
  }
  const row = await findByReference(ctx.db, reference);
  if (!row) throw new CodedError('applicationNotFound');
  if (!mayFollow(row.status as ApplicationStatus, status)) throw new CodedError('conflict');
  const change = { status, reason, at: ctx.now };
  const isChanged = await updateStatus(ctx.db, row, change, (tx) =>
    ctx.deliver(letterOf(row, 'applicationDecided', { status, reason: reason || 'none' }), tx),
  );
  if (!isChanged) throw new CodedError('conflict');
  return { reference, status };
}
