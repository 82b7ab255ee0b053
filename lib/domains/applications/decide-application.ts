import type { ApplicationStatus } from '../../contract/application-rules';
import type { ApplicationDecision } from '../../contract/applications';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { staffMember } from '../staff';
import { grantColumn } from './grant-column';
import { letterOf } from './letter';
import { findByReference, inOne, updateStatus, type ApplicationRow } from './repository';
import { mayFollow } from './rules';

/**
 * Moves an application on: into review, approved, or declined with a reason, and tells
 * the applicant by mail. The newsroom's commands and the desk may. An approved column
 * application gives the account of its address a column; approved once more, it does so for
 * an account that came later.
 * @throws CodedError notPermitted, secondStepRequired, applicationNotFound; invalidInput for
 *   a refusal without a reason; conflict where the status does not lead there, or has just
 *   changed.
 */
export async function decideApplication({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: ApplicationDecision;
}): Promise<{ reference: string; status: ApplicationStatus }> {
  if (ctx.actor.kind !== 'system') staffMember(ctx.actor);
  const { reference, status, reason } = input;
  if (status === 'declined' && reason === '') {
    throw new CodedError('invalidInput', { field: 'reason' }, undefined, { reason: 'required' });
  }
  const row = await findByReference(ctx.db, reference);
  if (!row) throw new CodedError('applicationNotFound');
  const isColumn = row.kind === 'column' && status === 'approved';
  if (isColumn && row.status === 'approved') {
    await inOne(ctx.db, (tx) => grantColumn(tx, ctx, row));
    return { reference, status };
  }
  if (!mayFollow(row.status as ApplicationStatus, status)) throw new CodedError('conflict');
  const change = { status, reason, at: ctx.now };
  const isChanged = await updateStatus(ctx.db, row, change, async (tx) => {
    if (isColumn) await grantColumn(tx, ctx, row);
    await tell(tx, ctx, row, { status, reason });
  });
  if (!isChanged) throw new CodedError('conflict');
  return { reference, status };
}

async function tell(
  tx: Database,
  ctx: CallContext,
  row: ApplicationRow,
  { status, reason }: { status: ApplicationStatus; reason: string },
): Promise<void> {
  const { actor, now: at } = ctx;
  await ctx.deliver(letterOf(row, 'applicationDecided', { status, reason: reason || 'none' }), tx);
  await recordAct(tx, {
    ...{ actor, act: `application.${status}`, subject: 'application', subjectId: row.reference },
    ...{ detail: { form: row.kind, reason }, at },
  });
}
