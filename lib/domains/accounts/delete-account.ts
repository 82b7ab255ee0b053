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
import { spendCode } from './prove-code';
import { proveOwner } from './prove-owner';
import { lockProven } from './prove-password';
import { dropSessions } from './session-repository';
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
  const proof = await proveOwner(ctx, account, {
    proof: { password, code },
    scene: 'delete',
    codeField: 'code',
  });
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
