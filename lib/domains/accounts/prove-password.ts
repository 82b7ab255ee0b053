import { CodedError, isCodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { CallContext } from '../domain-context';
import { findByTarget, lockById, type AccountRow } from './account-repository';
import { checkUsable } from './claim-email';
import { isPassword } from './password';
import type { Met } from './sign-in-audit';
import {
  PASSWORD_BY_ACCOUNT,
  PASSWORD_BY_NETWORK,
  PASSWORD_BY_TARGET,
  PASSWORD_BY_TARGET_AND_NETWORK,
} from './sign-in-limits';
import type { Target } from './target';

/**
 * The account of an address or number whose password was typed. An unknown one, one
 * without a password and a wrong password are answered alike, after the same work.
 * @throws CodedError wrongCredentials, accountUnavailable (after the right password alone),
 *   passwordLimited.
 */
export async function provePassword(
  ctx: CallContext,
  { target, password, met }: { target: Target; password: string; met: Met },
): Promise<AccountRow> {
  const tries = triesAt(ctx, target);
  await limitSignIn(ctx, tries);
  const account = await findByTarget(ctx.db, target);
  if (account) met(account.id);
  const isRight = await isPassword(account?.passwordHash, password);
  if (!account || !isRight) throw new CodedError('wrongCredentials');
  checkUsable(account);
  for (const [rule, key] of tries) await ctx.forgive(rule, key);
  return account;
}

function triesAt(ctx: CallContext, { digest }: Target) {
  return [
    [PASSWORD_BY_TARGET_AND_NETWORK, `${digest} ${ctx.network}`],
    [PASSWORD_BY_TARGET, digest],
  ] as const;
}

/**
 * Counts a try to sign in by a password. Whoever is refused is told of the way that stays
 * open, a code. @throws CodedError passwordLimited
 */
async function limitSignIn(ctx: CallContext, tries: ReturnType<typeof triesAt>): Promise<void> {
  try {
    await ctx.limit(PASSWORD_BY_NETWORK, ctx.network);
    for (const [rule, key] of tries) await ctx.limit(rule, key);
  } catch (error) {
    if (!isCodedError(error) || error.key !== 'tooManyRequests') throw error;
    throw new CodedError('passwordLimited', error.details, error);
  }
}

/** Counts a try of one's own password by who is signed in. @throws CodedError tooManyRequests */
export async function limitPasswords(ctx: CallContext, key: string): Promise<void> {
  await ctx.limit(PASSWORD_BY_NETWORK, ctx.network);
  await ctx.limit(PASSWORD_BY_ACCOUNT, key);
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
