import type { CallContext } from '../domain-context';
import { inTransaction, type AccountRow } from './account-repository';
import { maskedEmail } from './mask-address';
import { proveCode, spendCode } from './prove-code';
import { lockProven, provePassword } from './prove-password';
import { accountOf } from './sign-in-by-code';
import { audited } from './sign-in-audit';
import type { Target } from './target';
import { openTicket } from './upgrade-ticket';

interface VerifyPhone {
  target: Target;
  phoneCode: string;
  /** One of the two. */
  code?: string | undefined;
  password?: string | undefined;
}

/**
 * First step of the account upgrade: proves a phone by its account's password or by a
 * code, which makes an account where the number has none. Anybody may try, within limits.
 * @returns a ticket that is good for the next two steps.
 * @throws CodedError wrongCredentials, wrongCode, accountUnavailable, tooManyRequests.
 */
export async function verifyPhone({
  ctx,
  input: { target, phoneCode, code, password = '' },
}: {
  ctx: CallContext;
  input: VerifyPhone;
}): Promise<{ id: number; ticket: string; email: string }> {
  const attempt = { method: 'upgrade' as const, targetDigest: target.digest };
  return audited(ctx, attempt, async (met) => {
    if (code === undefined) {
      const proven = await provePassword(ctx, { target, password, met });
      return inTransaction(ctx.db, async (tx) => {
        const account = await lockProven(tx, proven);
        return answer(account, await openTicket(tx, account.id, ctx.now));
      });
    }
    const proven = await proveCode(ctx, { targets: [target], scenes: ['upgrade'], code });
    return inTransaction(ctx.db, async (tx) => {
      await spendCode(tx, proven);
      const { account } = await accountOf(tx, ctx, { target, phoneCode });
      const ticket = await openTicket(tx, account.id, ctx.now);
      met(account.id);
      return answer(account, ticket);
    });
  });
}

function answer({ id, email, emailVerifiedAt }: AccountRow, ticket: string) {
  return { id, ticket, email: maskedEmail(emailVerifiedAt ? email : null) };
}
