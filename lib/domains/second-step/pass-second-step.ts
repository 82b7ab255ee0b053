import type { SecondStepState } from '../../contract/second-step';
import { env } from '../../platform/env';
import type { CallContext, DomainContext } from '../domain-context';
import { staffAccount } from '../staff';
import { TRY_BY_ACCOUNT } from './limits';
import { findStep, inOne, isPassed, markPassed } from './repository';
import { spendCode } from './spend-code';

/** Where one's own second step stands. @throws CodedError notPermitted for readers */
export async function getSecondStep({ ctx }: { ctx: DomainContext }): Promise<SecondStepState> {
  const { id, sessionId } = staffAccount(ctx.actor);
  const step = await findStep(ctx.db, id);
  return {
    state: !step ? 'none' : step.confirmedAt ? 'on' : 'begun',
    is_required: env().STAFF_SECOND_STEP === 'required',
    is_passed: await isPassed(ctx.db, sessionId),
    recovery_left: step?.recoveryDigests.length ?? 0,
  };
}

/**
 * Passes the second step in the session of the call.
 * @throws CodedError notPermitted for readers, wrongSecondStep, tooManyRequests; conflict
 *   where none is set up.
 */
export async function passSecondStep({
  ctx,
  input: { code },
}: {
  ctx: CallContext;
  input: { code: string };
}): Promise<SecondStepState> {
  const { id, sessionId } = staffAccount(ctx.actor);
  await ctx.limit(TRY_BY_ACCOUNT, String(id));
  await inOne(ctx.db, async (tx) => {
    await spendCode(tx, { accountId: id, code, now: ctx.now });
    await markPassed(tx, { accountId: id, sessionId, at: ctx.now });
  });
  await ctx.forgive(TRY_BY_ACCOUNT, String(id));
  return getSecondStep({ ctx });
}
