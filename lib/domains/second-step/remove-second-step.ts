import { CodedError } from '../../contract/error-codes';
import { recordAct } from '../audit/public';
import type { CallContext, DomainContext } from '../domain-context';
import { staffAccount, staffMember } from '../staff';
import { TRY_BY_ACCOUNT } from './limits';
import { dropStep, inOne, lockStep } from './repository';
import { spendCode } from './spend-code';

/**
 * Takes the second step off: one's own by a code, or as an admin another's, who lost their
 * device and every recovery code.
 * @throws CodedError notPermitted, secondStepRequired, wrongSecondStep, tooManyRequests;
 *   notFound where the other has none; conflict where one has none oneself.
 */
export async function removeSecondStep({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { code: string } | { account_id: number };
}): Promise<Record<string, never>> {
  if ('account_id' in input) await resetOther(ctx, input.account_id);
  else await removeOwn(ctx, input.code);
  return {};
}

async function removeOwn(ctx: CallContext, code: string): Promise<void> {
  const { id } = staffAccount(ctx.actor);
  await ctx.limit(TRY_BY_ACCOUNT, String(id));
  await inOne(ctx.db, async (tx) => {
    await spendCode(tx, { accountId: id, code, now: ctx.now });
    await dropStep(tx, id);
    await recordAct(tx, {
      ...{ actor: ctx.actor, act: 'person.secondStepOff', subject: 'person', subjectId: id },
      at: ctx.now,
    });
  });
  await ctx.forgive(TRY_BY_ACCOUNT, String(id));
}

async function resetOther(ctx: CallContext, accountId: number): Promise<void> {
  const { id } = staffMember(ctx.actor, 'admin');
  // An admin who lost theirs asks another admin: a stolen session is not enough.
  if (id === accountId) throw new CodedError('notPermitted');
  if (!(await resetStep(ctx, accountId))) throw new CodedError('notFound');
}

/**
 * Takes the second step off an account and records who did; the caller has authorised.
 * @returns whether it had one.
 */
export async function resetStep(ctx: DomainContext, accountId: number): Promise<boolean> {
  return inOne(ctx.db, async (tx) => {
    if (!(await lockStep(tx, accountId))) return false;
    await dropStep(tx, accountId);
    await recordAct(tx, {
      ...{ actor: ctx.actor, act: 'person.secondStepReset', subject: 'person' },
      ...{ subjectId: accountId, at: ctx.now },
    });
    return true;
  });
}
