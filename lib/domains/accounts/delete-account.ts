import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { FileStore } from '../../platform/file-store';
import { personOf, type CallContext } from '../domain-context';
import { forgetPerson } from '../social/public';
import {
  dropTickets,
  findById,
  inTransaction,
  lockById,
  type AccountRow,
} from './account-repository';
import { dropCodes } from './code-repository';
import { blankAccount, dropTraces } from './forget-repository';
import { isPassword } from './password';
import { proveCode, spendCode, type ProvenCode } from './prove-code';
import { limitPasswords, lockProven } from './prove-password';
import { accountKey } from './reset-password';
import { dropSessions } from './session-repository';
import { PASSWORD_BY_ACCOUNT } from './sign-in-limits';
import { targetsOf } from './target';

/**
 * Deletes one's own account for good, by its password or a code that was sent to an
 * address of it. What others see of it (votes, articles) stays without a name.
 * @param documents store of the sealed pictures of documents.
 * @throws CodedError signInRequired; notPermitted for the newsroom's staff;
 *   wrongPassword, wrongCode, tooManyRequests; invalidInput without either proof.
 */
export async function deleteAccount({
  ctx,
  input: { password, code },
  documents,
}: {
  ctx: CallContext;
  input: { password?: string | undefined; code?: string | undefined };
  documents: FileStore;
}): Promise<Record<string, never>> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const account = await findById(ctx.db, person.id);
  if (!account) throw new CodedError('signInRequired');
  checkLeaver(account);
  const proof = await prove(ctx, account, { password, code });
  const files = await inTransaction(ctx.db, async (tx) => {
    if (proof) await spendCode(tx, proof);
    return forget(tx, ctx, account, { isByPassword: !proof });
  });
  for (const file of files) await documents.remove(file);
  return {};
}

/** The desk's decisions carry their names; another of the staff takes the role from them first. */
function checkLeaver({ role, state }: AccountRow): void {
  if (role !== 'reader') throw new CodedError('notPermitted');
  if (state !== 'active') throw new CodedError('signInRequired');
}

/** @returns the code, where it was one. */
async function prove(
  ctx: CallContext,
  account: AccountRow,
  { password, code }: { password?: string | undefined; code?: string | undefined },
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
    const fields = { password: 'required' } as const;
    throw new CodedError('invalidInput', { field: 'password' }, undefined, fields);
  }
  return proveCode(ctx, { targets: targetsOf(account), scenes: ['delete'], code });
}

async function forget(
  tx: Database,
  ctx: CallContext,
  proven: AccountRow,
  { isByPassword }: { isByPassword: boolean },
): Promise<string[]> {
  const { id } = proven;
  const account = isByPassword ? await lockProven(tx, proven) : await lockById(tx, id);
  if (!account) throw new CodedError('signInRequired');
  checkLeaver(account);
  await forgetPerson(tx, id);
  await dropSessions(tx, id);
  await dropTickets(tx, id);
  await dropCodes(
    tx,
    targetsOf(account).map(({ digest }) => digest),
  );
  const files = await dropTraces(tx, id);
  await blankAccount(tx, id, ctx.now);
  return files;
}
