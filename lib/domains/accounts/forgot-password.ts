import { CodedError } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { inTransaction } from './account-repository';
import { claimEmail } from './claim-email';
import { checkNewPassword, hashPassword } from './password';
import { proveCode, spendCode } from './prove-code';
import { audited } from './sign-in-audit';
import { emailTarget } from './target';
import { writePassword } from './write-password';

interface ForgotPassword {
  email: string;
  code: string;
  new_password1: string;
  new_password2: string;
}

/**
 * Sets a new password by a code that was sent to the address; all sessions end. Anybody
 * may try, within limits; that there is no account is told to the address's owner alone.
 * @throws CodedError passwordsDiffer, passwordLength, passwordCommon, wrongCode, noSuchAccount,
 *   accountUnavailable, tooManyRequests.
 */
export async function forgotPassword({
  ctx,
  input: { email, code, new_password1: password, new_password2: again },
}: {
  ctx: CallContext;
  input: ForgotPassword;
}): Promise<Record<string, never>> {
  checkNewPassword(password, again);
  const target = emailTarget(email);
  const attempt = { method: 'reset' as const, targetDigest: target.digest };
  await audited(ctx, attempt, async (met) => {
    const proven = await proveCode(ctx, { targets: [target], scenes: ['reset'], code });
    const passwordHash = await hashPassword(password);
    await inTransaction(ctx.db, async (tx) => {
      await spendCode(tx, proven);
      const claimed = await claimEmail(tx, target, ctx.now);
      if (!claimed) throw new CodedError('noSuchAccount');
      await writePassword(tx, ctx, claimed.account, { passwordHash });
      met(claimed.account.id);
    });
  });
  return {};
}
