import type { ApplicationStatus } from '../../contract/application-rules';
import type { ApplicationState } from '../../contract/applications';
import { CodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { LOOK_UP_BY_NETWORK } from './limits';
import { findByReference, listSteps } from './repository';
import { answerDue, type ApplicationKind } from './rules';

/**
 * Where an application stands. Whoever knows its reference and its e-mail address
 * may know; a wrong address and a reference that there is not are answered alike.
 * @throws CodedError applicationNotFound, tooManyRequests
 */
export async function getApplication({
  ctx,
  kind,
  input,
}: {
  ctx: CallContext;
  kind: ApplicationKind;
  input: { reference: string; email: string };
}): Promise<ApplicationState> {
  await ctx.limit(LOOK_UP_BY_NETWORK, ctx.network);
  const row = await findByReference(ctx.db, input.reference);
  if (!row || row.kind !== kind || row.email !== input.email.toLowerCase()) {
    throw new CodedError('applicationNotFound');
  }
  const steps = await listSteps(ctx.db, row.id);
  return {
    reference: row.reference,
    submitted_time: row.createdAt.toISOString(),
    expected_time: answerDue(kind, row.createdAt).toISOString(),
    status: row.status as ApplicationStatus,
    reason: row.reason,
    steps: steps.map(({ status, at }) => ({
      status: status as ApplicationStatus,
      time: at.toISOString(),
    })),
  };
}
