import { CodedError } from '../../contract/error-codes';
import type { SignedIn } from '../../contract/sign-in';
import type { CallContext } from '../domain-context';
import { inTransaction, insertAccount, updateAccount } from './account-repository';
import { claimEmail } from './claim-email';
import { newcomer } from './newcomer';
import { openSession } from './open-session';
import { checkNewPassword, hashPassword } from './password';
import { proveCode, spendCode } from './prove-code';
import { audited } from './sign-in-audit';
import type { Target } from './target';

/**
 * Registers a mail address with a password and signs in. Anybody may, within limits.
 * That the address has an account is told to nobody but its owner, who sent the code.
 * @throws CodedError passwordLength, passwordCommon, wrongCode, addressTaken, accountUnavailable,
 *   tooManyRequests.
 */
export async function register({
  ctx,
  input: { target, code, password, uuid },
}: {
  ctx: CallContext;
  input: { target: Target; code: string; password: string; uuid?: string | undefined };
}): Promise<SignedIn> {
  checkNewPassword(password, password);
  const attempt = { method: 'register' as const, targetDigest: target.digest };
  return audited(ctx, attempt, async (met) => {
    const proven = await proveCode(ctx, { targets: [target], scenes: ['register'], code });
    const passwordHash = await hashPassword(password);
    return inTransaction(ctx.db, async (tx) => {
      await spendCode(tx, proven);
      const known = await claimEmail(tx, target, ctx.now);
      if (known?.wasProven) throw new CodedError('addressTaken');
      const account = known
        ? await updateAccount(tx, known.account.id, { passwordHash })
        : await insertAccount(tx, newcomer(ctx, target, { passwordHash }));
      if (!account) throw new CodedError('addressTaken');
      const signedIn = await openSession(tx, ctx, { account, uuid, isNew: true });
      met(account.id);
      return signedIn;
    });
  });
}
