import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { personOf, type CallContext } from '../domain-context';
import {
  findById,
  inTransaction,
  lockById,
  lockByTarget,
  updateAccount,
  type AccountRow,
} from './account-repository';
import { checkUsable } from './claim-email';
import { dropCodes } from './code-repository';
import { proveCode, spendCode, type ProvenCode } from './prove-code';
import { proveOwner, type OwnerProof } from './prove-owner';
import { lockProven } from './prove-password';
import { emailTarget, type Target } from './target';
import { accountOfTicket } from './upgrade-ticket';

interface BindEmail extends Pick<OwnerProof, 'password'> {
  email: string;
  code: string;
  id?: number | undefined;
  ticket?: string | undefined;
  /** Sent to the address that is to go. */
  old_code?: string | undefined;
}

/**
 * Binds a mail address by the code that was sent to it: to the account of an upgrade
 * ticket, or to one's own. Whoever has the address can set a new password: to put another in the
 * place of one that was proven takes the password, or a code sent to the old address, which is
 * told by mail.
 * @throws CodedError signInRequired for a visitor without a ticket, upgradeExpired,
 *   wrongPassword, wrongCode, addressTaken, accountUnavailable, tooManyRequests; invalidInput
 *   without the proof that another address takes.
 */
export async function bindEmail({
  ctx,
  input: { email, code, id, ticket, password, old_code: oldCode },
}: {
  ctx: CallContext;
  input: BindEmail;
}): Promise<{ email: string }> {
  const accountId =
    ticket === undefined
      ? personOf(ctx.actor, () => new CodedError('signInRequired')).id
      : await accountOfTicket(ctx.db, ticket, ctx.now);
  if (ticket !== undefined && id !== undefined && id !== accountId) {
    throw new CodedError('upgradeExpired');
  }
  const target = emailTarget(email);
  const owner =
    ticket === undefined
      ? await proveChange(ctx, accountId, { password, code: oldCode })
      : undefined;
  const proven = await proveCode(ctx, { targets: [target], scenes: ['bind', 'upgrade'], code });
  await inTransaction(ctx.db, async (tx) => {
    if (owner?.oldCode) await spendCode(tx, owner.oldCode);
    await spendCode(tx, proven);
    await freeAddress(tx, target, accountId);
    const account = owner ? await lockProven(tx, owner.account) : await lockById(tx, accountId);
    if (!account) throw new CodedError('signInRequired');
    if (owner && account.email !== owner.account.email) throw new CodedError('conflict');
    checkUsable(account);
    if (account.emailVerifiedAt && account.email !== email) await tellOldAddress(tx, ctx, account);
    await updateAccount(tx, accountId, { email, emailVerifiedAt: ctx.now });
  });
  return { email };
}

/** Asks for the proof that the change of a proven address takes; the first one takes none. */
async function proveChange(
  ctx: CallContext,
  accountId: number,
  proof: OwnerProof,
): Promise<{ account: AccountRow; oldCode?: ProvenCode | undefined }> {
  const account = await findById(ctx.db, accountId);
  if (!account) throw new CodedError('signInRequired');
  if (!account.emailVerifiedAt) return { account };
  const oldCode = await proveOwner(ctx, account, { proof, scene: 'rebind', codeField: 'old_code' });
  return { account, oldCode };
}

/** An address that somebody merely named is taken from them. @throws CodedError addressTaken */
async function freeAddress(tx: Database, target: Target, accountId: number): Promise<void> {
  const holder = await lockByTarget(tx, target);
  if (!holder || holder.id === accountId) return;
  if (holder.emailVerifiedAt) throw new CodedError('addressTaken');
  await updateAccount(tx, holder.id, { email: null });
}

async function tellOldAddress(tx: Database, ctx: CallContext, account: AccountRow): Promise<void> {
  if (!account.email) return;
  await dropCodes(tx, [emailTarget(account.email).digest]);
  const { email: to, locale } = account;
  await ctx.deliver({ channel: 'mail', to, kind: 'addressChanged', params: {}, locale }, tx);
}
