import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { personOf, type CallContext } from '../domain-context';
import {
  inTransaction,
  lockById,
  lockByTarget,
  updateAccount,
  type AccountRow,
} from './account-repository';
import { checkUsable } from './claim-email';
import { dropCodes } from './code-repository';
import { proveCode, spendCode } from './prove-code';
import { emailTarget, type Target } from './target';
import { accountOfTicket } from './upgrade-ticket';

/**
 * Binds a mail address by the code that was sent to it: to the account of an upgrade
 * ticket, or to one's own. The address that it takes the place of is told by mail.
 * @throws CodedError signInRequired for a visitor without a ticket, upgradeExpired,
 *   wrongCode, addressTaken, accountUnavailable, tooManyRequests.
 */
export async function bindEmail({
  ctx,
  input: { email, code, id, ticket },
}: {
  ctx: CallContext;
  input: { email: string; code: string; id?: number | undefined; ticket?: string | undefined };
}): Promise<{ email: string }> {
  const accountId =
    ticket === undefined
      ? personOf(ctx.actor, () => new CodedError('signInRequired')).id
      : await accountOfTicket(ctx.db, ticket, ctx.now);
  if (ticket !== undefined && id !== undefined && id !== accountId) {
    throw new CodedError('upgradeExpired');
  }
  const target = emailTarget(email);
  const proven = await proveCode(ctx, { targets: [target], scenes: ['bind', 'upgrade'], code });
  await inTransaction(ctx.db, async (tx) => {
    await spendCode(tx, proven);
    await freeAddress(tx, target, accountId);
    const account = await lockById(tx, accountId);
    if (!account) throw new CodedError('signInRequired');
    checkUsable(account);
    if (account.emailVerifiedAt && account.email !== email) await tellOldAddress(tx, ctx, account);
    await updateAccount(tx, accountId, { email, emailVerifiedAt: ctx.now });
  });
  return { email };
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
