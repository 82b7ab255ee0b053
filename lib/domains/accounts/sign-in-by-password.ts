import type { SignedIn } from '../../contract/sign-in';
import type { CallContext } from '../domain-context';
import { inTransaction } from './account-repository';
import { openSession } from './open-session';
import { lockProven, provePassword } from './prove-password';
import { audited } from './sign-in-audit';
import type { Target } from './target';

/**
 * Signs in by the password of an address or a number. Anybody may try, within limits.
 * @throws CodedError as `provePassword`.
 */
export async function signInByPassword({
  ctx,
  input: { target, password, uuid },
}: {
  ctx: CallContext;
  input: { target: Target; password: string; uuid?: string | undefined };
}): Promise<SignedIn> {
  const attempt = { method: 'password' as const, targetDigest: target.digest };
  return audited(ctx, attempt, async (met) => {
    const proven = await provePassword(ctx, { target, password, met });
    return inTransaction(ctx.db, async (tx) =>
      openSession(tx, ctx, { account: await lockProven(tx, proven), uuid }),
    );
  });
}
