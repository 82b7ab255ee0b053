import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { CallContext } from '../domain-context';
import { findByTarget, lockById, type AccountRow } from './account-repository';
import { checkUsable } from './claim-email';
import { isPassword } from './password';
import type { Met } from './sign-in-audit';
import { PASSWORD_BY_NETWORK, PASSWORD_BY_TARGET } from './sign-in-limits';
import type { Target } from './target';

/**
 * The account of an address or number whose password was typed. An unknown one, one
 * without a password and a wrong password are answered alike, after the same work.
 * @throws CodedError wrongCredentials, accountUnavailable (after the right password alone),
 *   tooManyRequests.
 */
export async function provePassword(
  ctx: CallContext,
  { target, password, met }: { target: Target; password: string; met: Met },
): Promise<AccountRow> {
  await limitPasswords(ctx, target.digest);
  const account = await findByTarget(ctx.db, target);
  if (account) met(account.id);
  const isRight = await isPassword(account?.passwordHash, password);
  if (!account || !isRight) throw new CodedError('wrongCredentials');
  checkUsable(account);
  await ctx.forgive(PASSWORD_BY_TARGET, target.digest);
  return account;
}

/** Counts a try of a password. @throws CodedError tooManyRequests */
export async function limitPasswords(ctx: CallContext, key: string): Promise<void> {
  await ctx.limit(PASSWORD_BY_NETWORK, ctx.network);
  await ctx.limit(PASSWORD_BY_TARGET, key);
}

/**
 * The account again, held: its password may have changed, or it was blocked or deleted,
 * while the typed one was compared.
 * @throws CodedError wrongCredentials
 */
export async function lockProven(tx: Database, proven: AccountRow): Promise<AccountRow> {
  const account = await lockById(tx, proven.id);
  const isSame = account?.passwordHash === proven.passwordHash && account?.state === proven.state;
  if (!account || !isSame) throw new CodedError('wrongCredentials');
  return account;
}
