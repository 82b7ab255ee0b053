import { CodedError } from '../../contract/error-codes';
import { personOf, type CallContext } from '../domain-context';
import { findById, inTransaction } from './account-repository';
import { checkNewPassword, hashPassword, isPassword } from './password';
import { limitPasswords, lockProven } from './prove-password';
import { audited } from './sign-in-audit';
import { PASSWORD_BY_ACCOUNT } from './sign-in-limits';
import { targetsOf } from './target';
import { writePassword } from './write-password';

interface ResetPassword {
  /** The old one. */
  password: string;
  new_password1: string;
  new_password2: string;
}

/**
 * Changes one's own password by the old one; all other sessions end.
 * @throws CodedError signInRequired, passwordsDiffer, passwordLength, passwordCommon,
 *   wrongPassword, tooManyRequests.
 */
export async function resetPassword({
  ctx,
  input: { password, new_password1: next, new_password2: again },
}: {
  ctx: CallContext;
  input: ResetPassword;
}): Promise<{ ended_sessions: number }> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  checkNewPassword(next, again);
  const account = await findById(ctx.db, person.id);
  if (!account) throw new CodedError('wrongPassword');
  const targetDigest = targetsOf(account)[0]?.digest ?? '';
  return audited(ctx, { method: 'reset', targetDigest }, async (met) => {
    met(account.id);
    const key = accountKey(account.id);
    await limitPasswords(ctx, key);
    if (!(await isPassword(account.passwordHash, password))) {
      throw new CodedError('wrongPassword');
    }
    await ctx.forgive(PASSWORD_BY_ACCOUNT, key);
    const passwordHash = await hashPassword(next);
    const ended = await inTransaction(ctx.db, async (tx) =>
      writePassword(tx, ctx, await lockProven(tx, account), {
        passwordHash,
        keptSession: person.sessionId,
      }),
    );
    return { ended_sessions: ended };
  });
}

/** What tries of the password by somebody who is signed in are counted by. */
export function accountKey(accountId: number): string {
  return `account:${accountId}`;
}
