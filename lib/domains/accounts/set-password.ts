import { CodedError } from '../../contract/error-codes';
import type { SignedIn } from '../../contract/sign-in';
import { newToken } from '../../platform/secret';
import { personOf, type CallContext } from '../domain-context';
import { findById, inTransaction, lockById, lockBySession } from './account-repository';
import { checkUsable } from './claim-email';
import { tokenDigest } from './identify';
import { openSession, signedInAs } from './open-session';
import { checkNewPassword, hashPassword } from './password';
import { renewSession } from './session-repository';
import { audited } from './sign-in-audit';
import { targetsOf } from './target';
import { accountOfTicket, spendTicket } from './upgrade-ticket';
import { writePassword } from './write-password';

interface SetPassword {
  new_password1: string;
  new_password2: string;
  ticket?: string | undefined;
  uuid?: string | undefined;
}

/**
 * Sets the password of the account of an upgrade ticket and signs in, or the first one of
 * one's own account, whose session then has a new token. Other sessions end.
 * @throws CodedError passwordsDiffer, passwordLength, passwordCommon; signInRequired for a visitor
 *   without a ticket; upgradeExpired; conflict without an address, or where one has a password.
 */
export async function setPassword({
  ctx,
  input: { new_password1: password, new_password2: again, ticket, uuid },
}: {
  ctx: CallContext;
  input: SetPassword;
}): Promise<SignedIn> {
  if (ticket === undefined) personOf(ctx.actor, () => new CodedError('signInRequired'));
  checkNewPassword(password, again);
  return ticket === undefined
    ? setFirstPassword(ctx, password)
    : setByTicket(ctx, { password, ticket, uuid });
}

async function setByTicket(
  ctx: CallContext,
  { password, ticket, uuid }: { password: string; ticket: string; uuid?: string | undefined },
): Promise<SignedIn> {
  const accountId = await accountOfTicket(ctx.db, ticket, ctx.now);
  const named = await findById(ctx.db, accountId);
  const [target] = named ? targetsOf(named).reverse() : [];
  const attempt = { method: 'upgrade' as const, targetDigest: target?.digest ?? '' };
  return audited(ctx, attempt, async (met) => {
    met(accountId);
    const passwordHash = await hashPassword(password);
    return inTransaction(ctx.db, async (tx) => {
      await spendTicket(tx, ticket);
      const account = await lockById(tx, accountId);
      if (!account) throw new CodedError('upgradeExpired');
      checkUsable(account);
      if (!account.emailVerifiedAt) throw new CodedError('conflict');
      await writePassword(tx, ctx, account, { passwordHash });
      return openSession(tx, ctx, { account, uuid, isTold: true });
    });
  });
}

async function setFirstPassword(ctx: CallContext, password: string): Promise<SignedIn> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const passwordHash = await hashPassword(password);
  const token = newToken();
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockBySession(tx, person);
    if (!account) throw new CodedError('signInRequired');
    if (account.passwordHash || !account.emailVerifiedAt) throw new CodedError('conflict');
    await writePassword(tx, ctx, account, { passwordHash, keptSession: person.sessionId });
    await renewSession(tx, person.sessionId, tokenDigest(token));
    return signedInAs(account, token, false);
  });
}
