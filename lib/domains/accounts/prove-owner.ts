import { CodedError } from '../../contract/error-codes';
import type { CodeScene } from '../../contract/sign-in';
import type { CallContext } from '../domain-context';
import type { AccountRow } from './account-repository';
import { isPassword } from './password';
import { proveCode, type ProvenCode } from './prove-code';
import { limitPasswords } from './prove-password';
import { accountKey } from './reset-password';
import { PASSWORD_BY_ACCOUNT } from './sign-in-limits';
import { targetsOf } from './target';

/** What shows that who is signed in is the owner, not somebody at a screen that was left open. */
export interface OwnerProof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Judges the proof of an act that would cost the owner their account: its password, or a code
 * that was sent to an address of it. Must not be called within a transaction.
 * @param scene what the code was asked for.
 * @param codeField name of the code in the call's input.
 * @returns the code, still to be spent, where it was one; a password stays right as long as
 *   `lockProven` finds it.
 * @throws CodedError wrongPassword, wrongCode, tooManyRequests; invalidInput without either.
 */
export async function proveOwner(
  ctx: CallContext,
  account: AccountRow,
  {
    proof: { password, code },
    scene,
    codeField,
  }: { proof: OwnerProof; scene: CodeScene; codeField: string },
): Promise<ProvenCode | undefined> {
  if (password !== undefined) {
    const key = accountKey(account.id);
    await limitPasswords(ctx, key);
    if (!(await isPassword(account.passwordHash, password))) {
      throw new CodedError('wrongPassword');
    }
    await ctx.forgive(PASSWORD_BY_ACCOUNT, key);
    return undefined;
  }
  if (code === undefined) {
    const field = account.passwordHash === null ? codeField : 'password';
    throw new CodedError('invalidInput', { field }, undefined, { [field]: 'required' });
  }
  return proveCode(ctx, { targets: targetsOf(account), scenes: [scene], code });
}
