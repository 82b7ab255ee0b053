import { CodedError } from '../../contract/error-codes';
import type { SignedIn } from '../../contract/sign-in';
import type { Database } from '../../db/client';
import type { CallContext } from '../domain-context';
import { inTransaction, insertAccount, lockByTarget, type AccountRow } from './account-repository';
import { checkUsable, claimEmail } from './claim-email';
import { newcomer } from './newcomer';
import { openSession } from './open-session';
import { proveCode, spendCode } from './prove-code';
import { audited } from './sign-in-audit';
import type { Target } from './target';

/**
 * Signs in by a code that was sent to an address or a number; whoever has none gets an
 * account, for the address is proven. Anybody may try, within limits.
 * @param phoneCode area code, where the target is a phone.
 * @throws CodedError wrongCode, accountUnavailable, tooManyRequests.
 */
export async function signInByCode({
  ctx,
  input: { target, code, phoneCode, uuid },
}: {
  ctx: CallContext;
  input: { target: Target; code: string; phoneCode?: string; uuid?: string | undefined };
}): Promise<SignedIn> {
  const attempt = { method: 'code' as const, targetDigest: target.digest };
  return audited(ctx, attempt, async (met) => {
    const proven = await proveCode(ctx, { targets: [target], scenes: ['login'], code });
    return inTransaction(ctx.db, async (tx) => {
      await spendCode(tx, proven);
      const { account, isNew } = await accountOf(tx, ctx, { target, phoneCode });
      const signedIn = await openSession(tx, ctx, { account, uuid, isNew });
      met(account.id);
      return signedIn;
    });
  });
}

/**
 * The account of a proven address or number, made where there is none.
 * @throws CodedError accountUnavailable
 */
export async function accountOf(
  tx: Database,
  ctx: CallContext,
  { target, phoneCode }: { target: Target; phoneCode?: string | undefined },
): Promise<{ account: AccountRow; isNew: boolean }> {
  const known =
    target.kind === 'email'
      ? (await claimEmail(tx, target, ctx.now))?.account
      : await lockByTarget(tx, target);
  if (known) {
    checkUsable(known);
    return { account: known, isNew: false };
  }
  const account = await insertAccount(tx, newcomer(ctx, target, phoneCode ? { phoneCode } : {}));
  if (!account) throw new CodedError('conflict');
  return { account, isNew: true };
}
