import { isCodedError, isLimit } from '../../contract/error-codes';
import type { CallContext } from '../domain-context';
import { insertSignIn, type SignInMethod } from './sign-in-repository';

/** Tells the audit which account was met, once it is known. */
export type Met = (accountId: number) => void;

/**
 * Runs a try to sign in and writes down how it ended. One that a limit refused is not
 * written: whoever is refused could fill the table at will.
 */
export async function audited<Result>(
  ctx: CallContext,
  { method, targetDigest }: { method: SignInMethod; targetDigest: string },
  attempt: (met: Met) => Promise<Result>,
): Promise<Result> {
  let accountId: number | null = null;
  const write = (outcome: string) =>
    insertSignIn(ctx.db, {
      accountId,
      targetDigest,
      method,
      outcome,
      userAgent: ctx.userAgent,
      network: ctx.network,
      at: ctx.now,
    });
  try {
    const result = await attempt((id) => (accountId = id));
    await write('ok');
    return result;
  } catch (error) {
    if (isCodedError(error) && !isLimit(error)) await write(error.key);
    throw error;
  }
}
